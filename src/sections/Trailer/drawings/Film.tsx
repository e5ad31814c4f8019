import { TRIPOD_M } from '../../../lib/camera.ts';
import { COURT } from '../../../lib/court.ts';
import { EXAMPLE_SMASH, fly } from '../../../lib/flight.ts';
import { roundToTenth } from '../../../lib/roundToTenth.ts';
import { token } from '../../../styles/tokens.ts';
import { Drawing } from './Drawing.tsx';

const UNITS_PER_M = 14.4;
const CENTRE = { x: 178, z: 52 } as const;
const x = (xM: number): number => roundToTenth(CENTRE.x + xM * UNITS_PER_M);
const z = (zM: number): number => roundToTenth(CENTRE.z + zM * UNITS_PER_M);

const { halfLengthM, halfWidthM, halfSinglesWidthM, shortServiceM, longDoublesServiceM } = COURT;
const [phoneXM, , phoneZM] = TRIPOD_M;

/** What the phone sees at the far side line, left and right of it. */
const SEEN_M = { left: 8.1, right: 8.9 } as const;

const LINES = [
  ...[-halfWidthM, -halfSinglesWidthM, halfSinglesWidthM, halfWidthM].map(
    (zM) => `M${x(-halfLengthM)} ${z(zM)}H${x(halfLengthM)}`,
  ),
  ...[shortServiceM, longDoublesServiceM, halfLengthM]
    .flatMap((xM) => [-xM, xM])
    .map((xM) => `M${x(xM)} ${z(-halfWidthM)}V${z(halfWidthM)}`),
  ...[-1, 1].map((side) => `M${x(side * shortServiceM)} ${z(0)}H${x(side * halfLengthM)}`),
];

/** Film: the court from above, to scale, and the phone beside it, at right angles to the flight. */
export function Film() {
  const view = `M${x(phoneXM)} ${z(phoneZM)}L${x(phoneXM - SEEN_M.left)} ${z(-halfWidthM)}`;
  const edges = `${view}M${x(phoneXM)} ${z(phoneZM)}L${x(phoneXM + SEEN_M.right)} ${z(-halfWidthM)}`;
  const streaks = fly(EXAMPLE_SMASH).points.map(
    ({ xM, velocityXMps }) =>
      `M${x(xM)} ${z(0)}h${roundToTenth((velocityXMps / 420) * UNITS_PER_M)}`,
  );
  const corner = 8;
  return (
    <Drawing>
      <path
        d={`${view}H${x(phoneXM + SEEN_M.right)}Z`}
        fill={token('--blue')}
        stroke="none"
        opacity=".08"
      />
      <path d={LINES.join('')} stroke={token('--ink')} strokeWidth="1.2" opacity=".36" />
      <path d={`M${x(0)} ${z(-3.3)}V${z(3.3)}`} stroke={token('--ink')} strokeWidth="2" />
      <path d={edges} stroke={token('--blue')} strokeDasharray="1 5" />
      <path
        d={`M${x(phoneXM)} ${z(phoneZM) - 8}V${z(0)}m0 ${corner}h${corner}v${-corner}`}
        stroke={token('--blue')}
      />
      <path d={streaks.join('')} stroke={token('--ink')} strokeWidth="3.6" />
      <rect
        x={x(phoneXM) - 16}
        y={z(phoneZM) - 5}
        width="32"
        height="13"
        rx="4"
        fill={token('--device')}
        stroke={token('--ink')}
        strokeWidth="1.6"
      />
      <circle cx={x(phoneXM)} cy={z(phoneZM) - 5} r="2.6" fill={token('--ink')} />
    </Drawing>
  );
}
