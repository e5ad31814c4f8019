import { COURT } from '../../lib/flight/court.ts';
import {
  EXAMPLE_SMASH,
  type FlightPoint,
  findPointAtDistance,
  fly,
  kmhFromMps,
  type Trajectory,
} from '../../lib/flight/flight.ts';
import { NET_TO_DEFENDER_M, type Smash } from './labSettings.ts';

/** A multiple of all frame rates, so that every frame is a computed point. */
export const FINEST_FPS = 240;

/**
 * A typical reaction time. Simple reactions to light take 213 ms on average in 1,469 adults, and
 * took less than 190 ms in Galton's young ones: D. L. Woods, J. M. Wyma, E. W. Yund, T. J. Herron
 * and B. Reed, "Factors influencing the latency of simple reaction time", Frontiers in Human
 * Neuroscience 9 (2015) 131.
 */
export const REACTION_MS = 200;

/** How a flight ends: before the net, in it, or behind it, in or out. */
function classifyEnding({ overNet, landing }: Trajectory): 'short' | 'net' | 'in' | 'out' {
  if (!overNet) return 'short';
  // The shuttle counts as a point in the middle of the court.
  if (overNet.yM <= COURT.netInMiddleM) return 'net';
  // The back line belongs to the court (Laws of Badminton, 1.2).
  return landing.xM <= COURT.halfLengthM ? 'in' : 'out';
}

function twoFrameKmh([first, second]: readonly FlightPoint[], fps: number): number | null {
  if (!first || !second) return null;
  return kmhFromMps(Math.hypot(second.xM - first.xM, second.yM - first.yM) * fps);
}

/** Computes the flight of a smash and its results, in km/h and metres. */
export function analyzeFlight(smash: Smash) {
  const { speedKmh, heightM, angleDeg, fps } = smash;
  const { distanceToNetM } = EXAMPLE_SMASH;
  const contact = { speedKmh, heightM, angleBelowHorizontalDeg: angleDeg, distanceToNetM };
  // One integration step per point is enough: half of it changes nothing by a millimetre.
  const step = 1 / FINEST_FPS;
  const flight = fly(contact, { intervalS: step, stepS: step });
  const { overNet, landing } = flight;
  const ending = classifyEnding(flight);
  const isOver = overNet !== null && ending !== 'net';
  const end = overNet && !isOver ? overNet : landing;
  const points = flight.points.filter(({ timeS }) => timeS <= end.timeS);
  const frames = points.filter((_, i) => i % (FINEST_FPS / fps) === 0);
  return {
    ending,
    /** The flight every 1/240 s, until it reaches the floor or the net. */
    points,
    /** The points that are frames of the camera. */
    frames,
    /** The end of the flight, on the floor or at the net. */
    end,
    speedAtNetKmh: overNet?.speedKmh ?? null,
    /** The height above the cord in the middle of the net. Negative below it. */
    heightOverNetM: overNet && overNet.yM - COURT.netInMiddleM,
    atDefender: isOver ? findPointAtDistance(flight, NET_TO_DEFENDER_M) : null,
    /** Measured from the net. */
    landingM: isOver ? landing.xM : null,
    /** The average speed between the first two frames. */
    twoFrameKmh: twoFrameKmh(frames, fps),
  };
}

/** The results for a smash. Null where the shuttle does not get that far. */
export type FlightAnalysis = ReturnType<typeof analyzeFlight>;
