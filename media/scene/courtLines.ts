/** The lines of a badminton court, as the app finds them in a picture. Metres. */
import type { Vector } from '../../src/lib/camera.ts';
import { COURT } from '../../src/lib/court.ts';

const { halfLengthM, halfWidthM, halfSinglesWidthM, shortServiceM, longDoublesServiceM } = COURT;

/** A straight line on the floor, from end to end. */
export type CourtLine = readonly [from: Vector, to: Vector];

const along = (z: number): CourtLine => [
  [-halfLengthM, 0, z],
  [halfLengthM, 0, z],
];
const across = (x: number): CourtLine => [
  [x, 0, -halfWidthM],
  [x, 0, halfWidthM],
];
const centre = (side: -1 | 1): CourtLine => [
  [side * shortServiceM, 0, 0],
  [side * halfLengthM, 0, 0],
];

/** Every line painted on the floor. */
export const COURT_LINES: readonly CourtLine[] = [
  ...[-halfWidthM, -halfSinglesWidthM, halfSinglesWidthM, halfWidthM].map(along),
  ...[-halfLengthM, -longDoublesServiceM, -shortServiceM].map(across),
  ...[shortServiceM, longDoublesServiceM, halfLengthM].map(across),
  centre(-1),
  centre(1),
];

/** Where lines meet that the app looks for: the corners, and the short service lines' ends. */
export const LOCK_POINTS: readonly Vector[] = [
  -halfLengthM,
  -shortServiceM,
  shortServiceM,
  halfLengthM,
].flatMap((x): Vector[] => [
  [x, 0, -halfWidthM],
  [x, 0, halfWidthM],
]);
