/** The drawing around the capture phone continues its screen's image, in the screen's pixels. */
import { HERO_VIEW, type ImageView, project, pxPerM, type Vector } from '../../lib/camera.ts';
import { COURT } from '../../lib/court.ts';
import { letterOf } from '../../lib/displayFont.ts';
import { EXAMPLE_SMASH, type FlightPoint, fly } from '../../lib/flight.ts';
import { roundToTenth } from '../../lib/roundToTenth.ts';
import { EXPOSURE_S } from '../../lib/streakPath.ts';

const { halfLengthM, halfWidthM, halfSinglesWidthM, shortServiceM, longDoublesServiceM } = COURT;

const flight = fly(EXAMPLE_SMASH);

/** The number of the flight's exposures, including the one at contact. */
export const EXPOSURE_COUNT = flight.points.length;

/** The exposure after the one at an index, or the landing. */
const afterPoint = (index: number): FlightPoint => flight.points[index + 1] ?? flight.landing;

/** Projects a point of the flight, which is in the middle of the court. */
const projectFlight = (view: ImageView, { xM, zM }: FlightPoint) => project(view, [xM, zM, 0]);

function toScreen(point: Vector): string {
  const [x, y] = project(HERO_VIEW, point);
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** A painted line on the floor. Its edges along the court are horizontal in the drawing. */
function paintedLine(
  [fromX, toX]: readonly [number, number],
  [nearZ, farZ]: readonly [number, number],
): string {
  const floorX = (x: number, z: number) => Math.round(project(HERO_VIEW, [x, 0, z])[0]);
  const near = `${toScreen([fromX, 0, nearZ])}H${floorX(toX, nearZ)}`;
  return `M${near}L${toScreen([toX, 0, farZ])}H${floorX(fromX, farZ)}Z`;
}

const LINE_M = COURT.lineWidthM;

/** The court's lines in their real width, as one path to fill. */
export const COURT_LINES = [
  ...[-halfWidthM, -halfSinglesWidthM, halfSinglesWidthM - LINE_M, halfWidthM - LINE_M].map((z) =>
    paintedLine([-halfLengthM, halfLengthM], [z, z + LINE_M]),
  ),
  ...[shortServiceM, longDoublesServiceM, halfLengthM].flatMap((x) => [
    paintedLine([-x, LINE_M - x], [-halfWidthM, halfWidthM]),
    paintedLine([x - LINE_M, x], [-halfWidthM, halfWidthM]),
  ]),
  ...[-1, 1].map((side) =>
    paintedLine([side * shortServiceM, side * halfLengthM], [-LINE_M / 2, LINE_M / 2]),
  ),
].join('');

/** The net's near post, whose foot is below the capture phone. The phone covers the rest of the net. */
export const NEAR_POST = `M${[0, COURT.netAtPostM].map((y) => toScreen([0, y, halfWidthM])).join('L')}`;

/**
 * The streaks of the exposures before the capture screen, by their place in time. At contact the
 * drawing of the player shows the shuttle itself.
 */
export const STREAKS = flight.points.flatMap((point, index) => {
  if (index === 0 || projectFlight(HERO_VIEW, point)[0] > 0) return [];
  const scale = pxPerM(HERO_VIEW, 0);
  const dx = roundToTenth(point.velocityXMps * EXPOSURE_S * scale);
  const dy = roundToTenth(-point.velocityZMps * EXPOSURE_S * scale);
  return [{ index, path: `M${toScreen([point.xM, point.zM, 0])}l${dx} ${dy}` }];
});

/** Where the shuttle would be after a time if it kept the velocity it has at a point. */
const onTangent = ({ xM, zM, velocityXMps, velocityZMps }: FlightPoint, afterS: number) =>
  toScreen([xM + velocityXMps * afterS, zM + velocityZMps * afterS, 0]);

/** The flight as cubic curves over eight exposures each, with exact end points and velocities. */
export const FLIGHT_CURVE = [...flight.points.filter((_, i) => i % 8 === 0), flight.landing]
  .map((end, i, ends) => {
    const start = ends[i - 1];
    if (!start) return `M${onTangent(end, 0)}`;
    const thirdS = (end.timeS - start.timeS) / 3;
    return `C${onTangent(start, thirdS)} ${onTangent(end, -thirdS)} ${onTangent(end, 0)}`;
  })
  .join('');

/** The space between a speed and the flight. */
const LABEL_GAP_PX = 16;
/** How far left of its exposure a speed starts, as on the screen of the app. */
const LABEL_LEAD_M = 0.06;
/** The left edge of the capture phone, whose frame is around the screen. */
const PHONE_LEFT_PX = -24;

/**
 * The speeds between the racket and the capture screen, above the flight as the app places them:
 * each as wide as the gap to the next exposure or to the phone, and narrower the slower.
 */
export const SPEEDS_BEFORE_SCREEN = flight.points.flatMap((point, i) => {
  const [x, y] = projectFlight(HERO_VIEW, point);
  const [nextX] = projectFlight(HERO_VIEW, afterPoint(i));
  if (i === 0 || x >= 0) return [];
  const startX = x - LABEL_LEAD_M * pxPerM(HERO_VIEW, 0);
  const endX = Math.min(startX + 0.88 * (nextX - x), PHONE_LEFT_PX);
  const widthPercent = Math.round(50 + (100 * point.speedKmh) / EXAMPLE_SMASH.speedKmh);
  const sizePx = (endX - startX) / (3 * letterOf('0', widthPercent).advanceEm);
  const label = {
    speedKmh: Math.round(point.speedKmh),
    x: Math.round(startX),
    y: Math.round(y - LABEL_GAP_PX),
    sizePx: Math.round(sizePx),
    widthPercent,
  };
  return [label];
});

/** How much of the screen is revealed with each exposure, in percent: up to the next one. */
export function revealedPercent(view: ImageView): readonly number[] {
  const streakCapPx = 14;
  return flight.points.map((_, i) => {
    const [x] = projectFlight(view, afterPoint(i));
    return Math.round(Math.min(100, Math.max(0, ((x - streakCapPx) / view.width) * 100)));
  });
}
