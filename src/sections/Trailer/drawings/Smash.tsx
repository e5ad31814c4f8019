import { token } from '../../../styles/tokens.ts';
import { dots, mm, placeOf, speedLabels, streaks } from '../SpeedLab/courtView.ts';
import { FLOOR, NET, OUTSIDE, POST, RACKET, VIEW_BOX } from '../SpeedLab/hall.ts';
import { readFlight } from '../SpeedLab/reading.ts';
import { FIRST_SMASH } from '../SpeedLab/smash.ts';
import { Drawing } from './Drawing.tsx';

/** The speed lab at rest: the site's example, as the instrument draws it before anything is moved. */
export function Smash() {
  const { points, frames, end } = readFlight(FIRST_SMASH);
  const [contact = end] = frames;
  // A picture has the visitor's own face, which is wider than the one numbers are set in.
  const numbered = frames.filter((_, i) => i < 3 || i % 3 === 0);
  return (
    <Drawing viewBox={VIEW_BOX}>
      <g stroke={token('--ink')}>
        <path d={OUTSIDE} strokeWidth="20" opacity=".3" />
        <path d={FLOOR} strokeWidth="40" />
        <path d={POST} strokeWidth="20" opacity=".4" />
        <path d={NET} strokeWidth="50" />
        <path
          d={RACKET}
          strokeWidth="30"
          opacity=".6"
          transform={`translate(${placeOf(contact)}) rotate(${FIRST_SMASH.angleDeg})`}
        />
        <path d={dots(points)} strokeWidth="28" opacity=".3" />
        <path d={streaks(frames)} strokeWidth="80" />
      </g>
      <g fill={token('--accent')} fontFamily={token('--face-text')} fontWeight="700">
        {speedLabels(numbered, [420, 330]).map(({ xM, y, speedKmh, size }) => (
          <text key={xM} x={mm(xM)} y={y} fontSize={size}>
            {Math.round(speedKmh)}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
