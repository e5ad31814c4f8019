/** The speed of a smash along its way, from the racket to the floor. */
import type { Flight, FlightPoint } from '../../src/lib/flight.ts';
import { COLOUR, COLUMN, disc, hairline, write } from './design.ts';

/** Where the chart stands on the screen, in points. */
interface Frame {
  readonly top: number;
  readonly base: number;
}

/** The level distance after which half the speed is lost, between the two frames round it. */
function halfSpeedM(points: readonly FlightPoint[]): number {
  const [first] = points;
  const i = points.findIndex(({ speedKmh }) => speedKmh < (first?.speedKmh ?? 0) / 2);
  const [before, after] = [points[i - 1], points[i]];
  if (!first || !before || !after) throw new Error('This flight keeps more than half its speed.');
  const fraction = (before.speedKmh - first.speedKmh / 2) / (before.speedKmh - after.speedKmh);
  return before.xM + (after.xM - before.xM) * fraction - first.xM;
}

/**
 * Draws the chart: a dot for each frame, metres below, the net where it stands.
 * `shown` is how many of the frames are drawn, `words` from 0 to 1 how far the
 * remark above them has faded in.
 */
export function drawDecayChart(
  ctx: CanvasRenderingContext2D,
  { points, overNet, landing }: Flight,
  { top, base }: Frame,
  shown: number = points.length,
  words = 1,
): void {
  const [first] = points;
  if (!first || !overNet) throw new Error('The chart needs a smash over the net.');
  const flownM = landing.xM - first.xM;
  const x = (xM: number): number =>
    COLUMN.left + 5 + ((xM - first.xM) / flownM) * (COLUMN.right - COLUMN.left - 8);
  const y = (speedKmh: number): number => base - (speedKmh / first.speedKmh) * (base - top);

  const halfM = halfSpeedM(points);
  const [halfX, halfY] = [x(first.xM + halfM), y(first.speedKmh / 2)];
  if (words > 0) {
    ctx.save();
    ctx.globalAlpha = words;
    hairline(ctx, [halfX, halfY - 5], [halfX, top + 30], 'rgb(243 246 255 / 0.5)');
    write(ctx, `Half the speed after ${halfM.toFixed(1)} m`, halfX - 1, top + 20, {
      sizePt: 16,
      colour: COLOUR.lead,
    });
    ctx.restore();
  }
  const netX = x(0);
  hairline(ctx, [netX, base], [netX, y(overNet.speedKmh) + 8], 'rgb(243 246 255 / 0.5)', 1.5);
  hairline(ctx, [COLUMN.left, base], [COLUMN.right, base], COLOUR.hairlineStrong);

  const visible = points.slice(0, shown);
  ctx.strokeStyle = `color-mix(in srgb, ${COLOUR.accent} 32%, transparent)`;
  ctx.lineWidth = 1.5;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const point of visible) ctx.lineTo(x(point.xM), y(point.speedKmh));
  ctx.stroke();
  visible.forEach((point, i) => {
    const gapPt = x((points[i + 1] ?? landing).xM) - x(point.xM);
    const radiusPt = i === 0 ? 5 : Math.min(3, Math.max(1.6, gapPt * 0.3));
    disc(ctx, x(point.xM), y(point.speedKmh), radiusPt, COLOUR.accent);
  });

  const label = { sizePt: 15, colour: COLOUR.quiet } as const;
  write(ctx, '0 m', COLUMN.left, base + 22, label);
  write(ctx, '3', x(first.xM + 3), base + 22, { ...label, align: 'center' });
  write(ctx, 'net', netX, base + 22, { ...label, colour: COLOUR.lead, align: 'center' });
  write(ctx, '9', x(first.xM + 9), base + 22, { ...label, align: 'center' });
  write(ctx, `${flownM.toFixed(1)} m`, COLUMN.right, base + 22, { ...label, align: 'right' });
}
