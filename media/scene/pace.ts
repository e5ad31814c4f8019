/** How fast the smash is filmed and shown. */

/** How many frames a second the phone films. */
export const CAPTURE_FRAMES_PER_SECOND = 60;

/** How much slower than in the hall the smash is shown, in the trailer and in the app. */
export const SLOW_MOTION = 8;
