/** The speeds of the smash, one bar a frame. */
import { EXAMPLE_MEASUREMENT, MEASURED_FLIGHT } from '../scene/measurement.ts';
import { COLOUR, fillRound } from './design.ts';

/** Where the bars stand, in the units of the picture. */
export interface BarPlace {
  readonly left: number;
  readonly right: number;
  readonly base: number;
  /** Of the fastest bar. */
  readonly height: number;
  readonly width: number;
  /** Of the dots that wait for their frame. */
  readonly waitingColour: string;
}

/** Draws a bar for each frame that has been read, as high as its speed; a dot for each other. */
export function drawSpeedBars(
  ctx: CanvasRenderingContext2D,
  { left, right, base, height, width, waitingColour }: BarPlace,
  frames: number,
): void {
  const { points } = MEASURED_FLIGHT;
  const step = (right - left - width) / (points.length - 1);
  points.forEach(({ speedKmh }, i) => {
    const isRead = i < frames;
    const tall = isRead ? (speedKmh / EXAMPLE_MEASUREMENT.contact.speedKmh) * height : width;
    const colour = isRead ? COLOUR.accent : waitingColour;
    fillRound(ctx, [left + i * step, base - tall, width, tall], width / 2, colour);
  });
}
