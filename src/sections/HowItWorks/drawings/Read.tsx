import { EXAMPLE_SMASH, fly } from '../../../lib/flight.ts';
import { roundToTenth } from '../../../lib/roundToTenth.ts';
import { token } from '../../../styles/tokens.ts';

const ACCENT = token('--accent');
const BACKGROUND = token('--bg');
const TEXT = token('--text-strong');

/** The chart's edges. Time is horizontal, speed is vertical. */
const CHART = { left: 10, right: 350, top: 26, base: 190 } as const;
/** The first frame in which the shuttle is clear of the racket. */
const FIRST_FRAME = 2;

const { points, landing } = fly(EXAMPLE_SMASH);
const x = (timeS: number): number =>
  roundToTenth(CHART.left + (timeS / landing.timeS) * (CHART.right - CHART.left));
const y = (speedKmh: number): number =>
  roundToTenth(CHART.base - (speedKmh / EXAMPLE_SMASH.speedKmh) * (CHART.base - CHART.top));

/** The third step: the speeds of the frames, and their curve extrapolated back to the racket. */
export function Read() {
  const seen = points.slice(FIRST_FRAME);
  const at = ({ timeS, speedKmh }: (typeof points)[number]) => `${x(timeS)} ${y(speedKmh)}`;
  const back = fly(EXAMPLE_SMASH, { intervalS: 1 / 480 }).points.filter(
    ({ timeS }) => timeS <= FIRST_FRAME / 60,
  );
  return (
    <>
      <path d={`M${CHART.left} ${CHART.base}H${CHART.right}`} stroke={TEXT} opacity=".3" />
      <path d={`M${seen.map(at).join('L')}`} stroke={ACCENT} opacity=".4" strokeWidth="2" />
      <path
        d={`M${back.map(at).join('L')}`}
        stroke={ACCENT}
        strokeWidth="2"
        strokeDasharray="1 6"
      />
      <path d={seen.map((point) => `M${at(point)}h0`).join('')} stroke={ACCENT} strokeWidth="7" />
      <circle
        cx={x(0)}
        cy={y(EXAMPLE_SMASH.speedKmh)}
        r="8"
        fill={BACKGROUND}
        stroke={ACCENT}
        strokeWidth="3"
      />
      <text
        x={x(0) + 24}
        y={y(EXAMPLE_SMASH.speedKmh) + 6}
        fill={TEXT}
        fontFamily={token('--font-text')}
        fontSize="19"
        fontWeight="600"
      >
        {EXAMPLE_SMASH.speedKmh}
      </text>
    </>
  );
}
