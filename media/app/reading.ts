/** The app going through a film: the frame it has reached, and the speed off the racket so far. */
import { EXAMPLE_SMASH, fly } from '../../src/lib/flight.ts';
import { EXAMPLE_ESTIMATES } from '../scene/measurement.ts';
import { COLOUR, fillRound, hairline, LANDSCAPE, numeral, write } from './design.ts';

/** How far the app has read. */
export interface Reading {
  /** Frames read so far: 0 to 33. */
  readonly frames: number;
  /** From 0 to 1: the reading is done and its words change. */
  readonly settled: number;
}

const SPEEDS_KMH = fly(EXAMPLE_SMASH).points.map(({ speedKmh }) => speedKmh);
const BARS = { left: 470, right: 812, base: 352, heightPt: 52 } as const;
const LEFT_PT = 62;

/** A bar for each frame of the smash: faint until it is read. */
function bars(ctx: CanvasRenderingContext2D, frames: number): void {
  const { left, right, base, heightPt } = BARS;
  const stepPt = (right - left) / SPEEDS_KMH.length;
  SPEEDS_KMH.forEach((speedKmh, i) => {
    const x = left + i * stepPt;
    const barPt = (speedKmh / EXAMPLE_SMASH.speedKmh) * heightPt;
    if (i < frames)
      fillRound(
        ctx,
        [x, base - barPt, 4.5, barPt],
        2.25,
        i === frames - 1 ? COLOUR.lime : 'rgb(215 245 63 / 0.55)',
      );
    else fillRound(ctx, [x, base - 4.5, 4.5, 4.5], 2.25, 'rgb(255 255 255 / 0.22)');
  });
  hairline(ctx, [left, base + 6], [right - stepPt + 4.5, base + 6], COLOUR.hairlineStrong);
}

/** Draws the estimate so far, and the bars of the frames it rests on. */
export function drawReading(ctx: CanvasRenderingContext2D, { frames, settled }: Reading): void {
  const estimate = EXAMPLE_ESTIMATES.findLast((each) => each.frames <= frames);
  const speed = estimate ? estimate.contact.speedKmh.toFixed(settled > 0 ? 0 : 1) : '–';
  const base = 352;
  const widthPt = numeral(ctx, speed, LEFT_PT, base, { sizePt: 62, widthPercent: 112.5 });
  const x = LEFT_PT + widthPt + 14;
  write(ctx, 'km/h off the racket', x, base - 22, { sizePt: 18, weight: 560 });
  write(ctx, `Drag curve through ${frames} frames`, x, base, { sizePt: 16, colour: COLOUR.text });
  bars(ctx, frames);
  write(ctx, `Frame ${frames} of ${SPEEDS_KMH.length}`, LANDSCAPE.width - 40, 42, {
    sizePt: 17,
    weight: 560,
    align: 'right',
  });
  write(ctx, 'Eight times slower', LEFT_PT, 42, { sizePt: 17, colour: COLOUR.lead });
}
