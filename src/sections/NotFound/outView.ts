/** What the camera of the 404 page sees: `outShot.ts` and the court, as paths of one projection. */
import { project, type Vector, type View } from '../../lib/camera.ts';
import { COURT } from '../../lib/court.ts';
import { roundToTenth } from '../../lib/roundToTenth.ts';
import { EXPOSURES, type Exposure, LANDING_M, WIDE_BY_M } from './outShot.ts';

const { halfLengthM, halfWidthM, halfSinglesWidthM, longDoublesServiceM, lineWidthM } = COURT;

/** At the landing, which is the origin, one unit of the drawing is one centimetre. */
const UNITS_PER_M = 100;

/** Low beside the net, a little inside the side line, looking along it to the back of the court. */
const LENS_M: Vector = [0.3, 1.5, 2.8];

/** Nothing nearer to the lens than this is drawn. */
const NEAREST_M = 1.1;

const LANDING_DEPTH_M = LANDING_M[0] - LENS_M[0];

/** A `View` looks across the court, this one along it: the world is given a quarter turn first. */
const VIEW: View = {
  focalPx: UNITS_PER_M * LANDING_DEPTH_M,
  principalPx: [(LENS_M[2] - LANDING_M[2]) * UNITS_PER_M, -LENS_M[1] * UNITS_PER_M],
  fromM: [LENS_M[2], LENS_M[1], -LENS_M[0]],
};

/** Where a point of the world falls in the drawing, in its units from the landing. */
export function see([x, y, z]: Vector): [x: number, y: number] {
  const [across, down] = project(VIEW, [z, y, -x]);
  return [roundToTenth(across), roundToTenth(down)];
}

/** A rectangle on the floor, as much of it as lies before the lens; always the same way round. */
function floor(fromX: number, fromZ: number, toX: number, toZ: number): string {
  const nearX = Math.max(fromX, LENS_M[0] + NEAREST_M);
  const [first, ...others] = [
    see([nearX, 0, fromZ]),
    see([toX, 0, fromZ]),
    see([toX, 0, toZ]),
    see([nearX, 0, toZ]),
  ];
  return `M${first}L${others.join(' ')}z`;
}

const along = (leftZ: number): string => floor(0, leftZ, halfLengthM, leftZ + lineWidthM);
const across = (outerX: number): string =>
  floor(outerX - lineWidthM, -halfWidthM, outerX, halfWidthM);

/** The half of the court the shuttle should have landed in. */
export const COURT_FLOOR = floor(0, -halfWidthM, halfLengthM, halfWidthM);

/** Its lines, 4 cm wide; the Laws measure to a line's outer edge (1.2). */
export const COURT_LINES = [
  along(-halfWidthM),
  along(-halfSinglesWidthM),
  along(-lineWidthM / 2),
  along(halfSinglesWidthM - lineWidthM),
  along(halfWidthM - lineWidthM),
  across(longDoublesServiceM),
  across(halfLengthM),
].join('');

/** The bright disc of a shuttle: between its cork, 2.7 cm, and its skirt, 6.5 cm (Laws, 2). */
const SHUTTLE_M = 0.046;

/** How long the strobe's flash is: long enough for a streak where the shuttle is fast. */
const FLASH_S = 1 / 300;

/** Up to this height the polished floor shows a reflection. */
const REFLECTED_M = 0.4;

/** One exposure as it is drawn: its streak, and its reflection while the shuttle is low. */
export interface Streak {
  readonly width: number;
  readonly path: string;
  readonly reflection: string | null;
}

function streak({ atM: [x, y, z], velocityMps: [vx, vy, vz] }: Exposure): Streak {
  const [fromX, fromY] = see([x - vx * FLASH_S, y - vy * FLASH_S, z - vz * FLASH_S]);
  const [endX, endY] = see([x, y, z]);
  const [, mirroredY] = see([x, -y, z]);
  const isReflected = y > 0.01 && y < REFLECTED_M;
  return {
    width: roundToTenth((SHUTTLE_M * VIEW.focalPx) / (x - LENS_M[0])),
    path: `M${fromX} ${fromY}L${endX} ${endY}`,
    reflection: isReflected ? `M${fromX} ${mirroredY}H${endX}` : null,
  };
}

/** The trail from where it comes before the lens to the floor. */
export const STREAKS: readonly Streak[] = EXPOSURES.filter(
  ({ atM: [x] }) => x > LENS_M[0] + NEAREST_M,
).map(streak);

/** How flat a circle on the floor looks from here, at the landing. */
export const FLATNESS = roundToTenth((LENS_M[1] / LANDING_DEPTH_M) * 10) / 10;

/** The distance is measured a little before the landing, where the reflections leave room. */
const MEASURED_X = LANDING_M[0] - 0.4;

/** The measuring mark on the floor: from the line's outer edge to level with the landing. */
export const MEASURE = (() => {
  const [, , z] = LANDING_M;
  const end = see([MEASURED_X, 0, z]);
  const level = `M${see([LANDING_M[0] - 0.1, 0, z])}L${see([MEASURED_X - 0.08, 0, z])}`;
  return { path: `M${see([MEASURED_X, 0, z - WIDE_BY_M])}L${end}${level}`, end };
})();
