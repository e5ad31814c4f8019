/** Frame rates, slow motion, and brightness by speed. */
import { EXAMPLE_SMASH } from '../../src/lib/flight.ts';

/** The frame rate of the phone. */
export const CAPTURE_FRAMES_PER_SECOND = 60;

/** How many times slower the smash is shown in the trailer and in the app's replay. */
export const SLOW_MOTION = 8;

/** The brightness, or loudness, for a speed: 1 at the racket and less for slower shuttles. */
export const brightnessAt = (speedKmh: number): number =>
  (speedKmh / EXAMPLE_SMASH.speedKmh) ** 0.35;
