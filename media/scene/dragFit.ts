/** Fits the drag curve of `src/lib/flight.ts` to points read from a film: least squares. */
import { type Contact, fly } from '../../src/lib/flight.ts';

/** A position in the plane of the flight, metres from the net and from the floor. */
export interface Position {
  readonly xM: number;
  readonly zM: number;
}

/** Speed and direction: what the shape of a flight depends on, wherever it starts. */
interface Launch {
  readonly speedMps: number;
  readonly angleRad: number;
}

/** Added to the model's height, so that no trial flight is down before the film ends. */
const HEADROOM_M = 4;
const ITERATIONS = 6;
const SPEED_STEP_MPS = 0.01;
const ANGLE_STEP_RAD = 1e-4;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function centred(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

/** The flight of a launch at equal time steps, relative to where it starts. */
function shape({ speedMps, angleRad }: Launch, count: number, intervalS: number): Position[] {
  const { points } = fly(
    {
      speedKmh: speedMps * 3.6,
      angleBelowHorizontalDeg: (angleRad * 180) / Math.PI,
      heightM: HEADROOM_M,
      distanceToNetM: 0,
    },
    { intervalS, stepS: 1 / 480 },
  );
  return points.slice(0, count).map(({ xM, zM }) => ({ xM, zM: zM - HEADROOM_M }));
}

/** All coordinates in one list, each around its mean: the start point drops out of the fit. */
function centredCoordinates(positions: readonly Position[]): number[] {
  return [...centred(positions.map(({ xM }) => xM)), ...centred(positions.map(({ zM }) => zM))];
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

const difference = (a: readonly number[], b: readonly number[], divisor = 1): number[] =>
  a.map((value, i) => (value - (b[i] ?? 0)) / divisor);

/** One Gauss-Newton step on speed and angle. */
function improved(launch: Launch, measured: readonly number[], intervalS: number): Launch {
  const count = measured.length / 2;
  const { speedMps, angleRad } = launch;
  const at = (trial: Launch): number[] => centredCoordinates(shape(trial, count, intervalS));
  const model = at(launch);
  const bySpeed = difference(
    at({ speedMps: speedMps + SPEED_STEP_MPS, angleRad }),
    model,
    SPEED_STEP_MPS,
  );
  const byAngle = difference(
    at({ speedMps, angleRad: angleRad + ANGLE_STEP_RAD }),
    model,
    ANGLE_STEP_RAD,
  );
  const residual = difference(measured, model);
  const [aa, ab, bb] = [dot(bySpeed, bySpeed), dot(bySpeed, byAngle), dot(byAngle, byAngle)];
  const [ar, br] = [dot(bySpeed, residual), dot(byAngle, residual)];
  const determinant = aa * bb - ab * ab;
  return {
    speedMps: speedMps + (bb * ar - ab * br) / determinant,
    angleRad: angleRad + (aa * br - ab * ar) / determinant,
  };
}

/**
 * The contact whose flight lies closest to the positions, the first of which is the contact itself
 * and each next one `intervalS` later. Needs three positions; throws with fewer.
 */
export function fitDragCurve(positions: readonly Position[], intervalS: number): Contact {
  const [first, second] = positions;
  if (!first || !second || positions.length < 3) throw new Error('The fit needs three positions.');
  const [dx, dz] = [second.xM - first.xM, second.zM - first.zM];
  let launch: Launch = {
    speedMps: Math.hypot(dx, dz) / intervalS,
    angleRad: Math.atan2(-dz, dx),
  };
  const measured = centredCoordinates(positions);
  for (let i = 0; i < ITERATIONS; i++) launch = improved(launch, measured, intervalS);
  const model = shape(launch, positions.length, intervalS);
  return {
    speedKmh: launch.speedMps * 3.6,
    angleBelowHorizontalDeg: (launch.angleRad * 180) / Math.PI,
    heightM: mean(positions.map(({ zM }) => zM)) - mean(model.map(({ zM }) => zM)),
    distanceToNetM: mean(model.map(({ xM }) => xM)) - mean(positions.map(({ xM }) => xM)),
  };
}
