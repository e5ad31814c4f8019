/** The colours and the text styles of the app. Lengths are in points; the caller scales them. */
import type { Context2D } from './canvas.ts';
import { token } from './tokens.ts';

/** The colours of the site. */
export const COLOUR = {
  night: token('--bg'),
  hall: token('--surface'),
  ink: token('--text-strong'),
  lead: token('--text-lead'),
  text: token('--text'),
  quiet: token('--text-muted'),
  /** Only for measured speeds, the tracking box, the primary button and the logo mark. */
  accent: token('--accent'),
  accentInk: token('--on-accent'),
  /** The primary button while pressed. */
  accentHover: token('--accent-hover'),
  /** Links. */
  blue: token('--link'),
  hairline: token('--border'),
  hairlineStrong: token('--border-strong'),
} as const;

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** The screen of an iPhone. */
export const PORTRAIT: ScreenSize = { width: 393, height: 852 };
export const LANDSCAPE: ScreenSize = { width: 852, height: 393 };

/** Styles of more than one screen. */
export const TEXT = {
  title: { sizePt: 22, weight: 640 },
  heading: { sizePt: 20, weight: 640 },
  note: { sizePt: 17, colour: COLOUR.text },
  noteRight: { sizePt: 17, colour: COLOUR.text, align: 'right' },
  unit: { sizePt: 20, weight: 560 },
  axis: { sizePt: 15, colour: COLOUR.quiet },
  axisCenter: { sizePt: 15, colour: COLOUR.quiet, align: 'center' },
} as const;

/** The left and the right edge of the content of a portrait screen. */
export const LEFT = 24;
export const RIGHT = PORTRAIT.width - LEFT;

interface TextStyle {
  readonly sizePt: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly trackingEm?: number;
}

/** Writes a line of text in Inter, with its baseline at `y`. Returns its width. */
export function write(
  ctx: Context2D,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
): number {
  const { sizePt, weight = 450, colour = COLOUR.ink, align = 'left' } = style;
  const { trackingEm = sizePt >= 20 ? -0.018 : -0.008 } = style;
  ctx.font = `${weight} ${sizePt}px Inter`;
  ctx.fontStretch = 'normal';
  ctx.letterSpacing = `${trackingEm * sizePt}px`;
  ctx.textAlign = align;
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y);
  return ctx.measureText(text).width;
}

/** The widths of the display font that a canvas can select. */
const WIDTHS = [
  { percent: 50, keyword: 'ultra-condensed' },
  { percent: 62.5, keyword: 'extra-condensed' },
  { percent: 75, keyword: 'condensed' },
  { percent: 87.5, keyword: 'semi-condensed' },
  { percent: 100, keyword: 'normal' },
  { percent: 112.5, keyword: 'semi-expanded' },
  { percent: 125, keyword: 'expanded' },
  { percent: 150, keyword: 'extra-expanded' },
] as const;

function nearestWidth(percent: number): CanvasFontStretch {
  const distance = (width: { percent: number }) => Math.abs(width.percent - percent);
  return [...WIDTHS].toSorted((a, b) => distance(a) - distance(b))[0]?.keyword ?? 'normal';
}

interface NumeralStyle {
  readonly sizePt: number;
  /** The width axis of the display font, 50 to 150. */
  readonly widthPercent: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** A dark outline, for text on an image. */
  readonly outline?: boolean;
}

/** The font size at which the ink of a text has a width. */
export function sizeForWidthPt(
  ctx: Context2D,
  text: string,
  widthPercent: number,
  widthPt: number,
): number {
  setNumeralFont(ctx, 100, widthPercent);
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = ctx.measureText(text);
  return (100 * widthPt) / (actualBoundingBoxLeft + actualBoundingBoxRight);
}

function setNumeralFont(ctx: Context2D, sizePt: number, widthPercent: number) {
  ctx.font = `780 ${sizePt}px Anybody`;
  ctx.fontStretch = nearestWidth(widthPercent);
  ctx.letterSpacing = `${-0.02 * sizePt}px`;
  ctx.textAlign = 'left';
}

/**
 * Writes in the display font so that its ink, not its box, starts or ends at `x`.
 * Returns the width of the ink.
 */
export function numeral(
  ctx: Context2D,
  text: string,
  x: number,
  y: number,
  { sizePt, widthPercent, colour = COLOUR.accent, align = 'left', outline }: NumeralStyle,
): number {
  setNumeralFont(ctx, sizePt, widthPercent);
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = ctx.measureText(text);
  const inkPt = left + right;
  const start = align === 'left' ? x + left : x + left - inkPt;
  if (outline) {
    ctx.strokeStyle = 'rgb(4 7 14 / 0.5)';
    ctx.lineWidth = 4;
    ctx.lineJoin = 'round';
    ctx.strokeText(text, start, y);
  }
  ctx.fillStyle = colour;
  ctx.fillText(text, start, y);
  return inkPt;
}

/** Fills a rectangle with round corners. */
export function fillRound(
  ctx: Context2D,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  radiusPt: number,
  colour: string,
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radiusPt);
  ctx.fill();
}

/** Draws a straight line. */
export function line(
  ctx: Context2D,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  colour: string = COLOUR.hairline,
  widthPt = 1,
  cap: CanvasLineCap = 'butt',
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = widthPt;
  ctx.lineCap = cap;
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.stroke();
}

/** Fills a circle. */
export function disc(ctx: Context2D, x: number, y: number, radiusPt: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, radiusPt, 0, 2 * Math.PI);
  ctx.fill();
}
