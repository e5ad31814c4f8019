import { EXAMPLE_SMASH } from '../../../lib/flight.ts';
import { token } from '../../../styles/tokens.ts';
import {
  COURT_FLOOR,
  dots,
  LABEL_SIZES,
  LINE_MARKS,
  NET,
  OUTSIDE,
  POST,
  RACKET,
  speedLabels,
  streaks,
  VIEW_BOX,
} from '../SpeedLab/courtView.ts';
import { FINEST_FPS, readFlight } from '../SpeedLab/reading.ts';
import { FIRST_SMASH } from '../SpeedLab/smash.ts';
import { Drawing } from './Drawing.tsx';

/** The speed lab at rest: the site's example, as the instrument draws it before anything is moved. */
export function Smash() {
  const { points } = readFlight(FIRST_SMASH);
  const everyNth = FINEST_FPS / FIRST_SMASH.frameRateFps;
  const { distanceToNetM, heightM, angleBelowHorizontalDeg } = EXAMPLE_SMASH;
  return (
    <Drawing viewBox={VIEW_BOX}>
      <g stroke={token('--ink')}>
        <path d={OUTSIDE} strokeWidth="20" opacity=".3" />
        <path d={COURT_FLOOR + LINE_MARKS} strokeWidth="40" />
        <path d={POST} strokeWidth="20" opacity=".4" />
        <path d={NET} strokeWidth="50" />
        <g
          strokeWidth="45"
          opacity=".6"
          transform={`translate(${-distanceToNetM * 1000} ${-heightM * 1000}) rotate(${angleBelowHorizontalDeg})`}
        >
          <path d={RACKET.head + RACKET.shaft} />
        </g>
        <path d={dots(points)} strokeWidth="28" opacity=".3" />
        <path d={streaks(points, everyNth)} strokeWidth="80" />
      </g>
      <g fill={token('--lime')} fontFamily={token('--face-text')} fontWeight="700">
        {speedLabels(points, everyNth, LABEL_SIZES.wide).map(({ x, y, speedKmh, size }) => (
          <text key={x} x={x} y={y} fontSize={size}>
            {Math.round(speedKmh)}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
