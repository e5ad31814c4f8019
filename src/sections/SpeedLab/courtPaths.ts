/** SVG paths and labels of a flight, in the millimetres of courtGeometry.ts. */
import type { FlightPoint } from '../../lib/flight.ts';
import { EXPOSURE_S, streakPath } from '../../lib/streakPath.ts';
import { mm } from './courtGeometry.ts';

/** A point as SVG coordinates. */
export const coordinates = ({ xM, zM }: FlightPoint): string => `${mm(xM)} ${-mm(zM)}`;

/** A streak for each frame of the camera. */
export const streaks = (points: readonly FlightPoint[]): string =>
  streakPath(
    points.map(({ xM, zM, velocityXMps, velocityZMps }) => ({
      x: mm(xM),
      y: -mm(zM),
      dx: mm(velocityXMps * EXPOSURE_S),
      dy: -mm(velocityZMps * EXPOSURE_S),
    })),
  );

/** A dot for each point. Relative coordinates make the path a third shorter. */
export const dots = (points: readonly FlightPoint[]): string =>
  points
    .map(({ xM, zM }, i) => {
      const before = points[i - 1];
      if (!before) return `M${mm(xM)} ${-mm(zM)}h0`;
      return `m${mm(xM) - mm(before.xM)} ${mm(before.zM) - mm(zM)}h0`;
    })
    .join('');

/** A speed above its dot. `width` is on the display font's width axis, in percent. */
export interface SpeedLabel {
  readonly xM: number;
  readonly x: number;
  readonly y: number;
  readonly speedKmh: number;
  readonly size: number;
  readonly width: number;
}

/** The width of a digit of the display font at 100 percent. */
const DIGIT_EM = 0.68;

/** The least space between a label and a line. */
const MARGIN = 60;

/** Labels are placed in whole centimetres, which compresses better. */
const toCentimetre = (units: number): number => Math.round(units / 10) * 10;

/** Rounds sizes down to steps, because browsers render text of a new size slowly. */
const inSteps = (step: number, value: number): number => Math.floor(value / step) * step;

/**
 * Labels whose size and width grow with the distance to the next point, where there is room.
 * @param sizes the largest and the smallest size
 * @param linesM upright lines of the drawing, which no label crosses
 */
export function speedLabels(
  points: readonly FlightPoint[],
  [most = 0, least = 0]: readonly number[],
  linesM: readonly number[] = [],
): SpeedLabel[] {
  const labels: SpeedLabel[] = [];
  let free = -Infinity;
  for (const [i, { xM, zM, velocityXMps, speedKmh }] of points.entries()) {
    const x = mm(xM);
    if (x < free) continue;
    const room = mm((points[i + 1]?.xM ?? xM + velocityXMps / 60) - xM);
    const size = inSteps(20, Math.min(most, Math.max(least, room * 0.3)));
    const numberEm = DIGIT_EM * (speedKmh < 100 ? 2 : 3);
    const width = inSteps(5, Math.min(150, Math.max(55, (room / numberEm / size) * 80)));
    const endX = x + (size * numberEm * width) / 100;
    if (linesM.some((lineM) => mm(lineM) > x - MARGIN && mm(lineM) < endX + MARGIN)) continue;
    labels.push({ xM, x: toCentimetre(x), y: toCentimetre(-mm(zM) - 160), speedKmh, size, width });
    free = endX + size * 0.45;
  }
  return labels;
}

/** The shuttle at a time, extrapolated from the last point before it. */
export function flightPointAt(
  points: readonly FlightPoint[],
  timeS: number,
): FlightPoint | undefined {
  const before = points.findLast((point) => point.timeS <= timeS);
  return (
    before && {
      ...before,
      xM: before.xM + before.velocityXMps * (timeS - before.timeS),
      zM: before.zM + before.velocityZMps * (timeS - before.timeS),
    }
  );
}
