import { site } from '../../../site.config.ts';

/** What stands in `/licenses.txt` around the licences themselves, which stay in their own words. */
export const licenses = {
  opening: `What the website of ${site.name} is made with, and the terms its makers ask to be passed on.`,
  package: (name: string, version: string) => `${name} ${version}`,
  face: 'The typeface Anybody, cut down to what the website uses',
};
