/** The panel of the replay: the current frame, and the speed estimated from the frames so far. */
import { EXAMPLE_ESTIMATES, MEASURED_FLIGHT } from '../rally/measurement.ts';
import { SLOW_MOTION } from '../rally/timing.ts';
import type { Context2D } from './canvas.ts';
import { COLOUR, LANDSCAPE, line, numeral, write } from './design.ts';
import { wholeKmh } from './screenParts.ts';
import { type BarLayout, drawSpeedBars } from './speedBars.ts';

/** The state of the replay. */
export interface ReplayState {
  /** How many frames have been analysed: 0 to 33. */
  readonly frames: number;
  /** From 0 to 1 after the last frame: the speed grows a little. */
  readonly settled: number;
}

const FRAMES = MEASURED_FLIGHT.points.length;
const PANEL = { top: 304, base: 366, left: 62 } as const;
const BARS: BarLayout = {
  left: 520,
  right: 812,
  base: PANEL.base,
  height: 40,
  width: 4,
  pendingColour: 'rgb(255 255 255 / 0.22)',
};

function writeEstimate(ctx: Context2D, frames: number, settled: number): void {
  const estimate = EXAMPLE_ESTIMATES.findLast((each) => each.frames <= frames);
  const text = estimate ? wholeKmh(estimate.contact.speedKmh) : '– – –';
  const { left, base } = PANEL;
  const colour = estimate ? COLOUR.accent : COLOUR.quiet;
  const style = { sizePt: 58 + 8 * settled, widthPercent: 112.5, colour };
  const x = left + numeral(ctx, text, left, base, style) + 16;
  write(ctx, 'km/h off the racket', x, base - 23, { sizePt: 18, weight: 560 });
  const basis = estimate ? `Curve fitted to ${frames} frames` : 'Needs three frames';
  write(ctx, basis, x, base - 1, { sizePt: 16, colour: COLOUR.text });
}

/** Draws the panel at the bottom of the screen and the frame count at the top. */
export function drawReplayPanel(ctx: Context2D, { frames, settled }: ReplayState): void {
  const { width, height } = LANDSCAPE;
  const title = `Replay, ${SLOW_MOTION} times slower`;
  write(ctx, title, PANEL.left, 42, { sizePt: 17, colour: COLOUR.lead });
  const count = `Frame ${frames} of ${FRAMES}`;
  if (frames > 0) write(ctx, count, width - 40, 42, { sizePt: 17, weight: 560, align: 'right' });
  ctx.fillStyle = 'rgb(7 11 23 / 0.94)';
  ctx.fillRect(0, PANEL.top, width, height);
  line(ctx, [0, PANEL.top], [width, PANEL.top], COLOUR.hairlineStrong);
  writeEstimate(ctx, frames, settled);
  drawSpeedBars(ctx, BARS, frames);
}
