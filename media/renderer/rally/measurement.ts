/**
 * Simulates how the app measures a smash: it is projected into the image of the phone, rounded to
 * whole pixels, which is the only error, and a drag curve is fitted. This is not the app's own code.
 */
import { project, type Vector } from '../../src/lib/camera.ts';
import { COURT } from '../../src/lib/court.ts';
import { type Contact, EXAMPLE_SMASH, type Flight, fly } from '../../src/lib/flight.ts';
import { fitDragCurve } from './dragFit.ts';
import { CAPTURE_FRAMES_PER_SECOND } from './timing.ts';
import { COURT_VIEW, scaled } from './tripodViews.ts';

/** The recording is 3840 pixels wide: 3.6 mm a pixel at the distance of the shuttle. */
const RECORDING_VIEW = scaled(COURT_VIEW, 3840 / COURT_VIEW.width);

/** The fewest frames a drag curve can be fitted to. */
const FEWEST_FRAMES = 3;

type Pixel = readonly [x: number, y: number];

/** The result of the fit to the first frames of a smash. */
interface Estimate {
  readonly frames: number;
  readonly contact: Contact;
}

function pixelOf(point: Vector): Pixel {
  const [x, y] = project(RECORDING_VIEW, point);
  return [Math.round(x), Math.round(y)];
}

/** The shuttle in every frame from contact to the floor. */
export function record(contact: Contact): Pixel[] {
  const { points } = fly(contact, { intervalS: 1 / CAPTURE_FRAMES_PER_SECOND });
  return points.map(({ xM, zM }) => pixelOf([xM, zM, 0]));
}

/**
 * Measures the court: the far side line between its corners, and the near one between the short
 * service lines, because its corners are outside the image. The scale is inversely proportional to
 * distance, so half way between the two lines it is the harmonic mean of theirs.
 * @returns the scale and the foot of the net in that plane
 */
function measureCourt() {
  const scaleAlong = (halfM: number, z: number): number =>
    (pixelOf([halfM, 0, z])[0] - pixelOf([-halfM, 0, z])[0]) / (2 * halfM);
  const far = scaleAlong(COURT.halfLengthM, -COURT.halfWidthM);
  const near = scaleAlong(COURT.shortServiceM, COURT.halfWidthM);
  const pxPerM = 2 / (1 / far + 1 / near);
  const share = (pxPerM - far) / (near - far);
  const farNet = pixelOf([0, 0, -COURT.halfWidthM]);
  const nearNet = pixelOf([0, 0, COURT.halfWidthM]);
  const mix = (i: 0 | 1): number => farNet[i] + (nearNet[i] - farNet[i]) * share;
  return { pxPerM, netX: mix(0), netY: mix(1) };
}

/** Fits a drag curve to the first frames of a recording. */
export function estimate(pixels: readonly Pixel[], frames: number): Estimate {
  const { pxPerM, netX, netY } = measureCourt();
  const positions = pixels.slice(0, frames).map(([x, y]) => {
    return { xM: (x - netX) / pxPerM, zM: (netY - y) / pxPerM };
  });
  return { frames, contact: fitDragCurve(positions, 1 / CAPTURE_FRAMES_PER_SECOND) };
}

/** Records a smash and measures it from all the frames of the recording. */
export function measure(contact: Contact): Estimate {
  const pixels = record(contact);
  return estimate(pixels, pixels.length);
}

const examplePixels = record(EXAMPLE_SMASH);

/** The example smash, measured from its first 3 frames, from 4, and so on. */
export const EXAMPLE_ESTIMATES: readonly Estimate[] = examplePixels
  .map((_, i) => i + 1)
  .slice(FEWEST_FRAMES - 1)
  .map((frames) => estimate(examplePixels, frames));

/** The example smash, measured from all its frames. */
export const EXAMPLE_MEASUREMENT: Estimate = measure(EXAMPLE_SMASH);

/** The flight of the measured smash, which all screens of the app show. */
export const MEASURED_FLIGHT: Flight = fly(EXAMPLE_MEASUREMENT.contact);
