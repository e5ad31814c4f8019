/** The lines of a badminton court, in metres (Laws of Badminton, 1.1; lines are 40 mm wide). */
import { HALF_COURT_M } from '../../src/lib/flight.ts';
import type { Vector } from './camera.ts';

/** From the middle of the court to the doubles side line. */
export const SIDE_LINE_M = 3.05;
const SINGLES_SIDE_LINE_M = 2.59;
/** From the net to the short service line. */
export const SHORT_SERVICE_LINE_M = 1.98;
const LONG_SERVICE_LINE_M = HALF_COURT_M - 0.76;
/** Height of the net at the posts and in the middle. */
export const NET_HEIGHT_M = { post: 1.55, middle: 1.524 } as const;

/** A straight line on the floor, from end to end. */
export type CourtLine = readonly [from: Vector, to: Vector];

const along = (z: number): CourtLine => [
  [-HALF_COURT_M, 0, z],
  [HALF_COURT_M, 0, z],
];
const across = (x: number): CourtLine => [
  [x, 0, -SIDE_LINE_M],
  [x, 0, SIDE_LINE_M],
];
const centre = (side: -1 | 1): CourtLine => [
  [side * SHORT_SERVICE_LINE_M, 0, 0],
  [side * HALF_COURT_M, 0, 0],
];

/** Every line painted on the floor. */
export const COURT_LINES: readonly CourtLine[] = [
  ...[-SIDE_LINE_M, -SINGLES_SIDE_LINE_M, SINGLES_SIDE_LINE_M, SIDE_LINE_M].map(along),
  ...[-HALF_COURT_M, -LONG_SERVICE_LINE_M, -SHORT_SERVICE_LINE_M].map(across),
  ...[SHORT_SERVICE_LINE_M, LONG_SERVICE_LINE_M, HALF_COURT_M].map(across),
  centre(-1),
  centre(1),
];

/** Where lines meet that the app looks for: the corners, and the short service lines' ends. */
export const LOCK_POINTS: readonly Vector[] = [
  -HALF_COURT_M,
  -SHORT_SERVICE_LINE_M,
  SHORT_SERVICE_LINE_M,
  HALF_COURT_M,
].flatMap((x): Vector[] => [
  [x, 0, -SIDE_LINE_M],
  [x, 0, SIDE_LINE_M],
]);
