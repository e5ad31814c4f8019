/** SVG paths and labels of a flight, in the millimetres of courtGeometry.ts. */
import type { FlightPoint } from '../../lib/flight/flight.ts';
import { EXPOSURE_S, streakPath } from '../../lib/flight/streakPath.ts';
import { toMillimetres } from './courtGeometry.ts';

/** A point as SVG coordinates. */
export const coordinates = ({ xM, yM }: FlightPoint): string =>
  `${toMillimetres(xM)} ${-toMillimetres(yM)}`;

/** A line for each point, as long as an exposure is. */
const pathOfLines = (points: readonly FlightPoint[], exposureS: number): string =>
  streakPath(
    points.map(({ xM, yM, velocityXMps, velocityYMps }) => ({
      x: toMillimetres(xM),
      y: -toMillimetres(yM),
      dx: toMillimetres(velocityXMps * exposureS),
      dy: -toMillimetres(velocityYMps * exposureS),
    })),
  );

/** A streak for each frame of the camera. */
export const pathOfStreaks = (points: readonly FlightPoint[]): string =>
  pathOfLines(points, EXPOSURE_S);

/** A dot for each point. */
export const pathOfDots = (points: readonly FlightPoint[]): string => pathOfLines(points, 0);

/** The range of the labels' font sizes, in the millimetres of the drawing. */
interface LabelSizes {
  readonly largest: number;
  readonly smallest: number;
}

/** A point with the position and the font size of its speed, in the millimetres of the drawing. */
interface SpeedLabel extends FlightPoint {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** On the display font's width axis. */
  readonly widthPercent: number;
}

/** From and to, in metres from the net. */
export type Range = readonly [fromM: number, toM: number];

/** The part of the display font's width axis that labels use. */
export const NARROWEST_PERCENT = 55;
const WIDEST_PERCENT = 150;

/** The width of a digit of the display font at 100 percent. */
const DIGIT_EM = 0.68;

/** How high and wide a label is, as shares of the distance to the next point. */
const HEIGHT_SHARE = 0.3;
const WIDTH_SHARE = 0.8;

const ABOVE_DOT = 160;
const BETWEEN_LABELS_EM = 0.45;
/** The least space beside a label. */
const BESIDE_LABEL = 60;

/** Labels are placed in whole centimetres, which compresses better. */
const toCentimetre = (units: number): number => Math.round(units / 10) * 10;

/** Rounds sizes down to steps, because browsers render text of a new size slowly. */
const inSteps = (step: number, value: number): number => Math.floor(value / step) * step;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/**
 * Labels whose size and width grow with the distance to the next point, where there is room.
 * @param clearM parts of the drawing that no label overlaps, as ranges of x
 */
export function speedLabels(
  points: readonly FlightPoint[],
  { largest, smallest }: LabelSizes,
  clearM: readonly Range[] = [],
): SpeedLabel[] {
  const labels: SpeedLabel[] = [];
  let free = -Infinity;
  let widest = WIDEST_PERCENT; // a label is never wider than that of a higher speed
  for (const [i, point] of points.entries()) {
    const { xM, yM, velocityXMps, speedKmh } = point;
    const x = toMillimetres(xM);
    if (x < free) continue;
    const room = toMillimetres((points[i + 1]?.xM ?? xM + velocityXMps / 60) - xM);
    const size = inSteps(20, clamp(room * HEIGHT_SHARE, smallest, largest));
    const numberWidth = size * DIGIT_EM * (speedKmh < 100 ? 2 : 3);
    const fittingPercent = (100 * WIDTH_SHARE * room) / numberWidth;
    const widthPercent = inSteps(5, clamp(fittingPercent, NARROWEST_PERCENT, widest));
    const endX = x + (numberWidth * widthPercent) / 100;
    const overlaps = ([fromM, toM]: Range) =>
      toMillimetres(toM) > x - BESIDE_LABEL && toMillimetres(fromM) < endX + BESIDE_LABEL;
    if (clearM.some(overlaps)) continue;
    const y = toCentimetre(-toMillimetres(yM) - ABOVE_DOT);
    labels.push({ ...point, x: toCentimetre(x), y, size, widthPercent });
    free = endX + size * BETWEEN_LABELS_EM;
    widest = widthPercent;
  }
  return labels;
}

/** The shuttle at a time, extrapolated from the last point before it. */
export function findPointAtTime(
  points: readonly FlightPoint[],
  timeS: number,
): FlightPoint | undefined {
  const before = points.findLast((point) => point.timeS <= timeS);
  return (
    before && {
      ...before,
      xM: before.xM + before.velocityXMps * (timeS - before.timeS),
      yM: before.yM + before.velocityYMps * (timeS - before.timeS),
    }
  );
}
