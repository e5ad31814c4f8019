/**
 * What the app reads from the tripod's film of a smash. The film is the court view in whole pixels:
 * rounding to them is the only error of this measurement. Illustration, not the app's own code.
 */

import { project, type Vector } from '../../src/lib/camera.ts';
import { COURT } from '../../src/lib/court.ts';
import { type Contact, EXAMPLE_SMASH, type Flight, fly } from '../../src/lib/flight.ts';
import { COURT_VIEW, scaled } from './camera.ts';
import { fitDragCurve, type Position } from './dragFit.ts';
import { CAPTURE_FRAMES_PER_SECOND } from './pace.ts';

/** The phone's film is 3840 pixels wide: 3.6 mm a pixel where the shuttle flies. */
const FILM = scaled(COURT_VIEW, 3840 / COURT_VIEW.width);

/** The fewest frames a drag curve can be fitted to. */
export const FEWEST_FRAMES = 3;

/** A pixel of the film: whole numbers from the top left. */
export type Pixel = readonly [x: number, y: number];

/** Turns pixels into metres in the plane half way between the side lines. */
export interface CourtScale {
  readonly pxPerM: number;
  /** Where the net stands on the floor in that plane. */
  readonly netPx: readonly [x: number, y: number];
}

/** The drag curve fitted to the first frames of a smash. */
export interface Estimate {
  readonly frames: number;
  readonly contact: Contact;
}

function filmed(point: Vector): Pixel {
  const [x, y] = project(FILM, point);
  return [Math.round(x), Math.round(y)];
}

/** The shuttle in every frame from contact to the floor, in whole pixels. */
export function film(contact: Contact): Pixel[] {
  const { points } = fly(contact, { intervalS: 1 / CAPTURE_FRAMES_PER_SECOND });
  return points.map(({ xM, zM }) => filmed([xM, zM, 0]));
}

/**
 * Locks on to the court: the far side line from corner to corner, the near one between the short
 * service lines (its corners lie outside the picture). A metre's size falls with distance, so half
 * way between the two lines it is their harmonic mean, and everything else moves in proportion.
 */
export function lockCourt(): CourtScale {
  const scaleAlong = (halfM: number, z: number): number =>
    (filmed([halfM, 0, z])[0] - filmed([-halfM, 0, z])[0]) / (2 * halfM);
  const far = scaleAlong(COURT.halfLengthM, -COURT.halfWidthM);
  const near = scaleAlong(COURT.shortServiceM, COURT.halfWidthM);
  const pxPerM = 2 / (1 / far + 1 / near);
  const share = (pxPerM - far) / (near - far);
  const farNet = filmed([0, 0, -COURT.halfWidthM]);
  const nearNet = filmed([0, 0, COURT.halfWidthM]);
  const mix = (i: 0 | 1): number => farNet[i] + (nearNet[i] - farNet[i]) * share;
  return { pxPerM, netPx: [mix(0), mix(1)] };
}

/** A pixel in metres: from the net, and above the floor. */
export function toMetres([x, y]: Pixel, { pxPerM, netPx }: CourtScale): Position {
  return { xM: (x - netPx[0]) / pxPerM, zM: (netPx[1] - y) / pxPerM };
}

/** Fits the drag curve to the first so many frames of a film. */
export function estimate(pixels: readonly Pixel[], frames: number): Estimate {
  const court = lockCourt();
  const positions = pixels.slice(0, frames).map((pixel) => toMetres(pixel, court));
  return {
    frames: positions.length,
    contact: fitDragCurve(positions, 1 / CAPTURE_FRAMES_PER_SECOND),
  };
}

/** Films a smash and measures it from all the frames of that film, and from nothing else. */
export function measure(contact: Contact): Estimate {
  const pixels = film(contact);
  return estimate(pixels, pixels.length);
}

function growing(pixels: readonly Pixel[]): Estimate[] {
  const counts = Array.from({ length: pixels.length + 1 }, (_, frames) => frames);
  return counts.slice(FEWEST_FRAMES).map((frames) => estimate(pixels, frames));
}

/** The one smash of every example, as the app reads it: from 3 frames, from 4, and so on to all. */
export const EXAMPLE_ESTIMATES: readonly Estimate[] = growing(film(EXAMPLE_SMASH));

/** The one smash of every example, read from all its frames. */
export const EXAMPLE_MEASUREMENT: Estimate = measure(EXAMPLE_SMASH);

/** That smash as the app knows it: the flight of what it has measured. All its screens show this. */
export const MEASURED_FLIGHT: Flight = fly(EXAMPLE_MEASUREMENT.contact);
