/** Draws a plain phone on a dark background. */
import { type Context2D, createCanvas } from '../app/canvas.ts';
import { COLOUR, PORTRAIT, type ScreenSize } from '../app/design.ts';
import type { PhonePose } from './phonePose.ts';

/** From the edge of the screen to the edge of the phone, in points. */
const BEZEL_PT = 11;
const SCREEN_RADIUS_PT = 54;
const GLOW = '20 36 74';

/** Draws the background, with a light behind the phone. */
export function drawBackground(ctx: Context2D, { x, y }: PhonePose, size: ScreenSize): void {
  const { width, height } = size;
  ctx.fillStyle = COLOUR.night;
  ctx.fillRect(0, 0, width, height);
  const light = ctx.createRadialGradient(x, y - 120, 60, x, y - 120, width * 0.62);
  light.addColorStop(0, `rgb(${GLOW} / 0.95)`);
  light.addColorStop(0.5, `rgb(${GLOW} / 0.35)`);
  light.addColorStop(1, `rgb(${GLOW} / 0)`);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
}

/** Starts the path of the screen, or of a rectangle around it. */
function outline(ctx: Context2D, growPt = 0): void {
  const { width, height } = PORTRAIT;
  ctx.beginPath();
  const radiusPt = SCREEN_RADIUS_PT + growPt;
  ctx.roundRect(-growPt, -growPt, width + 2 * growPt, height + 2 * growPt, radiusPt);
}

function shadowAndBody(ctx: Context2D, scale: number): void {
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 0.6)';
  ctx.shadowBlur = 60 * scale;
  ctx.shadowOffsetY = 26 * scale;
  ctx.fillStyle = '#04060b';
  outline(ctx);
  ctx.fill();
  ctx.restore();
  outline(ctx, BEZEL_PT);
  ctx.fillStyle = '#04060b';
  ctx.fill();
  outline(ctx, BEZEL_PT - 0.75);
  ctx.strokeStyle = '#3b465e';
  ctx.lineWidth = 1.5;
  ctx.stroke();
  outline(ctx, BEZEL_PT - 3);
  ctx.strokeStyle = 'rgb(0 0 0 / 0.6)';
  ctx.lineWidth = 2;
  ctx.stroke();
}

/**
 * Draws the phone.
 * @param drawScreen draws the portrait screen, in points
 */
export function drawPhone(ctx: Context2D, pose: PhonePose, drawScreen: (ctx: Context2D) => void) {
  const { x, y, scale, turn } = pose;
  const { width, height } = PORTRAIT;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((-Math.PI / 2) * turn);
  ctx.scale(scale, scale);
  ctx.translate(-width / 2, -height / 2);
  shadowAndBody(ctx, scale);
  outline(ctx);
  ctx.clip();
  drawScreen(ctx);
  ctx.restore();
}

/** Draws a landscape screen on the portrait one, with its left side at the top. */
export function sideways(ctx: Context2D, drawScreen: (ctx: Context2D) => void): void {
  ctx.save();
  ctx.translate(PORTRAIT.width, 0);
  ctx.rotate(Math.PI / 2);
  drawScreen(ctx);
  ctx.restore();
}

/** Draws with an opacity as one layer, so that overlapping shapes do not show through. */
export function faded(ctx: Context2D, opacity: number, draw: (ctx: Context2D) => void): void {
  if (opacity <= 0) return;
  if (opacity >= 1) {
    ctx.save();
    draw(ctx);
    ctx.restore();
    return;
  }
  const layer = createCanvas(ctx.canvas.width, ctx.canvas.height);
  layer.setTransform(ctx.getTransform());
  draw(layer);
  ctx.save();
  ctx.resetTransform();
  ctx.globalAlpha = opacity;
  ctx.drawImage(layer.canvas, 0, 0);
  ctx.restore();
}
