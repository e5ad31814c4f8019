import { cordHeightM } from '../../../lib/court.ts';
import { EXAMPLE_SMASH, fly } from '../../../lib/flight.ts';
import { roundToTenth } from '../../../lib/roundToTenth.ts';
import { EXPOSURE_S } from '../../../lib/streakPath.ts';
import { token } from '../../../styles/tokens.ts';

const ACCENT = token('--accent');
const SURFACE = token('--surface');
const TEXT = token('--text-strong');

const FRAME = { width: 172, height: 98, gap: 16 } as const;
const UNITS_PER_M = 21;
/** The position of racket contact (x) and floor (y) in each frame. */
const ORIGIN = { x: 16, y: 84 } as const;
const BOX = 22;

const { points } = fly(EXAMPLE_SMASH);
const x = (xM: number): number =>
  roundToTenth(ORIGIN.x + (xM + EXAMPLE_SMASH.distanceToNetM) * UNITS_PER_M);
const y = (zM: number): number => roundToTenth(ORIGIN.y - zM * UNITS_PER_M);

const streak = ({ xM, zM, velocityXMps, velocityZMps }: (typeof points)[number]): string => {
  const lengthPerMps = UNITS_PER_M * EXPOSURE_S;
  return `M${x(xM)} ${y(zM)}l${roundToTenth(velocityXMps * lengthPerMps)} ${roundToTenth(-velocityZMps * lengthPerMps)}`;
};

/** The second step: four frames with the shuttle boxed, and its earlier positions faintly. */
export function Track() {
  return points.slice(1, 5).map((point, i) => {
    const left = (i % 2) * (FRAME.width + FRAME.gap);
    const top = Math.floor(i / 2) * (FRAME.height + FRAME.gap);
    const middle = { x: x(point.xM) + 2, y: y(point.zM) };
    return (
      <g key={point.timeS} transform={`translate(${left} ${top})`}>
        <rect
          x=".7"
          y=".7"
          width={FRAME.width - 1.4}
          height={FRAME.height - 1.4}
          rx="9"
          fill={SURFACE}
          stroke={TEXT}
          strokeOpacity=".2"
          strokeWidth="1.4"
        />
        <path
          d={`M1 ${ORIGIN.y}H${FRAME.width - 1}M${x(0)} ${ORIGIN.y}V${y(cordHeightM(0))}`}
          stroke={TEXT}
          strokeWidth="1.4"
          opacity=".4"
        />
        <g stroke={TEXT} strokeWidth="4.4">
          <path
            d={points
              .slice(0, i + 1)
              .map(streak)
              .join('')}
            opacity=".26"
          />
          <path d={streak(point)} />
        </g>
        <rect
          x={roundToTenth(middle.x - BOX / 2)}
          y={roundToTenth(middle.y - BOX / 2)}
          width={BOX}
          height={BOX}
          rx="5"
          stroke={ACCENT}
          strokeWidth="1.8"
        />
      </g>
    );
  });
}
