/** The tracked flight over the camera image: a ribbon, a streak and a speed a frame, and a box. */
import { type ImageView, project } from '../../src/lib/camera.ts';
import type { FlightPoint } from '../../src/lib/flight.ts';
import { EXAMPLE_MEASUREMENT, MEASURED_FLIGHT } from '../rally/measurement.ts';
import { brightnessAt } from '../rally/timing.ts';
import type { Context2D } from './canvas.ts';
import { COLOUR, line, numeral, sizeForWidthPt } from './design.ts';
import { wholeKmh } from './screenParts.ts';

const { points: POINTS, landing: LANDING } = MEASURED_FLIGHT;
const FASTEST_KMH = EXAMPLE_MEASUREMENT.contact.speedKmh;

/** The exposure time that a streak corresponds to. */
const EXPOSURE_S = 1 / 380;
const STREAK_WIDTH_M = 0.068;
const BOX_HALF_M = 0.3;
const STILL_BOX = { halfM: 0.17, smallestHalfPt: 22, labelPt: 30 } as const;
const BOX_LABEL_PT = 22;
/** The width of a numeral as a share of the distance to the next one. */
const NUMERAL_SHARE = 0.88;
/** How far a numeral is above the trail: a distance, and a share of its size. */
const NUMERAL_GAP_PT = 8;
const NUMERAL_RISE = 0.3;
const SMALLEST_NUMERAL_PT = 14;
/** The space on the right that numerals leave free for the record button. */
const NUMERALS_CLEAR_RIGHT_PT = 72;
const RIBBON_PT = 2;
/** Where the label of the box moves from its right to below it, before it would cross the defender. */
const LABEL_FALLS = { fromM: 2.4, toM: 3.2 } as const;

/** How much of the trail is drawn. */
export interface TrailState {
  /** How many frames of the flight are shown: 0 before contact, 33 in the end. */
  readonly frames: number;
  /** Whether the speeds are written along the trail. */
  readonly numerals: boolean;
  /** Whether there is a tracking box around the shuttle. */
  readonly box: boolean;
  /** The shuttle between two frames, in slow motion. */
  readonly shuttle?: FlightPoint;
  /** The font size of the smallest numeral. */
  readonly smallestPt?: number;
  /** The first frame whose speed is written. */
  readonly firstNumeral?: number;
  /** In a still image the box is tight, and every frame before it may have its speed. */
  readonly isStill?: boolean;
}

/** How many frames of the smash the app tracks, from contact to the floor. */
export const TRAIL_FRAMES = POINTS.length;

type Position = readonly [x: number, y: number];

const positionIn = (view: ImageView, { xM, zM }: FlightPoint): Position =>
  project(view, [xM, zM, 0]);

const pxPerM = (view: ImageView): number =>
  project(view, [1, 0, 0])[0] - project(view, [0, 0, 0])[0];

function ribbon(ctx: Context2D, view: ImageView, points: readonly FlightPoint[]) {
  points.slice(1).forEach((point, i) => {
    const before = points[i];
    if (!before) return;
    ctx.globalAlpha = 0.72 * brightnessAt(point.speedKmh);
    line(ctx, positionIn(view, before), positionIn(view, point), COLOUR.accent, RIBBON_PT);
  });
  ctx.globalAlpha = 1;
}

function streaks(ctx: Context2D, view: ImageView, points: readonly FlightPoint[]) {
  const perM = pxPerM(view);
  for (const point of points) {
    const [x, y] = positionIn(view, point);
    const halfX = (point.velocityXMps * EXPOSURE_S * perM) / 2;
    const halfY = (-point.velocityZMps * EXPOSURE_S * perM) / 2;
    const start = [x - halfX, y - halfY] as const;
    const end = [x + halfX, y + halfY] as const;
    line(ctx, start, end, COLOUR.accent, perM * STREAK_WIDTH_M, 'round');
  }
}

/** Writes each speed as wide as the gap to the next frame, up to the first that is too small. */
function numerals(
  ctx: Context2D,
  view: ImageView,
  points: readonly FlightPoint[],
  { smallestPt = SMALLEST_NUMERAL_PT, firstNumeral = 1 }: TrailState,
) {
  for (const [i, point] of points.entries()) {
    const next = POINTS[i + 1] ?? LANDING;
    const [x, y] = positionIn(view, point);
    const gapPt = positionIn(view, next)[0] - x;
    // Narrower where it would be too small.
    let widthPercent = 50 + 100 * (point.speedKmh / FASTEST_KMH);
    let sizePt = sizeForWidthPt(ctx, '000', widthPercent, gapPt * NUMERAL_SHARE);
    while (sizePt < smallestPt && widthPercent > 66) {
      widthPercent -= 2;
      sizePt = sizeForWidthPt(ctx, '000', widthPercent, gapPt * NUMERAL_SHARE);
    }
    if (sizePt < smallestPt || x + gapPt > view.width - NUMERALS_CLEAR_RIGHT_PT) return;
    if (x < 0 || i + 1 < firstNumeral) continue;
    const base = y - NUMERAL_GAP_PT - NUMERAL_RISE * sizePt;
    const style = { sizePt, widthPercent, outline: true };
    numeral(ctx, wholeKmh(point.speedKmh), x - pxPerM(view) * 0.06, base, style);
  }
}

function corners(ctx: Context2D, [x, y]: Position, halfPt: number) {
  const armPt = halfPt * 0.5;
  ctx.strokeStyle = COLOUR.accent;
  ctx.lineWidth = 2;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const sideY of [-1, 1])
    for (const sideX of [-1, 1]) {
      const [cornerX, cornerY] = [x + sideX * halfPt, y + sideY * halfPt];
      ctx.moveTo(cornerX - sideX * armPt, cornerY);
      ctx.lineTo(cornerX, cornerY);
      ctx.lineTo(cornerX, cornerY - sideY * armPt);
    }
  ctx.stroke();
}

/** Writes the current speed on the right of the box, below it from where the defender stands, and above it in stills. */
function boxLabel(
  ctx: Context2D,
  view: ImageView,
  point: FlightPoint,
  halfPt: number,
  { isStill = false }: TrailState,
) {
  const [x, y] = positionIn(view, point);
  const sizePt = isStill ? STILL_BOX.labelPt : BOX_LABEL_PT;
  const share = (point.xM - LABEL_FALLS.fromM) / (LABEL_FALLS.toM - LABEL_FALLS.fromM);
  const below = share < 0.5 ? 0 : 1;
  const left = isStill ? x - halfPt + 18 : x + halfPt + 10 - below * (2 * halfPt + 10);
  const base = isStill ? y - halfPt - 9 : y + 8 + below * (halfPt + sizePt - 8);
  const style = { sizePt, widthPercent: isStill ? 50 + 100 * (point.speedKmh / FASTEST_KMH) : 100, outline: true };
  numeral(ctx, wholeKmh(point.speedKmh), left, base, style);
}

/** Draws the trail over an image that was taken with a view. */
export function drawTrail(ctx: Context2D, view: ImageView, state: TrailState): void {
  const { frames, box, shuttle } = state;
  const flown = POINTS.slice(0, frames);
  const last = shuttle ?? flown.at(-1);
  if (!last) return;
  const halfPt = state.isStill
    ? Math.max(STILL_BOX.smallestHalfPt, pxPerM(view) * STILL_BOX.halfM)
    : pxPerM(view) * BOX_HALF_M;
  const [boxX, boxY] = positionIn(view, last);
  const isClearOfBox = (point: FlightPoint): boolean => {
    const [x, y] = positionIn(view, point);
    return !box || Math.abs(x - boxX) > halfPt + 3 || Math.abs(y - boxY) > halfPt + 3;
  };
  ctx.save();
  if (box) {
    ctx.beginPath();
    ctx.rect(0, 0, view.width, view.height);
    ctx.rect(boxX - halfPt, boxY - halfPt, halfPt * 2, halfPt * 2);
    ctx.clip('evenodd');
  }
  ribbon(ctx, view, shuttle ? [...flown, shuttle] : flown);
  streaks(ctx, view, flown.slice((state.firstNumeral ?? 1) - 1).filter(isClearOfBox)); // the page's player shows those before
  ctx.restore();
  if (state.numerals) {
    const rightmost = box ? boxX - (state.isStill ? 0 : halfPt) : Number.POSITIVE_INFINITY;
    const endOf = (i: number): number => positionIn(view, POINTS[i + 1] ?? LANDING)[0];
    const labelled = flown.filter((_, i) => endOf(i) <= rightmost);
    numerals(ctx, view, labelled, state);
  }
  if (!box) return;
  corners(ctx, [boxX, boxY], halfPt);
  if (state.numerals) boxLabel(ctx, view, last, halfPt, state);
}
