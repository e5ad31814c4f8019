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

/** Level with the net, as the step says, and as far from the flight as a phone's lens needs. */
const PHONE_M = { x: 0, z: 10.5 } as const;
/** What it sees to either side, along the flight: racket and landing with a metre to spare. */
const SEEN_M = EXAMPLE_SMASH.distanceToNetM + 1;
/** The same at the far side line, where the drawing ends. */
const SEEN_FAR_M = SEEN_M * (1 + halfWidthM / PHONE_M.z);
/** The net stands out this far past the side lines, so that it is told from them. */
const NET_M = 3.3;

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
  const phone = { x: x(PHONE_M.x), z: z(PHONE_M.z) };
  const edge = (toXM: number) => `M${phone.x} ${phone.z}L${x(toXM)} ${z(-halfWidthM)}`;
  const streaks = fly(EXAMPLE_SMASH).points.map(
    ({ xM, velocityXMps }) =>
      `M${x(xM)} ${z(0)}h${roundToTenth((velocityXMps / 420) * UNITS_PER_M)}`,
  );
  const corner = 8;
  return (
    <Drawing>
      <path
        d={`${edge(-SEEN_FAR_M)}H${x(SEEN_FAR_M)}Z`}
        fill={token('--blue')}
        stroke="none"
        opacity=".08"
      />
      <path d={LINES.join('')} stroke={token('--ink')} strokeWidth="1.2" opacity=".36" />
      <path d={`M${x(0)} ${z(-NET_M)}V${z(NET_M)}`} stroke={token('--ink')} strokeWidth="2" />
      <path
        d={edge(-SEEN_FAR_M) + edge(SEEN_FAR_M)}
        stroke={token('--blue')}
        strokeDasharray="1 5"
      />
      <path
        d={`M${phone.x} ${phone.z - 8}V${z(NET_M)}M${x(0)} ${z(0) + corner}h${corner}v${-corner}`}
        stroke={token('--blue')}
      />
      <path d={streaks.join('')} stroke={token('--ink')} strokeWidth="3.6" />
      <rect
        x={phone.x - 16}
        y={phone.z - 5}
        width="32"
        height="13"
        rx="4"
        fill={token('--device')}
        stroke={token('--ink')}
        strokeWidth="1.6"
      />
      <circle cx={phone.x} cy={phone.z - 5} r="2.6" fill={token('--ink')} />
    </Drawing>
  );
}
