/**
 * Marks a test that goes through more of the same: every frame of a film, windows between others,
 * the page laid out like another. `npm test` leaves it out, `npm run test:all` does not.
 */
export const IN_FULL = { tag: '@in-full' };

/** Marks what is tested on a page: the legal pages are laid out alike. */
export const inFullOn = (path: string) => (path === '/privacy-policy' ? IN_FULL : {});
