/** The results screen: the speed of a smash, how it was measured, and its session. */
import { EXAMPLE_MEASUREMENT, MEASURED_FLIGHT } from '../rally/measurement.ts';
import { type Smash, TODAY } from '../rally/sessions.ts';
import type { Context2D } from './canvas.ts';
import { drawDecayChart } from './decayChart.ts';
import {
  COLOUR,
  fillRound,
  LEFT,
  line,
  numeral,
  RIGHT,
  sizeForWidthPt,
  TEXT,
  write,
} from './design.ts';
import { chevron, portraitBackground, portraitSystemUi, sheet, wholeKmh } from './screenParts.ts';

/** The state of the animations. By default they have all ended. */
interface ResultsState {
  /** How many dots of the chart are drawn. */
  readonly chartFrames?: number;
  /** The opacity of the label in the chart. */
  readonly chartLabels?: number;
  /** How far the bars of the session have grown, from 0 to 1. */
  readonly bars?: number;
  /** Whether to leave out the system UI, beneath which the screen slides. */
  readonly isSliding?: boolean;
}

const SPEED = wholeKmh(EXAMPLE_MEASUREMENT.contact.speedKmh);

/** The centre of the link to the progress screen. */
export const PROGRESS_LINK: readonly [x: number, y: number] = [334, 596];

const { overNet, landing } = MEASURED_FLIGHT;
const FIGURES = [
  [LEFT, wholeKmh(overNet?.speedKmh ?? 0), 'km/h', 'over the net'],
  [146, landing.timeS.toFixed(2), 's', 'to the floor'],
  [254, EXAMPLE_MEASUREMENT.contact.heightM.toFixed(2), 'm', 'contact height'],
] as const;

function figures(ctx: Context2D): void {
  for (const [i, [x, value, unit, label]] of FIGURES.entries()) {
    if (i > 0) line(ctx, [x - 15, 492], [x - 15, 540]);
    const colour = i === 0 ? COLOUR.accent : COLOUR.ink;
    const widthPt = numeral(ctx, value, x, 512, { sizePt: 26, widthPercent: 100, colour });
    write(ctx, unit, x + widthPt + 5, 512, { sizePt: 16, colour: COLOUR.text });
    write(ctx, label, x, 538, { sizePt: 15.5, colour: COLOUR.text });
  }
}

function row(ctx: Context2D, smash: Smash, y: number, grown: number): void {
  const isBest = smash === TODAY.best;
  const [left, right] = [84, 300];
  const lengthPt = (smash.speedKmh / TODAY.best.speedKmh) * (right - left) * grown;
  const clockStyle = isBest ? { sizePt: 17, weight: 600 } : TEXT.note;
  write(ctx, smash.clock, LEFT, y, clockStyle);
  const barColour = isBest ? COLOUR.accent : 'rgb(203 213 234 / 0.3)';
  if (lengthPt > 4) fillRound(ctx, [left, y - 8, lengthPt, 4], 2, barColour);
  const colour = isBest ? COLOUR.accent : COLOUR.lead;
  const style = { sizePt: 20, widthPercent: 100, colour, align: 'right' } as const;
  numeral(ctx, wholeKmh(smash.speedKmh), RIGHT, y, style);
}

function session(ctx: Context2D, grown: number): void {
  sheet(ctx, 566);
  write(ctx, 'This session', LEFT, 602, TEXT.heading);
  const linkStyle = { ...TEXT.noteRight, weight: 500, colour: COLOUR.blue };
  write(ctx, 'Progress', RIGHT - 14, 602, linkStyle);
  chevron(ctx, RIGHT, 596, COLOUR.blue);
  for (const [i, smash] of TODAY.smashes.toReversed().entries()) {
    const delayed = Math.min(1, Math.max(0, grown * 1.5 - i * 0.1));
    row(ctx, smash, 640 + i * 34, delayed);
  }
}

/** Writes the measured speed over the width of the screen. */
function speedOffTheRacket(ctx: Context2D): void {
  const widthPercent = 150;
  const sizePt = sizeForWidthPt(ctx, SPEED, widthPercent, RIGHT - LEFT);
  numeral(ctx, SPEED, LEFT, 226, { sizePt, widthPercent });
}

const FITTED = `Drag curve fitted to ${EXAMPLE_MEASUREMENT.frames} frames`;

/** Draws the results screen. */
export function drawResults(ctx: Context2D, state: ResultsState = {}): void {
  const { chartFrames, chartLabels, bars = 1, isSliding = false } = state;
  portraitBackground(ctx);
  write(ctx, 'Smash', LEFT, 92, TEXT.title);
  write(ctx, `Today ${TODAY.best.clock}`, RIGHT, 92, TEXT.noteRight);
  speedOffTheRacket(ctx);
  write(ctx, 'km/h off the racket', LEFT, 263, { sizePt: 26, weight: 560 });
  write(ctx, FITTED, LEFT, 291, TEXT.note);
  drawDecayChart(ctx, chartFrames, chartLabels);
  figures(ctx);
  session(ctx, bars);
  if (!isSliding) portraitSystemUi(ctx);
}

/** The smallest font size of the still: 12 px where the page shows the screen 270 px wide. */
const STILL_PT = 18;
/** The width of the longest unit, km/h, in that size. */
const UNIT_PT = 42;

/** A statistic in a row of its own. */
function statistic(ctx: Context2D, index: number, base: number): void {
  const [, value, unit, label] = FIGURES[index] ?? FIGURES[0];
  line(ctx, [LEFT, base - 38], [RIGHT, base - 38], COLOUR.hairlineStrong);
  write(ctx, label.charAt(0).toUpperCase() + label.slice(1), LEFT, base, {
    sizePt: 20,
    colour: COLOUR.lead,
  });
  write(ctx, unit, RIGHT - UNIT_PT, base, { sizePt: STILL_PT, colour: COLOUR.text });
  const colour = index === 0 ? COLOUR.accent : COLOUR.ink;
  const style = { sizePt: 31, widthPercent: 112.5, colour, align: 'right' } as const;
  numeral(ctx, value, RIGHT - UNIT_PT - 7, base, style);
}

/** Draws the results screen with less on it, for a still that is shown small. */
export function drawResultsStill(ctx: Context2D): void {
  portraitBackground(ctx);
  write(ctx, 'Smash', LEFT, 96, { ...TEXT.title, sizePt: 25 });
  write(ctx, `Today ${TODAY.best.clock}`, RIGHT, 96, { ...TEXT.noteRight, sizePt: 20 });
  speedOffTheRacket(ctx);
  write(ctx, 'km/h off the racket', LEFT, 270, { sizePt: 29, weight: 560 });
  write(ctx, FITTED, LEFT, 302, { ...TEXT.note, sizePt: 20 });
  drawDecayChart(ctx, undefined, 1, { top: 350, base: 578, labelPt: 20, axisPt: STILL_PT });
  for (let i = 0; i < FIGURES.length; i++) statistic(ctx, i, 671 + i * 59);
  portraitSystemUi(ctx);
}
