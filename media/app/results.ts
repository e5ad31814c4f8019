/** The app after a smash: its speed, how it was had, and the session it belongs to. */
import { EXAMPLE_MEASUREMENT, MEASURED_FLIGHT } from '../scene/measurement.ts';
import { type Smash, TODAY } from '../scene/sessions.ts';
import { drawDecayChart } from './decayChart.ts';
import { COLOUR, COLUMN, fillRound, hairline, numeral, sizeForWidthPt, write } from './design.ts';
import { chevron, header, portraitEdges, portraitGround, sheet, wholeKmh } from './parts.ts';

/** How much of the screen has arrived; without it, all of it. */
export interface ResultsState {
  /** How many dots of the chart are drawn. */
  readonly chartFrames?: number;
  /** From 0 to 1: how far the words in the chart have faded in. */
  readonly chartWords?: number;
  /** From 0 to 1: how far the session's bars have grown. */
  readonly bars?: number;
  /** Without the camera's cut-out and the bar, for a screen that slides beneath them. */
  readonly isSliding?: boolean;
}

const SPEED = wholeKmh(EXAMPLE_MEASUREMENT.contact.speedKmh);

const SHEET_TOP = 566;
const FIRST_ROW = 640;
const ROW_PT = 34;

/** Where the link to the progress screen is, for a finger to find. */
export const PROGRESS_LINK: readonly [x: number, y: number] = [334, 596];

function figures(ctx: CanvasRenderingContext2D): void {
  const cells: readonly (readonly [value: string, unit: string, label: string])[] = [
    [wholeKmh(MEASURED_FLIGHT.overNet?.speedKmh ?? 0), 'km/h', 'over the net'],
    [MEASURED_FLIGHT.landing.timeS.toFixed(2), 's', 'to the floor'],
    [EXAMPLE_MEASUREMENT.contact.heightM.toFixed(2), 'm', 'contact height'],
  ];
  const lefts = [COLUMN.left, 146, 254];
  cells.forEach(([value, unit, label], i) => {
    const x = lefts[i] ?? 0;
    if (i > 0) hairline(ctx, [x - 15, 492], [x - 15, 540]);
    const widthPt = numeral(ctx, value, x, 512, {
      sizePt: 26,
      widthPercent: 100,
      colour: i === 0 ? COLOUR.accent : COLOUR.ink,
    });
    write(ctx, unit, x + widthPt + 5, 512, { sizePt: 16, colour: COLOUR.text });
    write(ctx, label, x, 538, { sizePt: 15.5, colour: COLOUR.text });
  });
}

function row(ctx: CanvasRenderingContext2D, smash: Smash, y: number, grown: number): void {
  const isBest = smash === TODAY.best;
  const [left, right] = [84, 300];
  const lengthPt = (smash.speedKmh / TODAY.best.speedKmh) * (right - left) * grown;
  write(ctx, smash.clock, COLUMN.left, y, {
    sizePt: 17,
    weight: isBest ? 600 : 450,
    colour: isBest ? COLOUR.ink : COLOUR.text,
  });
  const colour = isBest ? COLOUR.accent : 'rgb(203 213 234 / 0.3)';
  if (lengthPt > 4) fillRound(ctx, [left, y - 8, lengthPt, 4], 2, colour);
  numeral(ctx, wholeKmh(smash.speedKmh), COLUMN.right, y, {
    sizePt: 20,
    widthPercent: 100,
    colour: isBest ? COLOUR.accent : COLOUR.lead,
    align: 'right',
  });
}

function session(ctx: CanvasRenderingContext2D, grown: number): void {
  sheet(ctx, SHEET_TOP);
  write(ctx, 'This session', COLUMN.left, 602, { sizePt: 20, weight: 640 });
  write(ctx, 'Progress', COLUMN.right - 14, 602, {
    sizePt: 17,
    weight: 500,
    colour: COLOUR.blue,
    align: 'right',
  });
  chevron(ctx, COLUMN.right, 596, COLOUR.blue);
  TODAY.smashes.toReversed().forEach((smash, i) => {
    const delayed = Math.min(1, Math.max(0, grown * 1.5 - i * 0.1));
    row(ctx, smash, FIRST_ROW + i * ROW_PT, delayed);
  });
}

/** Draws the results screen, 393 x 852 points. */
export function drawResults(
  ctx: CanvasRenderingContext2D,
  { chartFrames, chartWords, bars = 1, isSliding = false }: ResultsState = {},
): void {
  portraitGround(ctx);
  header(ctx, 'Smash', `Today ${TODAY.best.clock}`);
  const widthPercent = 150;
  const sizePt = sizeForWidthPt(ctx, SPEED, widthPercent, COLUMN.right - COLUMN.left);
  numeral(ctx, SPEED, COLUMN.left, 226, { sizePt, widthPercent });
  write(ctx, 'km/h off the racket', COLUMN.left, 263, { sizePt: 26, weight: 560 });
  write(ctx, `Drag curve fitted to ${EXAMPLE_MEASUREMENT.frames} frames`, COLUMN.left, 291, {
    sizePt: 17,
    colour: COLOUR.text,
  });
  drawDecayChart(ctx, MEASURED_FLIGHT, { top: 322, base: 446 }, chartFrames, chartWords);
  figures(ctx);
  session(ctx, bars);
  if (!isSliding) portraitEdges(ctx);
}
