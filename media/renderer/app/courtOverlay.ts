/** The court as the app has detected it: its lines, and crosses at their intersections. */
import { type ImageView, project } from '../../src/lib/camera.ts';
import { COURT } from '../../src/lib/court.ts';
import { COURT_LINES, LOCK_POINTS } from '../rally/courtLines.ts';
import { type Context2D, createCanvas } from './canvas.ts';
import { COLOUR, write } from './design.ts';

const CROSS_PT = 7;
/** The pixels of the layer for each point, so that it is sharp on a large image. */
const LAYER_SCALE = 3;

function strokeLines(ctx: Context2D, view: ImageView, lock: number): void {
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
 * Draws the lines of the court.
 * @param lock how far the lines are drawn, from 0 to 1
 * @param occluders opaque where something hides the floor: no lines are drawn there
 */
export function drawCourtLines(
  ctx: Context2D,
  view: ImageView,
  lock: number,
  occluders: CanvasImageSource | null,
): void {
  if (lock <= 0) return;
  const { width, height } = view;
  const layer = createCanvas(width * LAYER_SCALE, height * LAYER_SCALE);
  layer.scale(LAYER_SCALE, LAYER_SCALE);
  strokeLines(layer, view, lock);
  if (occluders) {
    layer.globalAlpha = 1;
    layer.globalCompositeOperation = 'destination-out';
    layer.drawImage(occluders, 0, 0, width, height);
  }
  ctx.drawImage(layer.canvas, 0, 0, width, height);
}

/** Where the length of the court is written along its far side line: between net and receiver. */
const LENGTH_AT_X_M = 2.3;

/** Writes the lengths that calibrate the camera: that of the court, and the height of the net. */
export function drawLengths(ctx: Context2D, view: ImageView, opacity: number): void {
  if (opacity <= 0) return;
  ctx.save();
  ctx.globalAlpha = opacity;
  const [courtX, courtY] = project(view, [LENGTH_AT_X_M, 0, -COURT.halfWidthM]);
  const style = { sizePt: 16, weight: 560 } as const;
  const courtLength = `${(2 * COURT.halfLengthM).toFixed(2)} m`;
  write(ctx, courtLength, courtX, courtY - 12, { ...style, align: 'center' });
  const [postX, postY] = project(view, [0, COURT.netAtPostM / 2, COURT.halfWidthM]);
  write(ctx, `${COURT.netAtPostM.toFixed(2)} m`, postX + 12, postY + 6, style);
  ctx.restore();
}
