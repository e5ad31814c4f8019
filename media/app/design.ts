/** The app's colours, type and fixed parts. Everything is in points; the caller scales. */
import { token } from './tokens.ts';

/** The app's colours are the site's. */
export const COLOUR = {
  night: token('--night'),
  hall: token('--hall'),
  ink: token('--ink'),
  lead: token('--lead'),
  text: token('--text'),
  quiet: token('--quiet'),
  /** Measured speed, tracking boxes, the primary button and the mark: nothing else. */
  accent: token('--accent'),
  accentInk: token('--accent-ink'),
  /** The primary button while it is pressed. */
  accentHover: token('--accent-hover'),
  /** What can be pressed and is only text. */
  blue: token('--blue'),
  hairline: token('--hairline'),
  hairlineStrong: token('--hairline-strong'),
} as const;

/** A screen in points. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** A phone held upright, and on its side. */
export const PORTRAIT: ScreenSize = { width: 393, height: 852 };
export const LANDSCAPE: ScreenSize = { width: 852, height: 393 };

/** Space at the left and right of a portrait screen, in points. */
const MARGIN_PT = 24;
/** Left and right end of a portrait screen's column. */
export const COLUMN = { left: MARGIN_PT, right: PORTRAIT.width - MARGIN_PT } as const;

/** How text is set; sizes in points, tracking in ems. */
export interface TextStyle {
  readonly sizePt: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly trackingEm?: number;
}

/** Writes one line in the text face, its baseline at `y`. Returns its width in points. */
export function write(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  {
    sizePt,
    weight = 450,
    colour = COLOUR.ink,
    align = 'left',
    trackingEm = sizePt >= 20 ? -0.018 : -0.008,
  }: TextStyle,
): number {
  ctx.font = `${weight} ${sizePt}px Inter`;
  ctx.fontStretch = 'normal';
  ctx.letterSpacing = `${trackingEm * sizePt}px`;
  ctx.textAlign = align;
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y);
  return ctx.measureText(text).width;
}

/** The widths a canvas can ask of the display face, in percent. */
const WIDTHS: readonly (readonly [percent: number, keyword: CanvasFontStretch])[] = [
  [50, 'ultra-condensed'],
  [62.5, 'extra-condensed'],
  [75, 'condensed'],
  [87.5, 'semi-condensed'],
  [100, 'normal'],
  [112.5, 'semi-expanded'],
  [125, 'expanded'],
  [150, 'extra-expanded'],
];

function nearestWidth(percent: number): CanvasFontStretch {
  const distance = (width: number) => Math.abs(width - percent);
  return WIDTHS.reduce((a, b) => (distance(b[0]) < distance(a[0]) ? b : a))[1];
}

/** How a numeral is set; its width is that of the display face, 50 to 150 percent. */
export interface NumeralStyle {
  readonly sizePt: number;
  readonly widthPercent: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** A dark rim, for numbers that stand on a picture. */
  readonly outline?: boolean;
}

/** The type size, in points, at which the ink of a text is `widthPt` wide. */
export function sizeForWidthPt(
  ctx: CanvasRenderingContext2D,
  text: string,
  widthPercent: number,
  widthPt: number,
): number {
  setNumeralFace(ctx, 100, widthPercent);
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = ctx.measureText(text);
  return (100 * widthPt) / (actualBoundingBoxLeft + actualBoundingBoxRight);
}

function setNumeralFace(ctx: CanvasRenderingContext2D, sizePt: number, widthPercent: number) {
  ctx.font = `780 ${sizePt}px Anybody`;
  ctx.fontStretch = nearestWidth(widthPercent);
  ctx.letterSpacing = `${-0.02 * sizePt}px`;
  ctx.textAlign = 'left';
}

/**
 * Writes in the display face so that the ink, not its box, starts or ends at `x`.
 * Returns the width of that ink in points.
 */
export function numeral(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { sizePt, widthPercent, colour = COLOUR.accent, align = 'left', outline }: NumeralStyle,
): number {
  setNumeralFace(ctx, sizePt, widthPercent);
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
  ctx: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  radiusPt: number,
  colour: string,
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radiusPt);
  ctx.fill();
}

/** A hairline, level or upright, from one end to the other. */
export function hairline(
  ctx: CanvasRenderingContext2D,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  colour: string = COLOUR.hairline,
  widthPt = 1,
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = widthPt;
  ctx.lineCap = 'butt';
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.stroke();
}

/** A filled circle. */
export function disc(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radiusPt: number,
  colour: string,
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, radiusPt, 0, 2 * Math.PI);
  ctx.fill();
}
