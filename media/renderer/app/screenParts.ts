/** Parts of more than one screen of the app. */
import type { Context2D } from './canvas.ts';
import { COLOUR, disc, fillRound, PORTRAIT } from './design.ts';

/** The camera's cutout. */
export const CUTOUT = { longPt: 112, shortPt: 32, edgePt: 13 } as const;

/** Fills a portrait screen. */
export function portraitBackground(ctx: Context2D): void {
  ctx.fillStyle = COLOUR.night;
  ctx.fillRect(0, 0, PORTRAIT.width, PORTRAIT.height);
}

/** The camera's cutout and the home indicator of a portrait screen. */
export function portraitSystemUi(ctx: Context2D): void {
  const { longPt, shortPt, edgePt } = CUTOUT;
  const left = (PORTRAIT.width - longPt) / 2;
  fillRound(ctx, [left, edgePt, longPt, shortPt], shortPt / 2, '#000');
  const barPt = 138;
  const barLeft = (PORTRAIT.width - barPt) / 2;
  fillRound(ctx, [barLeft, PORTRAIT.height - 13, barPt, 5], 2.5, 'rgb(243 246 255 / 0.82)');
}

/**
 * The logo mark: a streak and two dots.
 * @param y the middle of the mark
 * @param unitPt a quarter of its height
 */
export function mark(ctx: Context2D, x: number, y: number, unitPt: number): void {
  fillRound(ctx, [x, y - unitPt * 2, unitPt * 5.5, unitPt * 4], unitPt * 2, COLOUR.accent);
  disc(ctx, x + unitPt * 7.95, y, unitPt * 1.3, COLOUR.accent);
  disc(ctx, x + unitPt * 11.5, y, unitPt * 0.75, COLOUR.accent);
}

/** A raised sheet from `y` to the bottom of the screen. */
export function sheet(ctx: Context2D, y: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, PORTRAIT.width, PORTRAIT.height);
  ctx.clip();
  ctx.beginPath();
  ctx.roundRect(-1, y, PORTRAIT.width + 2, PORTRAIT.height - y + 40, 28);
  ctx.fillStyle = COLOUR.hall;
  ctx.fill();
  ctx.strokeStyle = COLOUR.hairline;
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.restore();
}

/** A small chevron pointing right, with its tip at `x`. */
export function chevron(ctx: Context2D, x: number, y: number, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - 5, y - 5.5);
  ctx.lineTo(x, y);
  ctx.lineTo(x - 5, y + 5.5);
  ctx.stroke();
}

/** A speed as the app writes it, in whole km/h. */
export const wholeKmh = (speedKmh: number): string => String(Math.round(speedKmh));
