/**
 * The flight on the 404 page: the example smash, rotated about the vertical axis so that it lands
 * out. In the world coordinates of `lib/camera.ts`.
 */
import type { Vector } from '../../lib/camera.ts';
import { COURT } from '../../lib/court.ts';
import { EXAMPLE_SMASH, type FlightPoint, fly } from '../../lib/flight.ts';

/** The landing's distance from the outer edge of the doubles side line, which is still in. */
export const WIDE_BY_M = 0.22;

/** The angle to the side lines: as large as possible with the racket still above the court. */
const ANGLE_RAD = (32 * Math.PI) / 180;

const { landing: DOWN } = fly(EXAMPLE_SMASH);

/** The number of intervals of 1/60 s, to 0.4 percent. */
const INTERVALS = Math.round(DOWN.timeS * 60);

/** Where the flight crosses the net, from the middle. */
const NET_CROSSING_M = COURT.halfWidthM + WIDE_BY_M - DOWN.xM * Math.sin(ANGLE_RAD);

/** An exposure of the strobe. */
export interface Exposure {
  readonly timeS: number;
  readonly atM: Vector;
  readonly velocityMps: Vector;
}

function rotate({ timeS, xM, zM, velocityXMps, velocityZMps }: FlightPoint): Exposure {
  const [along, across] = [Math.cos(ANGLE_RAD), Math.sin(ANGLE_RAD)];
  return {
    timeS,
    atM: [xM * along, zM, NET_CROSSING_M + xM * across],
    velocityMps: [velocityXMps * along, velocityZMps, velocityXMps * across],
  };
}

const { points, landing } = fly(EXAMPLE_SMASH, { intervalS: DOWN.timeS / INTERVALS });

/** The exposures at equal time steps, from contact to the landing. */
export const EXPOSURES: readonly Exposure[] = [...points.slice(0, INTERVALS), landing].map(rotate);

export const LANDING_M: Vector = rotate(DOWN).atM;
