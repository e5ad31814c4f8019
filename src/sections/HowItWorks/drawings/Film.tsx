import { COURT } from '../../../lib/court.ts';
import { EXAMPLE_SMASH, fly } from '../../../lib/flight.ts';
import { roundToTenth } from '../../../lib/roundToTenth.ts';
import { EXPOSURE_S } from '../../../lib/streakPath.ts';
import { token } from '../../../styles/tokens.ts';

const GLASS = token('--glass');
const LINK = token('--link');
const TEXT = token('--text-strong');

const UNITS_PER_M = 14.4;
const CENTRE = { x: 178, z: 52 } as const;
const x = (xM: number): number => roundToTenth(CENTRE.x + xM * UNITS_PER_M);
const z = (zM: number): number => roundToTenth(CENTRE.z + zM * UNITS_PER_M);

const { halfLengthM, halfWidthM, halfSinglesWidthM, shortServiceM, longDoublesServiceM } = COURT;

/** The phone's position: level with the net, far enough to see the whole flight. */
const PHONE_M = { x: 0, z: 10.5 } as const;
/** What it sees to either side of the net, with a margin of one metre. */
const SEEN_M = EXAMPLE_SMASH.distanceToNetM + 1;
/** The same at the far side line. */
const SEEN_FAR_M = SEEN_M * (1 + halfWidthM / PHONE_M.z);
/** Half the length of the drawn net, which is longer than the lines to be told apart from them. */
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

/** The first step: the court from above, to scale, with the phone at right angles to the flight. */
export function Film() {
  const phone = { x: x(PHONE_M.x), z: z(PHONE_M.z) };
  const edge = (toXM: number) => `M${phone.x} ${phone.z}L${x(toXM)} ${z(-halfWidthM)}`;
  const streaks = fly(EXAMPLE_SMASH).points.map(
    ({ xM, velocityXMps }) =>
      `M${x(xM)} ${z(0)}h${roundToTenth(velocityXMps * EXPOSURE_S * UNITS_PER_M)}`,
  );
  const corner = 8;
  return (
    <>
      <path d={`${edge(-SEEN_FAR_M)}H${x(SEEN_FAR_M)}Z`} fill={LINK} stroke="none" opacity=".08" />
      <path d={LINES.join('')} stroke={TEXT} strokeWidth="1.2" opacity=".36" />
      <path d={`M${x(0)} ${z(-NET_M)}V${z(NET_M)}`} stroke={TEXT} strokeWidth="2" />
      <path d={edge(-SEEN_FAR_M) + edge(SEEN_FAR_M)} stroke={LINK} strokeDasharray="1 5" />
      <path
        d={`M${phone.x} ${phone.z - 8}V${z(NET_M)}M${x(0)} ${z(0) + corner}h${corner}v${-corner}`}
        stroke={LINK}
      />
      <path d={streaks.join('')} stroke={TEXT} strokeWidth="3.6" />
      <rect
        x={phone.x - 16}
        y={phone.z - 5}
        width="32"
        height="13"
        rx="4"
        fill={GLASS}
        stroke={TEXT}
        strokeWidth="1.6"
      />
      <circle cx={phone.x} cy={phone.z - 5} r="2.6" fill={TEXT} />
    </>
  );
}
