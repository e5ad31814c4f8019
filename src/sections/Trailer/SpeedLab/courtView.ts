/** The court from the side as paths: one unit is a millimetre, from the foot of the net. */
import { COURT } from '../../../lib/court.ts';
import type { FlightPoint } from '../../../lib/flight.ts';
import { NET_TO_RECEIVER_M } from './smash.ts';

/** From behind the racket to 1.5 m past the back line; as high as a jump and the numbers above it. */
export const VIEW = { left: -7000, top: -4400, width: 15_200, height: 5200 } as const;
export const VIEW_BOX = `${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`;

export const mm = (metres: number): number => Math.round(metres * 1000);

const { halfLengthM, shortServiceM, longDoublesServiceM } = COURT;
const back = mm(halfLengthM);
const service = mm(shortServiceM);

/** The floor from line to line, and beyond them. */
export const COURT_FLOOR = `M${-back} 0H${back}`;
export const OUTSIDE = `M${VIEW.left} 0H${-back}M${back} 0H${VIEW.left + VIEW.width}`;

/** Where lines cross the floor: each is a mark below it, the outer ones longer. */
export const LINE_MARKS = [
  ...[service, mm(longDoublesServiceM)].flatMap((x) => [`M${-x} 0v130`, `M${x} 0v130`]),
  `M${-back} 0v210M${back} 0v210`,
].join('');

/** Both are seen edge on: the post, 1.55 m high, and before it the net with its cord at 1.524 m. */
export const POST = `M0 0V${-mm(COURT.netAtPostM)}`;
export const NET = `M0 ${mm(COURT.netDepthM - COURT.netInMiddleM)}V${-mm(COURT.netInMiddleM)}`;

export const RECEIVER_LINE = `M${mm(NET_TO_RECEIVER_M)} 0V-1950`;

/** A racket edge on, as it meets the shuttle at the origin: 68 cm long, its head 29. */
export const RACKET = { head: 'M0-145V145', shaft: 'M0 145V535' } as const;

/** How long one frame is exposed: long enough for a streak where the shuttle is fast. */
const FLASH_MM = 1000 / 420;

const place = ({ xM, zM }: FlightPoint): string => `M${mm(xM)} ${-mm(zM)}`;

/** What a camera of that many frames catches: a streak each, as long as its exposure lets it be. */
export function streaks(points: readonly FlightPoint[], everyNth: number): string {
  let path = '';
  for (let i = 0; i < points.length; i += everyNth) {
    const point = points[i];
    if (!point) break;
    const { velocityXMps, velocityZMps } = point;
    path += `${place(point)}l${Math.round(velocityXMps * FLASH_MM)} ${-Math.round(velocityZMps * FLASH_MM)}`;
  }
  return path;
}

/** Where it is between them, every 1/240 s. */
export const dots = (points: readonly FlightPoint[]): string =>
  points.map((point) => `${place(point)}h0`).join('');

/** A speed beside its dot. Sizes are in units of the drawing, the width in percent of the face's. */
export interface SpeedLabel {
  readonly x: number;
  readonly y: number;
  readonly speedKmh: number;
  readonly size: number;
  readonly width: number;
}

interface Sizes {
  readonly most: number;
  readonly least: number;
}

/** On phones the drawing is a third as large: its numbers are larger, and there are fewer. */
export const LABEL_SIZES = {
  wide: { most: 420, least: 200 },
  narrow: { most: 860, least: 500 },
} as const satisfies Record<string, Sizes>;

/** Of the display face, per digit and size, at its normal width. */
const DIGIT_EM = 0.66;
const DIGITS = 3;

/**
 * Numbers as large and as wide as the way flown until the next of them, as far as there is room.
 * @param everyNth of the points that are to carry one
 */
export function speedLabels(
  points: readonly FlightPoint[],
  everyNth: number,
  { most, least }: Sizes,
): SpeedLabel[] {
  const labels: SpeedLabel[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i += everyNth) {
    const point = points[i];
    if (!point) break;
    const x = mm(point.xM);
    if (x < free) continue;
    const room = (point.velocityXMps * 1000) / 60;
    const size = Math.round(Math.min(most, Math.max(least, room * 0.3)));
    const natural = DIGITS * DIGIT_EM * size;
    const width = Math.round(Math.min(150, Math.max(60, (room / natural) * 85)));
    labels.push({ x, y: -mm(point.zM) - 160, speedKmh: point.speedKmh, size, width });
    free = x + natural * (width / 100) + size * 0.25;
  }
  return labels;
}

/** The flight at one moment, between the points before and after it. */
export function momentOf(points: readonly FlightPoint[], end: FlightPoint, timeS: number) {
  const after = points.findIndex((point) => point.timeS > timeS);
  const to = points[after] ?? end;
  const from = (after === -1 ? points.at(-1) : points[after - 1]) ?? end;
  const share = Math.min(1, (timeS - from.timeS) / (to.timeS - from.timeS || 1));
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    x: mm(mix(from.xM, to.xM)),
    y: -mm(mix(from.zM, to.zM)),
    speedKmh: mix(from.speedKmh, to.speedKmh),
  };
}
