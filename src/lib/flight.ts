/**
 * The flight of a badminton shuttle: quadratic air drag and gravity, in the vertical plane of the
 * stroke. Everything on the site that draws a trail or states a speed is computed here.
 *
 * Source: C. Cohen, B. Darbois Texier, D. Quéré and C. Clanet, "The physics of badminton",
 * New Journal of Physics 17 (2015) 063001.
 */

/** Distance over which drag matters, L = 2M / (ρ S C_D): 5 g, 28 cm², C_D 0.6 (Cohen et al.). */
export const AERODYNAMIC_LENGTH_M = 4.96;

export const GRAVITY_MPS2 = 9.81;

/** Half a court, net to back line (Laws of Badminton, 1.1). */
export const HALF_COURT_M = 6.7;

/** How and where the racket meets the shuttle. */
export interface Contact {
  readonly speedKmh: number;
  readonly angleBelowHorizontalDeg: number;
  readonly heightM: number;
  /** Horizontal distance from the racket to the net. */
  readonly distanceToNetM: number;
}

/** Where the shuttle is at one instant. `xM` is measured from the net, `zM` from the floor. */
export interface FlightPoint {
  readonly timeS: number;
  readonly xM: number;
  readonly zM: number;
  readonly velocityXMps: number;
  readonly velocityZMps: number;
  readonly speedKmh: number;
}

export interface Flight {
  /** Equal time steps from contact on, the last one before the floor. */
  readonly points: readonly FlightPoint[];
  /** Straight above the net's cord, or null when the shuttle comes down before it. */
  readonly overNet: FlightPoint | null;
  readonly landing: FlightPoint;
}

/** The smash this site explains. */
export const EXAMPLE_SMASH: Contact = {
  speedKmh: 320,
  angleBelowHorizontalDeg: 9.6,
  heightM: 2.75,
  distanceToNetM: 6,
};

type State = readonly [xM: number, zM: number, velocityXMps: number, velocityZMps: number];

/** How a flight is computed; the defaults are what the site shows. */
export interface FlightOptions {
  /** Time between two of the returned points: 1/60 is a film of 60 frames a second. */
  readonly intervalS?: number;
  /** Longest step of the integration. A fourth-order step of 1/960 s errs by well under 1 mm. */
  readonly stepS?: number;
  readonly gravityMps2?: number;
}

const kmhFromMps = (mps: number): number => mps * 3.6;
const mpsFromKmh = (kmh: number): number => kmh / 3.6;

/** What drag and gravity do to the velocity, per second. */
function acceleration(vx: number, vz: number, gravityMps2: number): readonly [number, number] {
  const drag = Math.sqrt(vx * vx + vz * vz) / AERODYNAMIC_LENGTH_M;
  return [-drag * vx, -gravityMps2 - drag * vz];
}

/**
 * One classical Runge-Kutta step. Forces do not depend on the place, so that the places of the three
 * looks ahead need not be worked out: what is left of them is the middle of three accelerations.
 */
function step([xM, zM, vx, vz]: State, seconds: number, gravityMps2: number): State {
  const half = seconds / 2;
  const [ax, az] = acceleration(vx, vz, gravityMps2);
  const [bx, bz] = acceleration(vx + ax * half, vz + az * half, gravityMps2);
  const [cx, cz] = acceleration(vx + bx * half, vz + bz * half, gravityMps2);
  const [dx, dz] = acceleration(vx + cx * seconds, vz + cz * seconds, gravityMps2);
  const sixth = seconds / 6;
  return [
    xM + seconds * (vx + sixth * (ax + bx + cx)),
    zM + seconds * (vz + sixth * (az + bz + cz)),
    vx + sixth * (ax + 2 * (bx + cx) + dx),
    vz + sixth * (az + 2 * (bz + cz) + dz),
  ];
}

function toPoint(timeS: number, [xM, zM, velocityXMps, velocityZMps]: State): FlightPoint {
  // Not Math.hypot, which takes ten times as long: this runs hundreds of times for each flight drawn.
  const speedKmh = kmhFromMps(Math.sqrt(velocityXMps ** 2 + velocityZMps ** 2));
  return { timeS, xM, zM, velocityXMps, velocityZMps, speedKmh };
}

/** The point between two neighbours where a fraction of the step has passed. */
function between(before: FlightPoint, after: FlightPoint, fraction: number): FlightPoint {
  const mix = (a: number, b: number): number => a + (b - a) * fraction;
  return toPoint(mix(before.timeS, after.timeS), [
    mix(before.xM, after.xM),
    mix(before.zM, after.zM),
    mix(before.velocityXMps, after.velocityXMps),
    mix(before.velocityZMps, after.velocityZMps),
  ]);
}

/** Where the straight line between two neighbours passes a distance from the net, if it does. */
function crossing(before: FlightPoint, after: FlightPoint, xM: number): FlightPoint | null {
  if (before.xM >= xM || after.xM < xM) return null;
  return between(before, after, (xM - before.xM) / (after.xM - before.xM));
}

/**
 * The shuttle at a distance behind the net in metres (negative before it), or null when it is not in
 * the air so far. Between two of the flight's points the line is taken as straight.
 */
export function pointAt({ points, landing }: Flight, xM: number): FlightPoint | null {
  const behind = points.findIndex((point) => point.xM >= xM);
  // None is so far: the last stretch is the one from the last point to the floor.
  const before = behind === -1 ? points.at(-1) : points[behind - 1];
  return before ? crossing(before, points[behind] ?? landing, xM) : null;
}

/**
 * Flies a shuttle from the racket to the floor. The net does not stop it: compare `overNet.zM` with
 * the height of the cord. Throws a RangeError when a number is not finite or a time step not positive.
 */
export function fly(
  contact: Contact,
  { intervalS = 1 / 60, stepS = 1 / 960, gravityMps2 = GRAVITY_MPS2 }: FlightOptions = {},
): Flight {
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
    state = step(state, intervalS / stepsPerPoint, gravityMps2);
    const next = toPoint(((i + 1) * intervalS) / stepsPerPoint, state);
    const isDown = next.zM <= 0;
    const end = isDown ? between(here, next, here.zM / (here.zM - next.zM)) : next;
    overNet ??= crossing(here, end, 0);
    if (isDown) return { points, overNet, landing: end };
    here = next;
  }
}

/** Speed after some time under drag alone, v₀ / (1 + v₀t/L): the closed form without gravity. */
export function speedUnderDragKmh(initialSpeedKmh: number, timeS: number): number {
  return initialSpeedKmh / (1 + (mpsFromKmh(initialSpeedKmh) * timeS) / AERODYNAMIC_LENGTH_M);
}

/** Distance after some time under drag alone, L ln(1 + v₀t/L), in metres. */
export function distanceUnderDragM(initialSpeedKmh: number, timeS: number): number {
  const growth = (mpsFromKmh(initialSpeedKmh) * timeS) / AERODYNAMIC_LENGTH_M;
  return AERODYNAMIC_LENGTH_M * Math.log1p(growth);
}
