/**
 * The rally: a serve, a clear, a drop, a lift and the smash, each flown by the real equation from
 * the racket that hits it to the racket that meets it. Times in seconds from the serve.
 */

import type { Vector } from '../../src/lib/camera.ts';
import { cordHeightM } from '../../src/lib/court.ts';
import { EXAMPLE_SMASH, type Flight, type FlightPoint, fly } from '../../src/lib/flight.ts';

/** The two players: one serves and smashes from -x, the other receives at +x. */
export type Side = 'smasher' | 'receiver';

export interface Stroke {
  readonly name: 'serve' | 'clear' | 'drop' | 'lift' | 'smash';
  readonly by: Side;
  readonly timeS: number;
  /** Where the racket meets the shuttle. */
  readonly contactM: Vector;
  readonly speedKmh: number;
  readonly flight: Flight;
  /** Unit vector along the floor, in which the shuttle flies. */
  readonly headingXZ: readonly [x: number, z: number];
}

/** Time between two computed points of a flight: fine enough to join them by straight lines. */
const INTERVAL_S = 1 / 1920;

interface Plan {
  readonly name: Stroke['name'];
  readonly by: Side;
  readonly fromM: Vector;
  readonly upwardsDeg: number;
}

/** Chosen by a player's eye: where each shuttle is met, and how steeply it leaves. */
const PLANS: readonly Plan[] = [
  { name: 'serve', by: 'smasher', fromM: [-2.35, 1.08, 0.55], upwardsDeg: 34 },
  { name: 'clear', by: 'receiver', fromM: [5.35, 2.55, -0.5], upwardsDeg: 22 },
  { name: 'drop', by: 'smasher', fromM: [-5.1, 2.57, 0.35], upwardsDeg: 6 },
  { name: 'lift', by: 'receiver', fromM: [1.75, 0.5, -0.35], upwardsDeg: 57 },
];

const SMASH_FROM_M: Vector = [-EXAMPLE_SMASH.distanceToNetM, EXAMPLE_SMASH.heightM, 0];

/** The first point of a flight that has come so far. */
function whenAt(flight: Flight, distanceM: number, startM: number): FlightPoint | null {
  const index = flight.points.findIndex(({ xM }) => xM - startM >= distanceM);
  return flight.points[index] ?? null;
}

/** The speed, in km/h, at which a shuttle hit at this angle passes through the other point. */
function speedThrough(from: Vector, to: Vector, upwardsDeg: number): number {
  const distanceM = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const isTooFast = (speedKmh: number): boolean => {
    const contact = contactOf(from, to, upwardsDeg, speedKmh);
    const there = whenAt(
      fly(contact, { intervalS: INTERVAL_S }),
      distanceM,
      -contact.distanceToNetM,
    );
    return there !== null && there.zM > to[1];
  };
  let [slow, fast] = [10, 500];
  for (let i = 0; i < 40; i++) {
    const middle = (slow + fast) / 2;
    if (isTooFast(middle)) fast = middle;
    else slow = middle;
  }
  return (slow + fast) / 2;
}

function contactOf(from: Vector, to: Vector, upwardsDeg: number, speedKmh: number) {
  // Along the shuttle's own heading the net is a little farther than straight across.
  const heading = Math.abs(to[0] - from[0]) / Math.hypot(to[0] - from[0], to[2] - from[2]);
  return {
    speedKmh,
    angleBelowHorizontalDeg: -upwardsDeg,
    heightM: from[1],
    distanceToNetM: Math.abs(from[0]) / heading,
  };
}

function play(): readonly Stroke[] {
  let timeS = 0;
  const strokes = PLANS.map(({ name, by, fromM, upwardsDeg }, i): Stroke => {
    const toM = PLANS[i + 1]?.fromM ?? SMASH_FROM_M;
    const distanceM = Math.hypot(toM[0] - fromM[0], toM[2] - fromM[2]);
    const speedKmh = speedThrough(fromM, toM, upwardsDeg);
    const contact = contactOf(fromM, toM, upwardsDeg, speedKmh);
    const flight = fly(contact, { intervalS: INTERVAL_S });
    const there = whenAt(flight, distanceM, -contact.distanceToNetM) ?? flight.landing;
    const stroke: Stroke = {
      ...{ name, by, timeS, contactM: fromM, speedKmh, flight },
      headingXZ: [(toM[0] - fromM[0]) / distanceM, (toM[2] - fromM[2]) / distanceM],
    };
    timeS += there.timeS;
    return stroke;
  });
  const smash: Stroke = {
    ...{ name: 'smash', by: 'smasher', timeS, contactM: SMASH_FROM_M },
    speedKmh: EXAMPLE_SMASH.speedKmh,
    flight: fly(EXAMPLE_SMASH, { intervalS: INTERVAL_S }),
    headingXZ: [1, 0],
  };
  return [...strokes, smash];
}

/** Every stroke of the rally, in order. */
export const RALLY: readonly Stroke[] = play();

/** The stroke of this name. */
export function strokeNamed(name: Stroke['name']): Stroke {
  const stroke = RALLY.find((each) => each.name === name);
  if (!stroke) throw new Error(`The rally has no ${name}`);
  return stroke;
}

/** When the smash leaves the racket. */
export const SMASH_AT_S = strokeNamed('smash').timeS;
/** When it is down. */
export const LANDING_AT_S = SMASH_AT_S + strokeNamed('smash').flight.landing.timeS;

/** Where the shuttle is in one moment, and how fast. */
export interface ShuttleState {
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

/** The shuttle at a moment of the rally; before the serve it rests at its contact, once down where it fell. */
export function shuttleAt(timeS: number): ShuttleState {
  const stroke = RALLY.findLast((each) => each.timeS <= timeS) ?? RALLY[0];
  if (!stroke) throw new Error('The rally is empty');
  return stateOn(stroke, timeS - stroke.timeS);
}

/** How high a flight passes over the cord, in metres. */
export function netClearanceM({ flight, contactM, headingXZ }: Stroke): number {
  const over = flight.overNet;
  if (!over) return Number.NEGATIVE_INFINITY;
  const acrossM = contactM[2] + Math.abs(contactM[0] / headingXZ[0]) * headingXZ[1];
  return over.zM - cordHeightM(acrossM);
}
