/**
 * What is different about testing in Firefox, in one place: its driver (WebDriver BiDi) silently
 * leaves undone what it cannot do, and some of what the others have Firefox has not. A test that
 * needs such a thing is skipped, and says why.
 */
import { type Browser, type Page, test } from '@playwright/test';

/** Without a window Firefox has no mouse, unless it is told when it starts: fine (2), and hovers (4). */
export const WITH_MOUSE = {
  'ui.primaryPointerCapabilities': 2 | 4,
  'ui.allPointerCapabilities': 2 | 4,
};

/** A Firefox told this when it starts prefers reduced motion; it cannot be told later. */
export const REDUCED_MOTION = { ...WITH_MOUSE, 'ui.prefersReducedMotion': 1 };

/** Errors that are the driver's own. */
export const DRIVER_ERRORS: readonly RegExp[] = [
  // It runs what is to run before a page in the blank page before it, too, without storage.
  /^uncaught: The operation is insecure\.$/,
  // What was still on its way when a test left the page; of what is missing it says more.
  /^[\w-]+ did not load\. Error$/,
  // For a picture it adds a style of its own, which the policy blocks: known by its hash.
  /blocked an inline style .*'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='/,
];

/** Attacks it stops by another directive than Chromium: a script in a link is text that becomes code. */
export const STOPPED_IN_FIREFOX: Readonly<Record<string, string>> = {
  'script-link': 'require-trusted-types-for',
};

/** Its driver hears of a frame's address before the policy, which is then seen to stop the frame. */
export const HEARD_OF_IN_FIREFOX: readonly string[] = ['foreign-frame'];

/** Its driver hears nothing of these, policy or not. */
export const UNSEEN_IN_FIREFOX: readonly string[] = ['foreign-object'];

const NEEDS_SCRIPTS = 'Firefox’s driver needs scripts to look at a page';

/** Tests of what Firefox or its driver does not have, by the beginnings of their titles. */
const SKIPPED: readonly (readonly [beginning: string, reason: string])[] = [
  ['nothing shifts', 'Firefox measures no layout shifts'],
  ['a question opens downwards', 'Firefox measures no layout shifts'],
  ['a draft survives a restart', 'Firefox’s driver starts with a new profile'],
  ['the message can be copied', 'Firefox’s driver cannot allow the clipboard'],
  ['the real clipboard', 'Firefox’s driver cannot allow the clipboard'],
  ['on a phone the code', 'Firefox’s driver has no phones'],
  ['on a tablet the code', 'Firefox’s driver has no tablets'],
  ['pages change over from home', 'Firefox has no transitions between pages'],
  ['only the page fades', 'Firefox has no transitions between pages'],
  ['under reduced motion a page is simply', 'Firefox has no transitions between pages'],
  ['on the page that', 'Firefox has no transitions between pages'],
  ['the browser closes every feature', 'Firefox does not tell what a page may use'],
  ['the Enter key leads from field', 'Firefox’s driver has no touch screen'],
  ['the button comes last', 'Firefox’s driver has no touch screen'],
  ['with a touch screen alone', 'Firefox’s driver has no touch screen'],
];

/** Skips a test as soon as it asks for what the driver would leave undone. */
function refuseEmulation(page: Page): void {
  page.emulateMedia = async (options) => {
    test.skip(true, `Firefox’s driver does not emulate ${JSON.stringify(options)}`);
  };
  page.context().newCDPSession = async () => {
    test.skip(true, 'Firefox has no Chrome DevTools');
    throw new Error('The test goes on though it is skipped.');
  };
}

const repaired = new WeakSet<object>();

/** Skips a test that opens a window without scripts. */
function refuseWindowsWithoutScripts(browser: Browser): void {
  if (repaired.has(browser)) return;
  repaired.add(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    test.skip(options?.javaScriptEnabled === false, NEEDS_SCRIPTS);
    return newContext(options);
  };
}

/** Skips the test of this title where it needs what is missing, and makes the page honest. */
export function prepareFirefox(
  page: Page,
  browser: Browser,
  title: string,
  isWithoutScripts: boolean,
): void {
  test.skip(isWithoutScripts, NEEDS_SCRIPTS);
  const [, reason] = SKIPPED.find(([beginning]) => title.startsWith(beginning)) ?? [];
  test.skip(reason !== undefined, reason ?? '');
  refuseEmulation(page);
  refuseWindowsWithoutScripts(browser);
}
