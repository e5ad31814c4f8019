import type { Content } from '../../i18n/content.ts';
import { formatNumber } from '../../lib/browser/formatNumber.ts';
import { interpolate } from '../../lib/browser/interpolate.ts';
import {
  CHART_LENGTH_M,
  FRAME_RATES_FPS,
  firstAverageKmh,
  frameDistancesM,
} from '../../lib/flight/frameRates.ts';
import { streakPath } from '../../lib/flight/streakPath.ts';
import styles from './FrameRateTable.module.css';
import {
  IMAGE_PX,
  PIXEL_M,
  RUNS,
  SHARE_WITHIN_PERCENT,
  simulateMeasurements,
} from './simulatedSpread.ts';

/** The width of a row's chart. */
const WIDTH_UNITS = 400;

/** The chart in a row: a dot for each frame, and the gap between the first two. */
function Frames({ frameRateFps }: { frameRateFps: number }) {
  const dots = frameDistancesM(frameRateFps).map((distanceM) =>
    Math.round(6 + (distanceM / CHART_LENGTH_M) * (WIDTH_UNITS - 12)),
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

/** Computed once, not for each language. */
const ROWS = FRAME_RATES_FPS.map((frameRateFps) => ({
  frameRateFps,
  averageKmh: firstAverageKmh(frameRateFps),
  ...simulateMeasurements(frameRateFps),
}));

/** The numbers in the sentence about the simulation. */
const METHOD = {
  runs: RUNS,
  widthPx: IMAGE_PX.width,
  heightPx: IMAGE_PX.height,
  pixelMm: Math.round(PIXEL_M * 1000),
  withinPercent: SHARE_WITHIN_PERCENT,
};

interface FrameRateTableProps {
  words: Content['frameRateTable'];
  lang: string;
}

/** A table: at each frame rate the frames of a smash, and the speeds from two of them and from a fitted curve. */
export function FrameRateTable({ words, lang }: FrameRateTableProps) {
  return (
    <div className={styles.root}>
      <h3 id="frame-rates">{words.title}</h3>
      <p>{words.lead}</p>
      <table aria-labelledby="frame-rates">
        <thead>
          <tr>
            <th scope="col">{words.frameRate}</th>
            <td />
            <th scope="col">{words.average}</th>
            <th scope="col">{words.curve}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ frameRateFps, averageKmh, meanKmh, spreadKmh }) => (
            <tr key={frameRateFps}>
              <th scope="row">{frameRateFps}</th>
              <td>
                <Frames frameRateFps={frameRateFps} />
              </td>
              <td>{Math.round(averageKmh)}</td>
              <td>
                <b>{Math.round(meanKmh)}</b> {'±\u00A0'}
                {formatNumber(spreadKmh, 1, lang)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>{words.simulated}</summary>
        <p>{interpolate(words.method, METHOD)}</p>
      </details>
    </div>
  );
}
