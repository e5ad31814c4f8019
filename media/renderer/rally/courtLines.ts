/** The lines of the court, in metres. */
import type { Vector } from '../../src/lib/camera.ts';
import { COURT } from '../../src/lib/court.ts';

const { halfLengthM, halfWidthM, halfSinglesWidthM, shortServiceM, longDoublesServiceM } = COURT;

const line = (fromX: number, fromZ: number, toX: number, toZ: number) =>
  [[fromX, 0, fromZ] as Vector, [toX, 0, toZ] as Vector] as const;

const lengthwise = [-halfWidthM, -halfSinglesWidthM, halfSinglesWidthM, halfWidthM];
const half = [shortServiceM, longDoublesServiceM, halfLengthM];
const crosswise = [...half.map((x) => -x).toReversed(), ...half];

/** Every line painted on the floor, from end to end. */
export const COURT_LINES = [
  ...lengthwise.map((z) => line(-halfLengthM, z, halfLengthM, z)),
  ...crosswise.map((x) => line(x, -halfWidthM, x, halfWidthM)),
  line(-shortServiceM, 0, -halfLengthM, 0),
  line(shortServiceM, 0, halfLengthM, 0),
];

/** The intersections that the app marks: the corners and the ends of the short service lines. */
export const LOCK_POINTS = [-halfLengthM, -shortServiceM, shortServiceM, halfLengthM].flatMap((x) =>
  line(x, -halfWidthM, x, halfWidthM),
);
