/** What several screens of the app share. */
import { COLOUR, COLUMN, disc, fillRound, LANDSCAPE, PORTRAIT, write } from './design.ts';

const PILL = { longPt: 112, shortPt: 32, edgePt: 13 } as const;

/** Fills a portrait screen. */
export function portraitGround(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = COLOUR.night;
  ctx.fillRect(0, 0, PORTRAIT.width, PORTRAIT.height);
}

/** The camera's cut-out and the bar one swipes from: over everything else on a portrait screen. */
export function portraitEdges(ctx: CanvasRenderingContext2D): void {
  const { longPt, shortPt, edgePt } = PILL;
  const left = (PORTRAIT.width - longPt) / 2;
  fillRound(ctx, [left, edgePt, longPt, shortPt], shortPt / 2, '#000');
  homeBar(ctx);
}

/** The camera's cut-out at the left of a landscape screen; the bar hides while filming. */
export function landscapeEdges(ctx: CanvasRenderingContext2D): void {
  const { longPt, shortPt, edgePt } = PILL;
  const top = (LANDSCAPE.height - longPt) / 2;
  fillRound(ctx, [edgePt, top, shortPt, longPt], shortPt / 2, '#000');
}

function homeBar(ctx: CanvasRenderingContext2D): void {
  const lengthPt = 138;
  const left = (PORTRAIT.width - lengthPt) / 2;
  fillRound(ctx, [left, PORTRAIT.height - 13, lengthPt, 5], 2.5, 'rgb(243 246 255 / 0.82)');
}

/** The mark: a streak and two dots. `x` and `y` are the middle of its left end, `unitPt` a quarter of its height. */
export function mark(ctx: CanvasRenderingContext2D, x: number, y: number, unitPt: number): void {
  fillRound(ctx, [x, y - unitPt * 2, unitPt * 5.5, unitPt * 4], unitPt * 2, COLOUR.accent);
  disc(ctx, x + unitPt * 7.95, y, unitPt * 1.3, COLOUR.accent);
  disc(ctx, x + unitPt * 11.5, y, unitPt * 0.75, COLOUR.accent);
}

/** A screen's title at the left and what it belongs to at the right. */
export function header(ctx: CanvasRenderingContext2D, title: string, aside: string): void {
  write(ctx, title, COLUMN.left, 92, { sizePt: 22, weight: 640 });
  write(ctx, aside, COLUMN.right, 92, { sizePt: 17, colour: COLOUR.text, align: 'right' });
}

/** The lower part of a screen, raised: it starts at `y` and runs to the bottom edge. */
export function sheet(ctx: CanvasRenderingContext2D, y: number): void {
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

/** A small arrow head pointing right, its tip at `x`. */
export function chevron(ctx: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
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

/** A speed as the app writes it: whole km/h. */
export const wholeKmh = (speedKmh: number): string => String(Math.round(speedKmh));
