/** Where the phone stands so that the court fits into its video, from the field of view of its cameras. */
import { formatNumber } from '../../lib/browser/formatNumber.ts';
import { COURT } from '../../lib/flight/court.ts';

/**
 * The cameras of an iPhone by their focal length, as that of a lens for 35 mm film: Apple's technical
 * specifications of the iPhone 11 to 16. The Pro models from 14 on see 8 percent more at 1x.
 */
export const CAMERAS = {
  main: { zoom: 1, focalMm: 26 },
  ultraWide: { zoom: 0.5, focalMm: 13 },
} as const;

type Camera = (typeof CAMERAS)[keyof typeof CAMERAS];

/** The width of a picture of 4:3 that has the diagonal of 35 mm film, 36 mm by 24 mm. */
const PICTURE_WIDTH_MM = 0.8 * Math.hypot(36, 24);

/**
 * The part of a photo's width that a stabilised video keeps: 42.2 of 49.6 cm were measured with an
 * iPhone 7 (photo.stackexchange.com, "Does iPhone video use a crop").
 */
export const VIDEO_SHARE = 0.85;

/** The width that a video shows at a distance, at right angles to the view, in metres. */
export const visibleWidthM = ({ focalMm }: Camera, distanceM: number): number =>
  (distanceM * VIDEO_SHARE * PICTURE_WIDTH_MM) / focalMm;

/** Results are rounded to half metres, because the inputs are no more exact: distances up, widths down. */
const STEP_M = 0.5;

/** A number of metres or a zoom factor: halves with one decimal, whole numbers without. */
export const formatHalves = (value: number, lang: string): string =>
  formatNumber(value, Number.isInteger(value) ? 0 : 1, lang);

/** The name of a lens in the camera app, such as "0.5×". */
export const formatZoom = ({ zoom }: Camera, lang: string): string =>
  `${formatHalves(zoom, lang)}×`;

/** How far from the side line a phone sees the whole length of the court's middle line, in metres. */
export function distanceBesideCourtM(camera: Camera): number {
  const toMiddleM = (2 * COURT.halfLengthM) / visibleWidthM(camera, 1);
  return Math.ceil((toMiddleM - COURT.halfWidthM) / STEP_M) * STEP_M;
}

/** From the side line to a wall or to the next court. */
export const ROOM_M = 2;

/** How much of the middle line is seen from that wall, in metres. */
export function widthFromWallM(camera: Camera): number {
  return Math.floor(visibleWidthM(camera, COURT.halfWidthM + ROOM_M) / STEP_M) * STEP_M;
}

/** The height of a video as a share of its width. */
const VIDEO_HEIGHT = 9 / 16;

/** How high above itself a phone at that wall, held level, sees over the middle line, in metres. */
export function heightFromWallM(camera: Camera): number {
  const halfM = (visibleWidthM(camera, COURT.halfWidthM + ROOM_M) * VIDEO_HEIGHT) / 2;
  return Math.floor(halfM / STEP_M) * STEP_M;
}

const OFF_SIDE_DEG = 20;
/** How much too low a speed is read by a phone that does not look at right angles to the flight. */
export const OFF_SIDE = {
  angleDeg: OFF_SIDE_DEG,
  lostPercent: 100 * (1 - Math.cos((OFF_SIDE_DEG * Math.PI) / 180)),
} as const;
