import { filmingGuide } from '../../content/en/home.ts';
import styles from './FilmingGuide.module.css';
import { FRAME_RATES_FPS, firstAverageKmh, framesM } from './frameRates.ts';

/** As far as the chart reaches, in metres and in its own units. */
const REACH_M = 7;
const REACH_UNITS = 400;

/** The frames of one rate: the first gap, and a dot for each frame. */
function Frames({ frameRateFps }: { frameRateFps: number }) {
  const places = framesM(frameRateFps, REACH_M).map((placeM) =>
    Math.round(6 + (placeM / REACH_M) * (REACH_UNITS - 12)),
  );
  const [from = 0, to = 0] = places;
  return (
    <svg
      viewBox={`0 0 ${REACH_UNITS} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.gap} d={`M${from} 6H${to}`} />
      <path className={styles.frames} d={places.map((x) => `M${x} 6h0`).join('')} />
    </svg>
  );
}

/** How to film so that the number is right: physics, and what each frame rate reads. */
export function FilmingGuide() {
  const { title, chart, tips } = filmingGuide;
  return (
    <div className={styles.guide}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <table className={styles.chart}>
          <caption>{chart.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{chart.frameRate}</th>
              <td />
              <th scope="col">{chart.average}</th>
            </tr>
          </thead>
          <tbody>
            {FRAME_RATES_FPS.map((frameRateFps) => (
              <tr key={frameRateFps}>
                <th scope="row">{frameRateFps}</th>
                <td>
                  <Frames frameRateFps={frameRateFps} />
                </td>
                <td className={styles.reading}>{Math.round(firstAverageKmh(frameRateFps))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.tips}>
        {tips.map(({ title: term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
