/** The drawing around the capture phone continues its screen's image, in the screen's pixels. */
import {
  HERO_SMASH,
  HERO_VIEW,
  HERO_WIDE_VIEW,
  type ImageView,
  project,
  pxPerM,
  type Vector,
} from '../../lib/camera.ts';
import { COURT, cordHeightM } from '../../lib/court.ts';
import { letterOf } from '../../lib/displayFont.ts';
import { EXAMPLE_SMASH, type FlightPoint, fly } from '../../lib/flight.ts';
import { roundToTenth } from '../../lib/roundToTenth.ts';
import { EXPOSURE_S } from '../../lib/streakPath.ts';

const { halfLengthM, halfWidthM, halfSinglesWidthM, shortServiceM, longDoublesServiceM } = COURT;

const flight = fly(EXAMPLE_SMASH);

/** The number of the flight's exposures, including the one at contact. */
export const EXPOSURE_COUNT = flight.points.length;

function toScreen(point: Vector): string {
  const [x, y] = project(HERO_VIEW, point);
  return `${Math.round(x)} ${Math.round(y)}`;
}

const line = (points: readonly Vector[]): string => `M${points.map(toScreen).join('L')}`;

/** A painted line on the floor. Its edges along the court are horizontal in the drawing. */
function paintedLine(
  [fromX, toX]: readonly [number, number],
  [nearZ, farZ]: readonly [number, number],
): string {
  const x = ([px]: readonly [number, number]) => Math.round(px);
  const near = project(HERO_VIEW, [toX, 0, nearZ]);
  const far = project(HERO_VIEW, [fromX, 0, farZ]);
  return `M${toScreen([fromX, 0, nearZ])}H${x(near)}L${toScreen([toX, 0, farZ])}H${x(far)}Z`;
}

/** The court's lines in their real width, as one path to fill. */
export function courtPath(): string {
  const width = COURT.lineWidthM;
  const along = [
    -halfWidthM,
    -halfSinglesWidthM,
    halfSinglesWidthM - width,
    halfWidthM - width,
  ].map((z) => paintedLine([-halfLengthM, halfLengthM], [z, z + width]));
  const across = [shortServiceM, longDoublesServiceM, halfLengthM].flatMap((x) => [
    paintedLine([-x, width - x], [-halfWidthM, halfWidthM]),
    paintedLine([x - width, x], [-halfWidthM, halfWidthM]),
  ]);
  const centre = [-1, 1].map((side) =>
    paintedLine([side * shortServiceM, side * halfLengthM], [-width / 2, width / 2]),
  );
  return [...along, ...across, ...centre].join('');
}

/** The net's near post, whose foot is below the capture phone. The phone covers the rest of the net. */
export function nearPostPath(): string {
  const { halfWidthM } = COURT;
  return line([
    [0, 0, halfWidthM],
    [0, cordHeightM(halfWidthM), halfWidthM],
  ]);
}

/** Whether the capture phone covers an exposure in both of its views. */
function isCovered({ xM, zM }: FlightPoint): boolean {
  const [x] = project(HERO_VIEW, [xM, zM, 0]);
  return x > 0 && x < HERO_VIEW.width;
}

/**
 * The streaks of the exposures outside the capture phone, by their place in time. At contact the
 * image of the smash shows the shuttle itself.
 */
export const STREAKS: readonly { readonly index: number; readonly path: string }[] =
  flight.points.flatMap((point, index) => {
    if (index === 0 || isCovered(point)) return [];
    const scale = pxPerM(HERO_VIEW, 0);
    const dx = roundToTenth(point.velocityXMps * EXPOSURE_S * scale);
    const dy = roundToTenth(-point.velocityZMps * EXPOSURE_S * scale);
    return [{ index, path: `M${toScreen([point.xM, point.zM, 0])}l${dx} ${dy}` }];
  });

/** The flight as cubic curves over eight exposures each, with exact end points and velocities. */
export function flightCurve(): string {
  const ends = [...flight.points.filter((_, i) => i % 8 === 0), flight.landing];
  const controlPoint = ({ xM, zM, velocityXMps, velocityZMps }: FlightPoint, afterS: number) =>
    toScreen([xM + velocityXMps * afterS, zM + velocityZMps * afterS, 0]);
  return ends
    .map((end, i) => {
      const start = ends[i - 1];
      if (!start) return `M${controlPoint(end, 0)}`;
      const thirdS = (end.timeS - start.timeS) / 3;
      return `C${controlPoint(start, thirdS)} ${controlPoint(end, -thirdS)} ${controlPoint(end, 0)}`;
    })
    .join('');
}

/** A speed above the flight: as wide as the gap to the next exposure, and narrower the slower. */
interface SpeedLabel {
  readonly speedKmh: number;
  readonly x: number;
  readonly y: number;
  readonly sizePx: number;
  /** On the display font's width axis. */
  readonly widthPercent: number;
}

/** The space between a speed and the flight. */
const LABEL_GAP_PX = 16;

/** The speed of an exposure, placed as the app places it on the capture screen. */
function speedLabel({ xM, zM, speedKmh }: FlightPoint, next: FlightPoint): SpeedLabel {
  const [x, y] = project(HERO_VIEW, [xM, zM, 0]);
  const [nextX] = project(HERO_VIEW, [next.xM, next.zM, 0]);
  const widthPercent = Math.round(50 + (100 * speedKmh) / EXAMPLE_SMASH.speedKmh);
  const sizePx = (0.88 * (nextX - x)) / (3 * letterOf('0', widthPercent).advanceEm);
  return {
    speedKmh: Math.round(speedKmh),
    x: Math.round(x),
    y: Math.round(y - LABEL_GAP_PX),
    sizePx: Math.round(sizePx),
    widthPercent,
  };
}

/** The speeds between the racket and the capture screen, from the one at the racket. */
export function speedsBeforeScreen(): SpeedLabel[] {
  return flight.points.flatMap((point, i) => {
    const next = flight.points[i + 1] ?? flight.landing;
    const [endX] = project(HERO_VIEW, [next.xM, next.zM, 0]);
    return endX < 0 ? [speedLabel(point, next)] : [];
  });
}

const CONTACT: Vector = [-EXAMPLE_SMASH.distanceToNetM, EXAMPLE_SMASH.heightM, 0];

/**
 * Where the contact is in a view, and how wide the image of the smash is, in percent of the capture
 * screen; and where the contact is in that image, as shares of its width and height.
 */
export function smashPlace(view: ImageView) {
  const [x, y] = project(view, CONTACT);
  const [imageX, imageY] = project(HERO_VIEW, CONTACT);
  const scale = view.focalPx / HERO_VIEW.focalPx;
  return {
    xPercent: (x / view.width) * 100,
    yPercent: (y / view.height) * 100,
    widthPercent: ((HERO_SMASH.width * scale) / view.width) * 100,
    xShare: (imageX - HERO_SMASH.x) / HERO_SMASH.width,
    yShare: (imageY - HERO_SMASH.y) / HERO_SMASH.height,
  };
}

/** Maps the scene to the wide view of narrow screens: a translation in percent, and a scale. */
export function wideTransform(): { xPercent: number; yPercent: number; scale: number } {
  const scale = HERO_WIDE_VIEW.focalPx / HERO_VIEW.focalPx;
  const [x, y] = HERO_VIEW.principalPx;
  const [wideX, wideY] = HERO_WIDE_VIEW.principalPx;
  return {
    xPercent: ((wideX - scale * x) / HERO_VIEW.width) * 100,
    yPercent: ((wideY - scale * y) / HERO_VIEW.height) * 100,
    scale,
  };
}

/** How much of the screen is revealed with each exposure, in percent: up to the next one. */
export function revealedPercent(view: typeof HERO_VIEW): readonly number[] {
  const streakCapPx = 14;
  return flight.points.map((_, i) => {
    const next = flight.points[i + 1] ?? flight.landing;
    const [x] = project(view, [next.xM, next.zM, 0]);
    return Math.round(Math.min(100, Math.max(0, ((x - streakCapPx) / view.width) * 100)));
  });
}
