/** The flight over the live picture: one ribbon, a streak for each frame, its speed, and the box. */

import { project, type TripodView } from '../../src/lib/camera.ts';
import type { FlightPoint } from '../../src/lib/flight.ts';
import { EXAMPLE_MEASUREMENT, MEASURED_FLIGHT } from '../scene/measurement.ts';
import { brightnessAt } from '../scene/pace.ts';
import { COLOUR, numeral, sizeForWidthPt } from './design.ts';
import { wholeKmh } from './parts.ts';

const { points: POINTS, landing: LANDING } = MEASURED_FLIGHT;
const FASTEST_KMH = EXAMPLE_MEASUREMENT.contact.speedKmh;

/** How long each streak is exposed. */
const EXPOSURE_S = 1 / 380;
const STREAK_WIDTH_M = 0.068;
const BOX_HALF_M = 0.3;
/** A numeral fills this share of the way to the next one. */
const NUMERAL_SHARE = 0.88;
/** So far its foot stands above the trail: so many points, and this share of its size. */
const NUMERAL_RISE_PT = 8;
const NUMERAL_RISE_SHARE = 0.3;
const SMALLEST_NUMERAL_PT = 14;
/** No numeral reaches further to the right: there the capture screen has its button. */
const NUMERALS_CLEAR_RIGHT_PT = 72;
const RIBBON_PT = 2;
/** The label of the box comes no closer to the right edge. */
const LABEL_CLEAR_RIGHT_PT = 34;

/** How many frames of the flight are shown, and what is shown of them. */
export interface TrailState {
  /** 0 before contact, 33 when every frame has been read. */
  readonly frames: number;
  /** The speeds along the trail. */
  readonly numerals: boolean;
  /** The corner brackets round the shuttle in the last of these frames. */
  readonly box: boolean;
  /** Where the shuttle is between two frames, when time runs slower than the frames. */
  readonly head?: FlightPoint;
  /** The share of its size a numeral is raised by; more than usual where the net would touch it. */
  readonly riseShare?: number;
  /** The type size of the smallest numeral; larger than usual where the picture is shown small. */
  readonly smallestPt?: number;
}

/** The frames of the smash the app follows, from contact to the floor. */
export const TRAIL_FRAMES = POINTS.length;

type Place = readonly [x: number, y: number];

const place = (view: TripodView, { xM, zM }: FlightPoint): Place => project(view, [xM, zM, 0]);

const pxPerM = (view: TripodView): number =>
  project(view, [1, 0, 0])[0] - project(view, [0, 0, 0])[0];

function ribbon(ctx: CanvasRenderingContext2D, view: TripodView, points: readonly FlightPoint[]) {
  ctx.strokeStyle = COLOUR.accent;
  ctx.lineWidth = RIBBON_PT;
  ctx.lineCap = 'butt';
  points.slice(1).forEach((point, i) => {
    const before = points[i];
    if (!before) return;
    ctx.globalAlpha = 0.72 * brightnessAt(point.speedKmh);
    ctx.beginPath();
    ctx.moveTo(...place(view, before));
    ctx.lineTo(...place(view, point));
    ctx.stroke();
  });
  ctx.globalAlpha = 1;
}

function streaks(ctx: CanvasRenderingContext2D, view: TripodView, points: readonly FlightPoint[]) {
  const perM = pxPerM(view);
  ctx.strokeStyle = COLOUR.accent;
  ctx.lineWidth = perM * STREAK_WIDTH_M;
  ctx.lineCap = 'round';
  for (const point of points) {
    const [x, y] = place(view, point);
    const halfX = (point.velocityXMps * EXPOSURE_S * perM) / 2;
    const halfY = (-point.velocityZMps * EXPOSURE_S * perM) / 2;
    ctx.beginPath();
    ctx.moveTo(x - halfX, y - halfY);
    ctx.lineTo(x + halfX, y + halfY);
    ctx.stroke();
  }
}

/**
 * Each speed stands over its own frame and fills the way to the next: wide gaps, wide numbers. They
 * end where the first would be too small to read.
 */
function numerals(
  ctx: CanvasRenderingContext2D,
  view: TripodView,
  points: readonly FlightPoint[],
  { riseShare = NUMERAL_RISE_SHARE, smallestPt = SMALLEST_NUMERAL_PT }: TrailState,
) {
  for (const [i, point] of points.entries()) {
    const next = POINTS[i + 1] ?? LANDING;
    const [x, y] = place(view, point);
    const gapPt = place(view, next)[0] - x;
    const widthPercent = 50 + 100 * (point.speedKmh / FASTEST_KMH);
    const sizePt = sizeForWidthPt(ctx, '000', widthPercent, gapPt * NUMERAL_SHARE);
    if (sizePt < smallestPt || x + gapPt > view.width - NUMERALS_CLEAR_RIGHT_PT) return;
    if (x < 0) continue;
    const base = y - NUMERAL_RISE_PT - riseShare * sizePt;
    numeral(ctx, wholeKmh(point.speedKmh), x - pxPerM(view) * 0.06, base, {
      sizePt,
      widthPercent,
      outline: true,
    });
  }
}

function corners(ctx: CanvasRenderingContext2D, [x, y]: Place, halfPt: number) {
  const armPt = halfPt * 0.5;
  ctx.strokeStyle = COLOUR.accent;
  ctx.lineWidth = 2;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const [sideX, sideY] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const [cornerX, cornerY] = [x + sideX * halfPt, y + sideY * halfPt];
    ctx.moveTo(cornerX - sideX * armPt, cornerY);
    ctx.lineTo(cornerX, cornerY);
    ctx.lineTo(cornerX, cornerY - sideY * armPt);
  }
  ctx.stroke();
}

/** The speed in this very frame: right of the box, or above it once there is no room. */
function boxLabel(
  ctx: CanvasRenderingContext2D,
  view: TripodView,
  [x, y]: Place,
  halfPt: number,
  { speedKmh }: FlightPoint,
) {
  const lengthPt = 48;
  const roomy = x + halfPt + 10;
  const tightest = view.width - LABEL_CLEAR_RIGHT_PT - lengthPt;
  const left = Math.min(roomy, tightest);
  const base = roomy <= tightest ? y + 8 : y - halfPt - 9;
  numeral(ctx, wholeKmh(speedKmh), left, base, { sizePt: 22, widthPercent: 100, outline: true });
}

/** Draws the trail in a picture taken from the tripod with this view. */
export function drawTrail(
  ctx: CanvasRenderingContext2D,
  view: TripodView,
  state: TrailState,
): void {
  const { frames, numerals: withNumerals, box, head } = state;
  const flown = POINTS.slice(0, frames);
  const last = head ?? flown.at(-1);
  if (!last) return;
  const halfPt = pxPerM(view) * BOX_HALF_M;
  const [boxX, boxY] = place(view, last);
  ctx.save();
  if (box) {
    ctx.beginPath();
    ctx.rect(0, 0, view.width, view.height);
    ctx.rect(boxX - halfPt, boxY - halfPt, halfPt * 2, halfPt * 2);
    ctx.clip('evenodd');
  }
  ribbon(ctx, view, head ? [...flown, head] : flown);
  streaks(
    ctx,
    view,
    flown.filter((point) => {
      const [x, y] = place(view, point);
      return !box || Math.abs(x - boxX) > halfPt + 3 || Math.abs(y - boxY) > halfPt + 3;
    }),
  );
  ctx.restore();
  if (withNumerals) {
    const roomUntil = box ? boxX - halfPt : Number.POSITIVE_INFINITY;
    numerals(
      ctx,
      view,
      flown.filter((_, i) => place(view, POINTS[i + 1] ?? LANDING)[0] <= roomUntil),
      state,
    );
  }
  if (!box) return;
  corners(ctx, [boxX, boxY], halfPt);
  if (withNumerals) boxLabel(ctx, view, [boxX, boxY], halfPt, last);
}
