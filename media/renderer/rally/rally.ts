/**
 * The rally: a serve, a clear, a drop, a lift and the smash. Every flight is computed by
 * `src/lib/flight.ts` and ends where the next stroke meets the shuttle. Times are in seconds from
 * the serve.
 */
import type { Vector } from '../../src/lib/camera.ts';
import { EXAMPLE_SMASH, type Flight, type FlightPoint, fly } from '../../src/lib/flight.ts';

/** The two players: one serves and smashes at -x, the other receives at +x. */
export type Side = 'smasher' | 'receiver';

type StrokeName = 'serve' | 'clear' | 'drop' | 'lift' | 'smash';

/** A stroke and the flight that follows it. */
export interface Stroke {
  readonly name: StrokeName;
  readonly by: Side;
  readonly timeS: number;
  readonly contactM: Vector;
  readonly flight: Flight;
  /** The direction along the floor, as a unit vector. */
  readonly headingXZ: readonly [x: number, z: number];
}

/** The interval of the computed points, which are interpolated linearly. */
const INTERVAL_S = 1 / 1920;

/** The strokes before the smash. The speed of each follows from where the next one starts. */
const PLAN = [
  { name: 'serve', by: 'smasher', contactM: [-2.35, 1.08, 0.55], upwardsDeg: 34 },
  { name: 'clear', by: 'receiver', contactM: [5.35, 2.55, -0.5], upwardsDeg: 22 },
  { name: 'drop', by: 'smasher', contactM: [-5.1, 2.57, 0.35], upwardsDeg: 6 },
  { name: 'lift', by: 'receiver', contactM: [1.75, 0.5, -0.35], upwardsDeg: 57 },
] as const;

const SMASH_FROM_M: Vector = [-EXAMPLE_SMASH.distanceToNetM, EXAMPLE_SMASH.heightM, 0];

/** The flight that starts at an angle and passes through another point, found by bisection. */
function flightThrough(from: Vector, to: Vector, upwardsDeg: number) {
  const distanceM = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const headingXZ = [(to[0] - from[0]) / distanceM, (to[2] - from[2]) / distanceM] as const;
  // Along the heading of the shuttle the net is a little farther away than straight across.
  const distanceToNetM = Math.abs(from[0]) / Math.abs(headingXZ[0]);
  const angle = { angleBelowHorizontalDeg: -upwardsDeg, heightM: from[1], distanceToNetM };
  const flightAt = (speedKmh: number): Flight =>
    fly({ speedKmh, ...angle }, { intervalS: INTERVAL_S });
  const arrivalOf = ({ points }: Flight): FlightPoint | undefined =>
    points.find(({ xM }) => xM + distanceToNetM >= distanceM);
  let [slowKmh, fastKmh] = [10, 500];
  for (let i = 0; i < 40; i++) {
    const middleKmh = (slowKmh + fastKmh) / 2;
    const arrival = arrivalOf(flightAt(middleKmh));
    if (arrival && arrival.zM > to[1]) fastKmh = middleKmh;
    else slowKmh = middleKmh;
  }
  const flight = flightAt((slowKmh + fastKmh) / 2);
  return { flight, headingXZ, durationS: (arrivalOf(flight) ?? flight.landing).timeS };
}

function play(): readonly Stroke[] {
  let timeS = 0;
  const strokes = PLAN.map(({ name, by, contactM, upwardsDeg }, i): Stroke => {
    const toM = PLAN[i + 1]?.contactM ?? SMASH_FROM_M;
    const { durationS, ...flown } = flightThrough(contactM, toM, upwardsDeg);
    const stroke: Stroke = { name, by, timeS, contactM, ...flown };
    timeS += durationS;
    return stroke;
  });
  const flight = fly(EXAMPLE_SMASH, { intervalS: INTERVAL_S });
  const contactM = SMASH_FROM_M;
  return [...strokes, { name: 'smash', by: 'smasher', timeS, contactM, flight, headingXZ: [1, 0] }];
}

/** Every stroke of the rally, in order. */
export const RALLY: readonly Stroke[] = play();

/** The stroke with a name. */
export function strokeNamed(name: StrokeName): Stroke {
  const stroke = RALLY.find((each) => each.name === name);
  if (!stroke) throw new Error(`The rally has no ${name}`);
  return stroke;
}

export const SMASH_AT_S = strokeNamed('smash').timeS;
/** When the smash lands. */
export const LANDING_AT_S = SMASH_AT_S + strokeNamed('smash').flight.landing.timeS;

interface ShuttleState {
  readonly positionM: Vector;
  readonly velocityMps: Vector;
  readonly speedKmh: number;
}

function stateOn(stroke: Stroke, sinceS: number): ShuttleState {
  const { points, landing } = stroke.flight;
  const exact = Math.max(0, sinceS) / INTERVAL_S;
  const before = points[Math.min(points.length - 1, Math.floor(exact))] ?? landing;
  const after = points[Math.floor(exact) + 1] ?? landing;
  const spanS = after.timeS - before.timeS;
  const share = spanS > 0 ? Math.min(1, (Math.max(0, sinceS) - before.timeS) / spanS) : 1;
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const start = points[0] ?? landing;
  const goneM = mix(before.xM, after.xM) - start.xM;
  const alongMps = mix(before.velocityXMps, after.velocityXMps);
  const [hx, hz] = stroke.headingXZ;
  const [x0, , z0] = stroke.contactM;
  return {
    positionM: [x0 + goneM * hx, mix(before.zM, after.zM), z0 + goneM * hz],
    velocityMps: [alongMps * hx, mix(before.velocityZMps, after.velocityZMps), alongMps * hz],
    speedKmh: mix(before.speedKmh, after.speedKmh),
  };
}

/** The shuttle at a moment. Before the serve and after landing it does not move. */
export function shuttleAt(timeS: number): ShuttleState {
  const stroke = RALLY.findLast((each) => each.timeS <= timeS) ?? RALLY[0];
  if (!stroke) throw new Error('The rally is empty');
  return stateOn(stroke, timeS - stroke.timeS);
}
