/**
 * The shot of the 404 page: the smash this site explains, turned on its vertical axis until it lands
 * wide. The world is that of `lib/camera.ts`: x along the court, y up, z across it. Metres.
 */
import type { Vector } from '../../lib/camera.ts';
import { COURT } from '../../lib/court.ts';
import { EXAMPLE_SMASH, type FlightPoint, fly } from '../../lib/flight.ts';

/** How far past the outer edge of the doubles side line the shuttle lands; the line itself is in. */
export const WIDE_BY_M = 0.22;

/** From straight along the court: as far as it goes with the racket still above the court. */
const TURN_RAD = (32 * Math.PI) / 180;

const { landing: DOWN } = fly(EXAMPLE_SMASH);

/** How many gaps there are between racket and floor: a sixtieth of a second each, to 0.4 percent. */
const GAPS = Math.round(DOWN.timeS * 60);

/** Where the turned plane of the flight crosses the net, from the middle. */
const NET_CROSSING_M = COURT.halfWidthM + WIDE_BY_M - DOWN.xM * Math.sin(TURN_RAD);

/** One exposure of the strobe. */
export interface Exposure {
  readonly timeS: number;
  readonly atM: Vector;
  readonly velocityMps: Vector;
}

function turn({ timeS, xM, zM, velocityXMps, velocityZMps }: FlightPoint): Exposure {
  const [along, across] = [Math.cos(TURN_RAD), Math.sin(TURN_RAD)];
  return {
    timeS,
    atM: [xM * along, zM, NET_CROSSING_M + xM * across],
    velocityMps: [velocityXMps * along, velocityZMps, velocityXMps * across],
  };
}

/** Equal time steps from the racket on; the last exposure is the landing. */
export const EXPOSURES: readonly Exposure[] = (() => {
  const { points, landing } = fly(EXAMPLE_SMASH, { intervalS: DOWN.timeS / GAPS });
  return [...points.slice(0, GAPS), landing].map(turn);
})();

/** Where it comes down. */
export const LANDING_M: Vector = turn(DOWN).atM;
