/**
 * The flight of a badminton shuttle with quadratic drag and gravity, in the vertical plane of the
 * stroke. Every trail and speed on the site is computed here (docs/requirements.md, Product and claims).
 *
 * Source: C. Cohen, B. Darbois Texier, D. Quéré and C. Clanet, "The physics of badminton",
 * New Journal of Physics 17 (2015) 063001.
 */

/** The aerodynamic length L = 2M / (ρ S C_D) with 5 g, 28 cm² and C_D 0.6 (Cohen et al.). */
export const AERODYNAMIC_LENGTH_M = 4.96;
/** The distance from the racket after which a shuttle has lost half its speed: v = v0 e^(-s/L). */
export const HALF_SPEED_M = AERODYNAMIC_LENGTH_M * Math.log(2);

export const GRAVITY_MPS2 = 9.81;

/** Where and how the racket hits the shuttle: the start of a flight. */
export interface RacketContact {
  readonly speedKmh: number;
  readonly angleBelowHorizontalDeg: number;
  readonly heightM: number;
  /** Horizontal distance from the racket to the net. */
  readonly distanceToNetM: number;
}

/** The shuttle's state at one time. `xM` is measured from the net, `yM` from the floor. */
export interface FlightPoint {
  readonly timeS: number;
  readonly xM: number;
  readonly yM: number;
  readonly velocityXMps: number;
  readonly velocityYMps: number;
  readonly speedKmh: number;
}

/** The path of a flight. */
export interface Trajectory {
  /** States at equal time steps, from contact until just before the landing. */
  readonly points: readonly FlightPoint[];
  /** The state in the plane of the net, or null if the shuttle lands before it. */
  readonly overNet: FlightPoint | null;
  readonly landing: FlightPoint;
}

/** The example used throughout the site. */
export const EXAMPLE_SMASH: RacketContact = {
  speedKmh: 320,
  angleBelowHorizontalDeg: 9.6,
  heightM: 2.75,
  distanceToNetM: 6,
};

type State = readonly [xM: number, yM: number, velocityXMps: number, velocityYMps: number];

interface FlightOptions {
  /** The time between the returned points: 1/60 for a video of 60 fps. */
  readonly intervalS?: number;
  /** The longest integration step. The error of 1/960 s is well below 1 mm. */
  readonly stepS?: number;
}

/** Metres per second in kilometres per hour. */
export const kmhFromMps = (mps: number): number => mps * 3.6;
const mpsFromKmh = (kmh: number): number => kmh / 3.6;

/** The acceleration by drag and gravity, in m/s². */
function acceleration(vx: number, vy: number): readonly [number, number] {
  const drag = Math.sqrt(vx * vx + vy * vy) / AERODYNAMIC_LENGTH_M;
  return [-drag * vx, -GRAVITY_MPS2 - drag * vy];
}

/**
 * A classical Runge-Kutta step. As the forces do not depend on the position, the positions of the
 * intermediate states are not needed.
 */
function step([xM, yM, vx, vy]: State, seconds: number): State {
  const half = seconds / 2;
  const [ax, ay] = acceleration(vx, vy);
  const [bx, by] = acceleration(vx + ax * half, vy + ay * half);
  const [cx, cy] = acceleration(vx + bx * half, vy + by * half);
  const [dx, dy] = acceleration(vx + cx * seconds, vy + cy * seconds);
  const sixth = seconds / 6;
  return [
    xM + seconds * (vx + sixth * (ax + bx + cx)),
    yM + seconds * (vy + sixth * (ay + by + cy)),
    vx + sixth * (ax + 2 * (bx + cx) + dx),
    vy + sixth * (ay + 2 * (by + cy) + dy),
  ];
}

function toPoint(timeS: number, [xM, yM, velocityXMps, velocityYMps]: State): FlightPoint {
  // Ten times faster than Math.hypot, and called hundreds of times per flight.
  const speedKmh = kmhFromMps(Math.sqrt(velocityXMps ** 2 + velocityYMps ** 2));
  return { timeS, xM, yM, velocityXMps, velocityYMps, speedKmh };
}

/** Interpolates between two neighbouring points. */
function between(before: FlightPoint, after: FlightPoint, fraction: number): FlightPoint {
  const mix = (a: number, b: number): number => a + (b - a) * fraction;
  return toPoint(mix(before.timeS, after.timeS), [
    mix(before.xM, after.xM),
    mix(before.yM, after.yM),
    mix(before.velocityXMps, after.velocityXMps),
    mix(before.velocityYMps, after.velocityYMps),
  ]);
}

/** The point where the line between two neighbouring points crosses a distance, or null. */
function crossing(before: FlightPoint, after: FlightPoint, xM: number): FlightPoint | null {
  if (before.xM >= xM || after.xM < xM) return null;
  return between(before, after, (xM - before.xM) / (after.xM - before.xM));
}

/**
 * The shuttle at a distance behind the net in metres (negative before it), linearly interpolated,
 * or null if the flight does not reach it.
 */
export function findPointAtDistance(
  { points, landing }: Trajectory,
  xM: number,
): FlightPoint | null {
  const all = [...points, landing];
  const behind = all.findIndex((point) => point.xM >= xM);
  const [before, after] = [all[behind - 1], all[behind]];
  return before && after ? crossing(before, after, xM) : null;
}

/**
 * Computes a flight from the racket to the floor, ignoring the net: compare `overNet.yM` with the
 * height of the cord.
 * @throws RangeError if a number is not finite or a time step is not positive
 */
export function fly(
  contact: RacketContact,
  { intervalS = 1 / 60, stepS = 1 / 960 }: FlightOptions = {},
): Trajectory {
  if (!Object.values(contact).every(Number.isFinite) || !(intervalS > 0) || !(stepS > 0))
    throw new RangeError('A flight needs finite numbers and time steps.');
  const angle = (contact.angleBelowHorizontalDeg * Math.PI) / 180;
  const speedMps = mpsFromKmh(contact.speedKmh);
  let state: State = [
    -contact.distanceToNetM,
    contact.heightM,
    speedMps * Math.cos(angle),
    -speedMps * Math.sin(angle),
  ];
  const stepsPerPoint = Math.max(1, Math.ceil(intervalS / stepS));
  const points: FlightPoint[] = [];
  let overNet: FlightPoint | null = null;
  let here = toPoint(0, state);
  for (let i = 0; ; i++) {
    if (i % stepsPerPoint === 0) points.push(here);
    state = step(state, intervalS / stepsPerPoint);
    const next = toPoint(((i + 1) * intervalS) / stepsPerPoint, state);
    const isDown = next.yM <= 0;
    const end = isDown ? between(here, next, here.yM / (here.yM - next.yM)) : next;
    overNet ??= crossing(here, end, 0);
    if (isDown) return { points, overNet, landing: end };
    here = next;
  }
}

/** The distance under drag without gravity, in closed form: L ln(1 + v₀t/L). */
export function distanceUnderDragM(initialSpeedKmh: number, timeS: number): number {
  const growth = (mpsFromKmh(initialSpeedKmh) * timeS) / AERODYNAMIC_LENGTH_M;
  return AERODYNAMIC_LENGTH_M * Math.log1p(growth);
}
