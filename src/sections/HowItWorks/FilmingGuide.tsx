import type { Content } from '../../i18n/content.ts';
import { EXAMPLE_SMASH } from '../../lib/flight.ts';
import { streakPath } from '../../lib/streakPath.ts';
import styles from './FilmingGuide.module.css';
import { FRAME_RATES_FPS, firstAverageKmh, framesM, WIDTH_M } from './frameRates.ts';

/** The width of the chart. */
const WIDTH_UNITS = 400;

/** A row of the chart: a dot for each frame, and the gap between the first two. */
function Frames({ frameRateFps }: { frameRateFps: number }) {
  const dots = framesM(frameRateFps).map((distanceM) =>
    Math.round(6 + (distanceM / WIDTH_M) * (WIDTH_UNITS - 12)),
  );
  const [from = 0, to = 0] = dots;
  return (
    <svg viewBox={`0 0 ${WIDTH_UNITS} 12`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.gap} d={`M${from} 6H${to}`} />
      <path
        className={styles.frames}
        d={streakPath(dots.map((x) => ({ x, y: 6, dx: 0, dy: 0 })))}
      />
    </svg>
  );
}

/** How to film well, and why the app fits a curve: a chart of frame rates. */
export function FilmingGuide({ words }: { words: Content['filmingGuide'] }) {
  const { title, chart, tips } = words;
  return (
    <div className={`${styles.guide} card`}>
      <div>
        <h3>{title}</h3>
        <dl className={styles.tips}>
          {tips.map(({ title: term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3>{chart.title}</h3>
        <p>{chart.text}</p>
        <table className={styles.chart}>
          <caption>{chart.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{chart.frameRate}</th>
              <td />
              <th scope="col">{chart.average}</th>
              <th scope="col">{chart.curve}</th>
            </tr>
          </thead>
          <tbody>
            {FRAME_RATES_FPS.map((frameRateFps) => (
              <tr key={frameRateFps}>
                <th scope="row">{frameRateFps}</th>
                <td>
                  <Frames frameRateFps={frameRateFps} />
                </td>
                <td>{Math.round(firstAverageKmh(frameRateFps))}</td>
                {/* A drag curve through frames without noise is the flight itself. */}
                <td>{EXAMPLE_SMASH.speedKmh}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
