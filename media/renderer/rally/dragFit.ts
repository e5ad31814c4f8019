/** Fits a flight of `src/lib/flight.ts` to measured positions, by least squares. */
import { type Contact, fly } from '../../src/lib/flight.ts';

/** A position in the plane of the flight: metres from the net and above the floor. */
interface Position {
  readonly xM: number;
  readonly zM: number;
}

/** What the shape of a flight depends on, regardless of where it starts. */
interface Launch {
  readonly speedMps: number;
  readonly angleRad: number;
}

/** The height trial flights start at, so that none lands before the last position. */
const START_HEIGHT_M = 4;
const ITERATIONS = 6;
const SPEED_STEP_MPS = 0.01;
const ANGLE_STEP_RAD = 1e-4;

const toDegrees = (rad: number): number => (rad * 180) / Math.PI;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

const difference = (a: readonly number[], b: readonly number[], divisor = 1): number[] =>
  a.map((value, i) => (value - (b[i] ?? 0)) / divisor);

/** The positions of a flight relative to its start. */
function shapeOf({ speedMps, angleRad }: Launch, count: number, intervalS: number): Position[] {
  const contact = {
    speedKmh: speedMps * 3.6,
    angleBelowHorizontalDeg: toDegrees(angleRad),
    heightM: START_HEIGHT_M,
    distanceToNetM: 0,
  };
  const { points } = fly(contact, { intervalS, stepS: 1 / 480 });
  return points.slice(0, count).map(({ xM, zM }) => ({ xM, zM: zM - START_HEIGHT_M }));
}

/** All coordinates, each relative to its mean, which removes the start from the fit. */
const centredCoordinates = (positions: readonly Position[]): number[] =>
  [positions.map(({ xM }) => xM), positions.map(({ zM }) => zM)].flatMap((values) => {
    const middle = mean(values);
    return values.map((value) => value - middle);
  });

/** One step of the Gauss-Newton method. */
function improved(launch: Launch, measured: readonly number[], intervalS: number): Launch {
  const { speedMps, angleRad } = launch;
  const at = (trial: Launch): number[] =>
    centredCoordinates(shapeOf(trial, measured.length / 2, intervalS));
  const model = at(launch);
  const faster = at({ speedMps: speedMps + SPEED_STEP_MPS, angleRad });
  const steeper = at({ speedMps, angleRad: angleRad + ANGLE_STEP_RAD });
  const a = difference(faster, model, SPEED_STEP_MPS);
  const b = difference(steeper, model, ANGLE_STEP_RAD);
  const residual = difference(measured, model);
  const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)];
  const [ar, br] = [dot(a, residual), dot(b, residual)];
  const determinant = aa * bb - ab * ab;
  return {
    speedMps: speedMps + (bb * ar - ab * br) / determinant,
    angleRad: angleRad + (aa * br - ab * ar) / determinant,
  };
}

/**
 * The contact whose flight is closest to some positions.
 * @param positions at equal intervals, the first one at contact
 * @throws an error for fewer than three positions
 */
export function fitDragCurve(positions: readonly Position[], intervalS: number): Contact {
  const [first, second] = positions;
  if (!first || !second || positions.length < 3) throw new Error('The fit needs three positions.');
  const [dx, dz] = [second.xM - first.xM, second.zM - first.zM];
  let launch: Launch = { speedMps: Math.hypot(dx, dz) / intervalS, angleRad: Math.atan2(-dz, dx) };
  const measured = centredCoordinates(positions);
  for (let i = 0; i < ITERATIONS; i++) launch = improved(launch, measured, intervalS);
  const shape = shapeOf(launch, positions.length, intervalS);
  return {
    speedKmh: launch.speedMps * 3.6,
    angleBelowHorizontalDeg: toDegrees(launch.angleRad),
    heightM: mean(positions.map(({ zM }) => zM)) - mean(shape.map(({ zM }) => zM)),
    distanceToNetM: mean(shape.map(({ xM }) => xM)) - mean(positions.map(({ xM }) => xM)),
  };
}
