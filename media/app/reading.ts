/** The app going through a film: the frame it has reached, and the speed off the racket so far. */

import { EXAMPLE_ESTIMATES, MEASURED_FLIGHT } from '../scene/measurement.ts';
import { SLOW_MOTION } from '../scene/pace.ts';
import { COLOUR, hairline, LANDSCAPE, numeral, write } from './design.ts';
import { type BarPlace, drawSpeedBars } from './speedBars.ts';

/** How far the app has read. */
export interface Reading {
  /** Frames read so far: 0 to 33. */
  readonly frames: number;
  /** From 0 to 1: the last frame is read, the number is rounded and grows a little. */
  readonly settled: number;
  /** From 0 to 1: how far the panel has come up. */
  readonly shown: number;
}

const FRAMES = MEASURED_FLIGHT.points.length;
const PANEL = { top: 304, base: 366, left: 62 } as const;
const BARS: BarPlace = {
  left: 520,
  right: 812,
  base: PANEL.base,
  height: 40,
  width: 4,
  waitingColour: 'rgb(255 255 255 / 0.22)',
};

function estimateSoFar(ctx: CanvasRenderingContext2D, frames: number, settled: number): void {
  const estimate = EXAMPLE_ESTIMATES.findLast((each) => each.frames <= frames);
  const text = estimate ? estimate.contact.speedKmh.toFixed(settled > 0 ? 0 : 1) : '– – –';
  const { left, base } = PANEL;
  const colour = estimate ? COLOUR.accent : COLOUR.quiet;
  const widthPt = numeral(ctx, text, left, base, {
    sizePt: 58 + 8 * settled,
    widthPercent: 112.5,
    colour,
  });
  const x = left + widthPt + 16;
  write(ctx, 'km/h off the racket', x, base - 23, { sizePt: 18, weight: 560 });
  const basis = estimate ? `Curve fitted to ${frames} frames` : 'Needs three frames';
  write(ctx, basis, x, base - 1, { sizePt: 16, colour: COLOUR.text });
}

/** Draws the panel along the bottom, and the frame count above. */
export function drawReading(
  ctx: CanvasRenderingContext2D,
  { frames, settled, shown }: Reading,
): void {
  const { width, height } = LANDSCAPE;
  write(ctx, `Replay, ${SLOW_MOTION} times slower`, PANEL.left, 42, {
    sizePt: 17,
    colour: COLOUR.lead,
  });
  if (frames > 0)
    write(ctx, `Frame ${frames} of ${FRAMES}`, width - 40, 42, {
      sizePt: 17,
      weight: 560,
      align: 'right',
    });
  ctx.save();
  ctx.translate(0, (height - PANEL.top) * (1 - shown));
  ctx.fillStyle = 'rgb(7 11 23 / 0.94)';
  ctx.fillRect(0, PANEL.top, width, height);
  hairline(ctx, [0, PANEL.top], [width, PANEL.top], COLOUR.hairlineStrong);
  estimateSoFar(ctx, frames, settled);
  drawSpeedBars(ctx, BARS, frames);
  ctx.restore();
}
