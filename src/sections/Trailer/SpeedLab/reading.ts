/** What the lab reads off a flight. */
import {
  EXAMPLE_SMASH,
  type Flight,
  type FlightPoint,
  fly,
  HALF_COURT_M,
  pointAt,
} from '../../../lib/flight.ts';
import { CORD } from './hall.ts';
import { NET_TO_RECEIVER_M, type Smash } from './smash.ts';

/** All frame rates are parts of this one: their frames are points of one flight. */
export const FINEST_FPS = 240;

/**
 * About how long it takes to react to what is seen. Simple reactions to light take 213 ms on average
 * in 1,469 adults, and took under 190 ms in Galton's young ones: D. L. Woods, J. M. Wyma, E. W. Yund,
 * T. J. Herron and B. Reed, "Factors influencing the latency of simple reaction time", Frontiers in
 * Human Neuroscience 9 (2015) 131.
 */
export const REACTION_MS = 200;

/** How a flight ends: before the net, in it, or on the floor behind it, in or out. */
export type Ending = 'short' | 'net' | 'in' | 'out';

/** Everything the lab says about a smash; null where the shuttle does not come so far. */
export interface Reading {
  readonly ending: Ending;
  /** What is seen of the flight, every 1/240 s: to the floor, or to the net that stops it. */
  readonly points: readonly FlightPoint[];
  /** Those of them that the camera catches. */
  readonly frames: readonly FlightPoint[];
  /** Where it ends, on the floor or at the net. */
  readonly end: FlightPoint;
  readonly speedAtNetKmh: number | null;
  /** Above the cord in the middle of the net, 1.524 m high; negative below it. */
  readonly heightOverNetM: number | null;
  readonly atReceiver: FlightPoint | null;
  /** From the net. */
  readonly landingM: number | null;
  /** What the first two frames give: the straight way between them, over the time between them. */
  readonly twoFrameKmh: number | null;
}

/** The cord in the middle of the net, where smashes are aimed: 1.524 m. */
const CORD_M = CORD / -1000;

/** The first of each so many points. */
export const everyNth = (points: readonly FlightPoint[], n: number): FlightPoint[] =>
  points.filter((_, i) => i % n === 0);

function endingOf({ overNet, landing }: Flight): Ending {
  if (!overNet) return 'short';
  // The shuttle's cork leads: it is taken as a point, in the middle of the court.
  if (overNet.zM <= CORD_M) return 'net';
  // The back line belongs to the court (Laws of Badminton, 1.2).
  return landing.xM <= HALF_COURT_M ? 'in' : 'out';
}

function twoFrameKmh([first, second]: readonly FlightPoint[], fps: number): number | null {
  if (!first || !second) return null;
  return Math.hypot(second.xM - first.xM, second.zM - first.zM) * fps * 3.6;
}

/** Flies a smash and reads it. */
export function readFlight(smash: Smash): Reading {
  const { angleDeg: angleBelowHorizontalDeg, fps, ...rest } = smash;
  const contact = { ...EXAMPLE_SMASH, ...rest, angleBelowHorizontalDeg };
  // One step of the integration a frame: from there on halving it moves nothing by a millimetre.
  const step = 1 / FINEST_FPS;
  const flight = fly(contact, { intervalS: step, stepS: step });
  const { overNet, landing } = flight;
  const ending = endingOf(flight);
  const isOver = overNet !== null && ending !== 'net';
  const end = overNet && !isOver ? overNet : landing;
  const points = flight.points.filter(({ timeS }) => timeS <= end.timeS);
  const frames = everyNth(points, FINEST_FPS / fps);
  return {
    ending,
    points,
    frames,
    end,
    speedAtNetKmh: overNet?.speedKmh ?? null,
    heightOverNetM: overNet && overNet.zM - CORD_M,
    atReceiver: isOver ? pointAt(flight, NET_TO_RECEIVER_M) : null,
    landingM: isOver ? landing.xM : null,
    twoFrameKmh: twoFrameKmh(frames, fps),
  };
}
