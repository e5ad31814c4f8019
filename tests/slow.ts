/**
 * Marks a test that repeats another at more sizes, on more pages or for every frame of a video.
 * `npm test` leaves it out, `npm run test:all` does not.
 */
export const SLOW = { tag: '@slow' };

/** Marks a test on a page that is laid out like another: both legal pages are. */
export const slowOn = (path: string) => (path === '/privacy-policy' ? SLOW : {});
