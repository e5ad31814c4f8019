/**
 * What is different about testing in Firefox, in one place: its driver (WebDriver BiDi) silently
 * leaves undone what it cannot do, and some of what the others have Firefox has not. A test that
 * needs such a thing is skipped, and says why.
 */
import { type Page, test } from '@playwright/test';

/** A Firefox told this when it starts prefers reduced motion; it cannot be told later. */
export const REDUCED_MOTION = { 'ui.prefersReducedMotion': 1 };

/** Skips a test as soon as it asks for what the driver would leave undone. */
export function refuseEmulation(page: Page): void {
  page.emulateMedia = async (options) => {
    test.skip(true, `Firefox cannot be told to emulate ${JSON.stringify(options)}`);
  };
  page.context().newCDPSession = async () => {
    test.skip(true, 'Firefox has no Chrome DevTools');
    throw new Error('never reached');
  };
}

/** Tests of what Firefox does not have, by the beginning of their titles. */
const NOT_IN_FIREFOX: readonly (readonly [title: string, reason: string])[] = [
  ['nothing shifts', 'Firefox measures no layout shifts'],
  ['pages change over from home', 'Firefox has no transitions between pages'],
  ['only the page fades', 'Firefox has no transitions between pages'],
];

/** Skips a test of what Firefox does not have, or its driver cannot do. */
export function skipInFirefox(title: string, isWithoutScripts: boolean): void {
  test.skip(isWithoutScripts, 'Firefox’s driver needs scripts to look at a page');
  const [, reason] = NOT_IN_FIREFOX.find(([beginning]) => title.startsWith(beginning)) ?? [];
  test.skip(reason !== undefined, reason ?? '');
}
