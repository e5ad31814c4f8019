/** The court as the app has found it in the picture: its lines, and crosses where they meet. */
import { project, type TripodView } from '../../src/lib/camera.ts';
import { COURT } from '../../src/lib/court.ts';
import { COURT_LINES, LOCK_POINTS } from '../scene/courtLines.ts';
import { newSheet } from './canvas.ts';
import { COLOUR, write } from './design.ts';

const CROSS_PT = 7;
/** The layer is drawn finer than a point, so that it stays sharp on a large picture. */
const LAYER_SCALE = 3;

function strokeLock(ctx: CanvasRenderingContext2D, view: TripodView, lock: number): void {
  ctx.strokeStyle = COLOUR.ink;
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.62 * lock;
  ctx.beginPath();
  for (const [from, to] of COURT_LINES) {
    const [x, y] = project(view, from);
    const [endX, endY] = project(view, to);
    ctx.moveTo(x, y);
    ctx.lineTo(x + (endX - x) * lock, y + (endY - y) * lock);
  }
  ctx.stroke();
  ctx.lineWidth = 1.75;
  ctx.globalAlpha = lock;
  ctx.beginPath();
  for (const point of LOCK_POINTS) {
    const [x, y] = project(view, point);
    ctx.moveTo(x - CROSS_PT, y);
    ctx.lineTo(x + CROSS_PT, y);
    ctx.moveTo(x, y - CROSS_PT);
    ctx.lineTo(x, y + CROSS_PT);
  }
  ctx.stroke();
}

/**
 * Draws the lock: `lock` from 0 (nothing) to 1 (all of it, drawn out from one end to the other).
 * `standing` is opaque where something stands before the court; the lock leaves that free.
 */
export function drawCourtLock(
  ctx: CanvasRenderingContext2D,
  view: TripodView,
  lock: number,
  standing?: CanvasImageSource,
): void {
  if (lock <= 0) return;
  const { width, height } = view;
  const onLayer = newSheet(width * LAYER_SCALE, height * LAYER_SCALE);
  onLayer.scale(LAYER_SCALE, LAYER_SCALE);
  strokeLock(onLayer, view, lock);
  if (standing) {
    onLayer.globalAlpha = 1;
    onLayer.globalCompositeOperation = 'destination-out';
    onLayer.drawImage(standing, 0, 0, width, height);
  }
  ctx.drawImage(onLayer.canvas, 0, 0, width, height);
}

/** Writes the lengths that give the picture its scale: the court's, and the net post's height. */
export function drawLengths(
  ctx: CanvasRenderingContext2D,
  view: TripodView,
  opacity: number,
): void {
  if (opacity <= 0) return;
  ctx.save();
  ctx.globalAlpha = opacity;
  const [courtX, courtY] = project(view, [-COURT.halfLengthM / 2, 0, -COURT.halfWidthM]);
  const style = { sizePt: 16, weight: 560 } as const;
  write(ctx, `${(2 * COURT.halfLengthM).toFixed(2)} m`, courtX, courtY - 12, {
    ...style,
    align: 'center',
  });
  const [postX, postY] = project(view, [0, COURT.netAtPostM / 2, COURT.halfWidthM]);
  write(ctx, `${COURT.netAtPostM.toFixed(2)} m`, postX + 12, postY + 6, style);
  ctx.restore();
}
