/** A bar chart of the speed of the smash in each frame. */
import { EXAMPLE_MEASUREMENT, MEASURED_FLIGHT } from '../rally/measurement.ts';
import type { Context2D } from './canvas.ts';
import { COLOUR, fillRound } from './design.ts';

export interface BarLayout {
  readonly left: number;
  readonly right: number;
  readonly base: number;
  /** The height of the fastest bar. */
  readonly height: number;
  readonly width: number;
  /** The colour of the dots for frames that have not been analysed. */
  readonly pendingColour: string;
}

/** Draws a bar for each analysed frame, in proportion to its speed, and a dot for the others. */
export function drawSpeedBars(ctx: Context2D, layout: BarLayout, frames: number): void {
  const { left, right, base, height, width, pendingColour } = layout;
  const { points } = MEASURED_FLIGHT;
  const step = (right - left - width) / (points.length - 1);
  points.forEach(({ speedKmh }, i) => {
    const isAnalysed = i < frames;
    const tall = isAnalysed ? (speedKmh / EXAMPLE_MEASUREMENT.contact.speedKmh) * height : width;
    const colour = isAnalysed ? COLOUR.accent : pendingColour;
    fillRound(ctx, [left + i * step, base - tall, width, tall], width / 2, colour);
  });
}
