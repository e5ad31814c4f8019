/** The drawing of the 404 page: `notFoundFlight.ts` and the court, projected to paths. */
import { project, type Vector, type View } from '../../lib/camera.ts';
import { COURT } from '../../lib/court.ts';
import { roundToTenth } from '../../lib/roundToTenth.ts';
import { EXPOSURES, type Exposure, LANDING_M, WIDE_BY_M } from './notFoundFlight.ts';

const { halfLengthM, halfWidthM, halfSinglesWidthM, longDoublesServiceM, lineWidthM } = COURT;

/** The scale at the landing, which is the origin. */
const UNITS_PER_M = 100;

/** The lens: low beside the net, inside the side line, looking towards the back of the court. */
const LENS_M: Vector = [0.3, 1.5, 2.8];

/** Points nearer to the lens are not drawn. */
const NEAREST_M = 1.1;

const LANDING_DEPTH_M = LANDING_M[0] - LENS_M[0];

/** A `View` looks across the court, this one along it, so `toDrawing` rotates the world by 90°. */
const VIEW: View = {
  focalPx: UNITS_PER_M * LANDING_DEPTH_M,
  principalPx: [(LENS_M[2] - LANDING_M[2]) * UNITS_PER_M, -LENS_M[1] * UNITS_PER_M],
  fromM: [LENS_M[2], LENS_M[1], -LENS_M[0]],
};

/** Projects a point to the drawing. */
function toDrawing([x, y, z]: Vector): [x: number, y: number] {
  const [across, down] = project(VIEW, [z, y, -x]);
  return [roundToTenth(across), roundToTenth(down)];
}

/** The visible part of a rectangle on the floor. All rectangles have the same winding. */
function floor(fromX: number, fromZ: number, toX: number, toZ: number): string {
  const nearX = Math.max(fromX, LENS_M[0] + NEAREST_M);
  const [first, ...others] = [
    toDrawing([nearX, 0, fromZ]),
    toDrawing([toX, 0, fromZ]),
    toDrawing([toX, 0, toZ]),
    toDrawing([nearX, 0, toZ]),
  ];
  return `M${first}L${others.join(' ')}z`;
}

const along = (leftZ: number): string => floor(0, leftZ, halfLengthM, leftZ + lineWidthM);
const across = (outerX: number): string =>
  floor(outerX - lineWidthM, -halfWidthM, outerX, halfWidthM);

/** The half of the court behind the net. */
export const COURT_FLOOR = floor(0, -halfWidthM, halfLengthM, halfWidthM);

/** Its lines, 4 cm wide. Dimensions include the lines (Laws of Badminton, 1.2). */
export const COURT_LINES = [
  along(-halfWidthM),
  along(-halfSinglesWidthM),
  along(-lineWidthM / 2),
  along(halfSinglesWidthM - lineWidthM),
  along(halfWidthM - lineWidthM),
  across(longDoublesServiceM),
  across(halfLengthM),
].join('');

/** The drawn diameter, between the cork's 2.7 cm and the skirt's 6.5 cm (Laws of Badminton, 2). */
const SHUTTLE_M = 0.046;

/** Longer than elsewhere: the shuttle flies away from the lens, which shortens its streaks. */
const EXPOSURE_S = 1 / 300;

/** The floor reflects the shuttle up to this height. */
const REFLECTED_M = 0.4;

/** A drawn exposure, with its reflection if the shuttle is low. */
function streak({ atM: [x, y, z], velocityMps: [vx, vy, vz] }: Exposure) {
  const [fromX, fromY] = toDrawing([x - vx * EXPOSURE_S, y - vy * EXPOSURE_S, z - vz * EXPOSURE_S]);
  const [endX, endY] = toDrawing([x, y, z]);
  const [, mirroredY] = toDrawing([x, -y, z]);
  const isReflected = y > 0.01 && y < REFLECTED_M;
  return {
    width: roundToTenth((SHUTTLE_M * VIEW.focalPx) / (x - LENS_M[0])),
    path: `M${fromX} ${fromY}L${endX} ${endY}`,
    reflection: isReflected ? `M${fromX} ${mirroredY}H${endX}` : null,
  };
}

/** The visible exposures. */
export const STREAKS = EXPOSURES.filter(({ atM: [x] }) => x > LENS_M[0] + NEAREST_M).map(streak);

/** The ratio of height to width of a circle on the floor, at the landing. */
export const FLATNESS = roundToTenth((LENS_M[1] / LANDING_DEPTH_M) * 10) / 10;

/** The distance is shown a little before the landing, clear of the reflections. */
const MEASURED_X = LANDING_M[0] - 0.4;

const [, , landingZ] = LANDING_M;
const start = toDrawing([MEASURED_X, 0, landingZ - WIDE_BY_M]);
const end = toDrawing([MEASURED_X, 0, landingZ]);
const levelFrom = toDrawing([LANDING_M[0] - 0.1, 0, landingZ]);
const levelTo = toDrawing([MEASURED_X - 0.08, 0, landingZ]);

/** A dimension line from the side line's outer edge to the landing. */
export const MEASURE = { path: `M${start}L${end}M${levelFrom}L${levelTo}`, end };
