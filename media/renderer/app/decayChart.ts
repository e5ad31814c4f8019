/** A chart of the speed of a smash over the distance it has flown. */
import { MEASURED_FLIGHT } from '../rally/measurement.ts';
import type { Context2D } from './canvas.ts';
import { COLOUR, disc, LEFT, line, RIGHT, TEXT, write } from './design.ts';

const { points, overNet, landing } = MEASURED_FLIGHT;
/** The place of the chart on a screen, and its font sizes. */
interface ChartLayout {
  readonly top: number;
  readonly base: number;
  readonly labelPt: number;
  readonly axisPt: number;
}

const DEFAULT_LAYOUT: ChartLayout = { top: 322, base: 446, labelPt: 16, axisPt: 15 };

/** The horizontal distance after which half the speed is lost, interpolated between two frames. */
function halfSpeedM(): number {
  const [first] = points;
  const i = points.findIndex(({ speedKmh }) => speedKmh < (first?.speedKmh ?? 0) / 2);
  const [before, after] = [points[i - 1], points[i]];
  if (!first || !before || !after) throw new Error('This flight keeps more than half its speed.');
  const fraction = (before.speedKmh - first.speedKmh / 2) / (before.speedKmh - after.speedKmh);
  return before.xM + (after.xM - before.xM) * fraction - first.xM;
}

/**
 * Draws the chart: a dot for each frame, the metres on the axis, and the position of the net.
 * @param shown how many frames are drawn
 * @param labelOpacity the opacity of the label above the dots
 */
export function drawDecayChart(
  ctx: Context2D,
  shown = points.length,
  labelOpacity = 1,
  { top, base, labelPt, axisPt }: ChartLayout = DEFAULT_LAYOUT,
): void {
  const [first] = points;
  if (!first || !overNet) throw new Error('The chart needs a smash over the net.');
  const flownM = landing.xM - first.xM;
  const x = (xM: number): number => LEFT + 5 + ((xM - first.xM) / flownM) * (RIGHT - LEFT - 8);
  const y = (speedKmh: number): number => base - (speedKmh / first.speedKmh) * (base - top);

  const halfM = halfSpeedM();
  const [halfX, halfY] = [x(first.xM + halfM), y(first.speedKmh / 2)];
  if (labelOpacity > 0) {
    ctx.save();
    ctx.globalAlpha = labelOpacity;
    line(ctx, [halfX, halfY - 5], [halfX, top + 14 + labelPt], 'rgb(243 246 255 / 0.5)');
    const label = `Half the speed after ${halfM.toFixed(1)} m`;
    write(ctx, label, halfX - 1, top + 4 + labelPt, { sizePt: labelPt, colour: COLOUR.lead });
    ctx.restore();
  }
  const netX = x(0);
  line(ctx, [netX, base], [netX, y(overNet.speedKmh) + 8], 'rgb(243 246 255 / 0.5)', 1.5);
  line(ctx, [LEFT, base], [RIGHT, base], COLOUR.hairlineStrong);

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

  const axisY = base + axisPt + 7;
  const axis = { ...TEXT.axis, sizePt: axisPt } as const;
  const centred = { ...axis, align: 'center' } as const;
  write(ctx, '0 m', LEFT, axisY, axis);
  write(ctx, '3', x(first.xM + 3), axisY, centred);
  write(ctx, 'net', netX, axisY, { ...centred, colour: COLOUR.lead });
  write(ctx, '9', x(first.xM + 9), axisY, centred);
  write(ctx, `${flownM.toFixed(1)} m`, RIGHT, axisY, { ...axis, align: 'right' });
}
