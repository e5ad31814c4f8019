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
  /**
   * The font size of the title in a still that is shown small: the frame count follows the title, and
   * there is no panel.
   */
  readonly smallTitlePt?: number;
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

/** Writes the title and the frame count in the upper corners, or side by side at the right. */
function writeTitle(ctx: Context2D, { frames, smallTitlePt }: ReplayState): void {
  const sizePt = smallTitlePt ?? 17;
  const right = LANDSCAPE.width - 40;
  const base = 25 + sizePt;
  const count = `Frame ${frames} of ${FRAMES}`;
  const countPt =
    frames > 0 ? write(ctx, count, right, base, { sizePt, weight: 560, align: 'right' }) : 0;
  const title = `Replay, ${SLOW_MOTION} times slower`;
  const style = { sizePt, colour: COLOUR.lead } as const;
  if (smallTitlePt === undefined) write(ctx, title, PANEL.left, base, style);
  else write(ctx, title, right - countPt - sizePt, base, { ...style, align: 'right' });
}

/** Draws the panel at the bottom of the screen and the frame count at the top. */
export function drawReplayPanel(ctx: Context2D, state: ReplayState): void {
  const { frames, settled, smallTitlePt } = state;
  const { width, height } = LANDSCAPE;
  writeTitle(ctx, state);
  if (smallTitlePt !== undefined) return;
  ctx.fillStyle = 'rgb(7 11 23 / 0.94)';
  ctx.fillRect(0, PANEL.top, width, height);
  line(ctx, [0, PANEL.top], [width, PANEL.top], COLOUR.hairlineStrong);
  writeEstimate(ctx, frames, settled);
  drawSpeedBars(ctx, BARS, frames);
}
