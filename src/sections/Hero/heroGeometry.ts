/** The drawing around the capture phone continues its screen's image, in the screen's pixels. */

import { measureLetter } from '../../lib/build/displayFont.ts';
import {
  HERO_VIEW,
  type ImageView,
  project,
  pxPerM,
  type Vector,
} from '../../lib/flight/camera.ts';
import { COURT } from '../../lib/flight/court.ts';
import { COURT_LINES, type CourtLine } from '../../lib/flight/courtLines.ts';
import { EXAMPLE_SMASH, type FlightPoint, fly } from '../../lib/flight/flight.ts';
import { roundToTenth } from '../../lib/flight/roundToTenth.ts';
import { EXPOSURE_S } from '../../lib/flight/strobe.ts';

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
function paintedLine({ x, z }: CourtLine): string {
  const floorX = (xM: number, zM: number) => Math.round(project(HERO_VIEW, [xM, 0, zM])[0]);
  const farEdge = `${toScreen([x[0], 0, z[0]])}H${floorX(x[1], z[0])}`;
  return `M${farEdge}L${toScreen([x[1], 0, z[1]])}H${floorX(x[0], z[1])}Z`;
}

/** The court's lines in their real width, as one path to fill. */
export const PAINTED_LINES = COURT_LINES.map(paintedLine).join('');

/** The net's near post, whose foot is below the capture phone. The phone covers the rest of the net. */
export const NEAR_POST = `M${[0, COURT.netAtPostM].map((y) => toScreen([0, y, COURT.halfWidthM])).join('L')}`;

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
  const sizePx = (endX - startX) / (3 * measureLetter('0', widthPercent).advanceEm);
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
