/** How fast the smash is filmed and shown, and how brightly. */
import { EXAMPLE_SMASH } from '../../src/lib/flight.ts';

/** How many frames a second the phone films. */
export const CAPTURE_FRAMES_PER_SECOND = 60;

/** How much slower than in the hall the smash is shown, in the trailer and in the app. */
export const SLOW_MOTION = 8;

/** How bright, or loud, something is that shows a speed: 1 at the racket, and gently less. */
export const brightnessAt = (speedKmh: number): number =>
  (speedKmh / EXAMPLE_SMASH.speedKmh) ** 0.35;
