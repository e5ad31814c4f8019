/** A flight as paths and numbers, in the millimetres of hall.ts. */
import type { FlightPoint } from '../../../lib/flight.ts';
import { streakPath } from '../../../lib/streakPath.ts';

export const mm = (metres: number): number => Math.round(metres * 1000);

/** How long one frame is exposed: long enough for a streak where the shuttle is fast. */
const EXPOSURE_S = 1 / 420;

export const placeOf = ({ xM, zM }: FlightPoint): string => `${mm(xM)} ${-mm(zM)}`;

/** What a camera catches: a streak each, as long as its exposure lets it be. */
export const streaks = (points: readonly FlightPoint[]): string =>
  streakPath(
    points.map(({ xM, zM, velocityXMps, velocityZMps }) => ({
      x: mm(xM),
      y: -mm(zM),
      dx: mm(velocityXMps * EXPOSURE_S),
      dy: -mm(velocityZMps * EXPOSURE_S),
    })),
  );

/** Where the shuttle is between them. Each place is relative to the one before: a third shorter. */
export const dots = (points: readonly FlightPoint[]): string =>
  points
    .map(({ xM, zM }, i) => {
      const before = points[i - 1];
      if (!before) return `M${mm(xM)} ${-mm(zM)}h0`;
      return `m${mm(xM) - mm(before.xM)} ${mm(before.zM) - mm(zM)}h0`;
    })
    .join('');

/** A speed above its dot. Sizes and heights are in units of the drawing, the width in percent of the face's. */
export interface SpeedLabel {
  readonly xM: number;
  readonly y: number;
  readonly speedKmh: number;
  readonly size: number;
  readonly width: number;
}

/** How wide a digit of the display face is at its normal width, per size. */
const DIGIT_EM = 0.68;

/** So that a number is not set anew for each bit that the flight changes: letters take longest to draw. */
const inSteps = (step: number, value: number): number => Math.floor(value / step) * step;

/**
 * Numbers as large and as wide as the way flown until the next of them, as far as there is room.
 * @param sizes the largest they get, and the smallest that can be read
 */
export function speedLabels(
  points: readonly FlightPoint[],
  [most = 0, least = 0]: readonly number[],
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
    labels.push({ xM, y: -mm(zM) - 160, speedKmh, size, width });
    free = x + size * (0.15 + (numberEm * width) / 100);
  }
  return labels;
}

/** The flight at one moment: the last point before it, carried on. */
export function momentOf(points: readonly FlightPoint[], timeS: number): FlightPoint | undefined {
  const before = points.findLast((point) => point.timeS <= timeS);
  return (
    before && {
      ...before,
      xM: before.xM + before.velocityXMps * (timeS - before.timeS),
      zM: before.zM + before.velocityZMps * (timeS - before.timeS),
    }
  );
}
