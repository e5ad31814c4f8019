/** A plain phone on a dark ground. */
import { newSheet } from '../app/canvas.ts';
import { COLOUR, PORTRAIT } from '../app/design.ts';
import type { Pose } from './demoCamera.ts';

/** From the edge of the screen to the edge of the phone, in points. */
const BEZEL_PT = 11;
const SCREEN_RADIUS_PT = 54;
const GLOW = '20 36 74';

/** The ground: night, with light falling behind the phone. */
export function drawGround(
  ctx: CanvasRenderingContext2D,
  { x, y }: Pose,
  width: number,
  height: number,
): void {
  ctx.fillStyle = COLOUR.night;
  ctx.fillRect(0, 0, width, height);
  const light = ctx.createRadialGradient(x, y - 120, 60, x, y - 120, width * 0.62);
  light.addColorStop(0, `rgb(${GLOW} / 0.95)`);
  light.addColorStop(0.5, `rgb(${GLOW} / 0.35)`);
  light.addColorStop(1, `rgb(${GLOW} / 0)`);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
}

function body(ctx: CanvasRenderingContext2D): void {
  const { width, height } = PORTRAIT;
  const outline = (growPt: number): void => {
    ctx.beginPath();
    ctx.roundRect(
      -growPt,
      -growPt,
      width + 2 * growPt,
      height + 2 * growPt,
      SCREEN_RADIUS_PT + growPt,
    );
  };
  outline(BEZEL_PT);
  ctx.fillStyle = '#04060b';
  ctx.fill();
  outline(BEZEL_PT - 0.75);
  ctx.strokeStyle = '#3b465e';
  ctx.lineWidth = 1.5;
  ctx.stroke();
  outline(BEZEL_PT - 3);
  ctx.strokeStyle = 'rgb(0 0 0 / 0.6)';
  ctx.lineWidth = 2;
  ctx.stroke();
}

function shadow(ctx: CanvasRenderingContext2D, scale: number): void {
  const { width, height } = PORTRAIT;
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 0.6)';
  ctx.shadowBlur = 60 * scale;
  ctx.shadowOffsetY = 26 * scale;
  ctx.fillStyle = '#04060b';
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, SCREEN_RADIUS_PT);
  ctx.fill();
  ctx.restore();
}

/**
 * Draws the phone and, inside its screen, whatever `drawScreen` draws: 393 x 852 points, upright as
 * the phone is held upright.
 */
export function drawPhone(
  ctx: CanvasRenderingContext2D,
  { x, y, scale, turn }: Pose,
  drawScreen: (ctx: CanvasRenderingContext2D) => void,
): void {
  const { width, height } = PORTRAIT;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((-Math.PI / 2) * turn);
  ctx.scale(scale, scale);
  ctx.translate(-width / 2, -height / 2);
  shadow(ctx, scale);
  body(ctx);
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, SCREEN_RADIUS_PT);
  ctx.clip();
  drawScreen(ctx);
  ctx.restore();
}

/** Lets a landscape screen be drawn on the upright one, its left at the top. */
export function sideways(
  ctx: CanvasRenderingContext2D,
  drawScreen: (ctx: CanvasRenderingContext2D) => void,
): void {
  ctx.save();
  ctx.translate(PORTRAIT.width, 0);
  ctx.rotate(Math.PI / 2);
  drawScreen(ctx);
  ctx.restore();
}

/** Draws on a sheet of its own and lays that over the picture, so far as `opacity` says. */
export function faded(
  ctx: CanvasRenderingContext2D,
  opacity: number,
  draw: (ctx: CanvasRenderingContext2D) => void,
): void {
  if (opacity <= 0) return;
  if (opacity >= 1) {
    ctx.save();
    draw(ctx);
    ctx.restore();
    return;
  }
  const onLayer = newSheet(ctx.canvas.width, ctx.canvas.height);
  onLayer.setTransform(ctx.getTransform());
  draw(onLayer);
  ctx.save();
  ctx.resetTransform();
  ctx.globalAlpha = opacity;
  ctx.drawImage(onLayer.canvas, 0, 0);
  ctx.restore();
}
