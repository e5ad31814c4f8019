/** The painted lines of the court, which each drawing projects in its own way. */
import type { Position } from './camera.ts';
import { COURT } from './court.ts';

type Range = readonly [from: number, to: number];

/** The floor that a line covers, in metres: `x` along the court from the net, `z` across it. */
interface CourtLine {
  readonly x: Range;
  readonly z: Range;
}

const { halfLengthM, halfWidthM, shortServiceM, lineWidthM } = COURT;

const LENGTH: Range = [-halfLengthM, halfLengthM];
const WIDTH: Range = [-halfWidthM, halfWidthM];
const CENTRE: Range = [-lineWidthM / 2, lineWidthM / 2];

/** How far from the middle of the court, or from the net, the inner edges of the lines are. */
const ALONG_FROM = [halfWidthM - lineWidthM, COURT.halfSinglesWidthM - lineWidthM];
const ACROSS_FROM = [
  halfLengthM - lineWidthM,
  COURT.longDoublesServiceM - lineWidthM,
  // The only line that is measured to its inner edge, because it belongs to the service court.
  shortServiceM,
];

/** A line on each side of the middle. */
const onBothSides = (from: number): [Range, Range] => [
  [-from - lineWidthM, -from],
  [from, from + lineWidthM],
];

/** All lines (Laws of Badminton, 1.1 to 1.3, diagram A). */
export const COURT_LINES: readonly CourtLine[] = [
  ...ALONG_FROM.flatMap(onBothSides).map((z) => ({ x: LENGTH, z })),
  ...ACROSS_FROM.flatMap(onBothSides).map((x) => ({ x, z: WIDTH })),
  { x: [-halfLengthM, -shortServiceM], z: CENTRE },
  { x: [shortServiceM, halfLengthM], z: CENTRE },
];

/** The four corners of each line, on the floor. */
export const lineCorners = (): Position[] =>
  COURT_LINES.flatMap(({ x, z }) => x.flatMap((xM) => z.map((zM): Position => [xM, 0, zM])));
