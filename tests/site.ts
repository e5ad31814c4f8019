/** What every browser test starts from: the built site, served as a host would, and its mailbox. */
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type { Mail } from '../dev/mailbox.ts';
import { serveSite } from '../dev/server.ts';
import { WITH_FAULTS, WITH_MAILBOX, WITHOUT_SETTINGS } from './build.ts';
import { DRIVER_ERRORS, prepareFirefox, REDUCED_MOTION } from './firefox.ts';

export const UNKNOWN_ROUTE = '/no-such-page';

/** One of each kind: the three pages, and an address that has none. */
export const ROUTES = ['/', '/terms-of-service', '/privacy-policy', UNKNOWN_ROUTE];

interface Servers {
  /** Sends contact messages to the mailbox beside it. */
  readonly withMailbox: string;
  /** Built without any email settings. */
  readonly withoutSettings: string;
  /** Sends contact messages to another origin, which misbehaves as the subject says. */
  readonly withFaults: string;
  readonly mails: Mail[];
}

interface Fixtures {
  /** The messages that arrived during this test. */
  mails: Mail[];
  /** Tells that this test means to see an error; every other error fails it. */
  expectError: (message: RegExp) => void;
}

interface WorkerFixtures {
  servers: Servers;
  /** A Firefox that prefers reduced motion. */
  restingFirefox: () => Promise<Browser>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const mails: Mail[] = [];
      const keepMail = async (mail: Mail) => void mails.push(mail);
      const withMailbox = await serveSite({ folder: WITH_MAILBOX, keepMail });
      const withoutSettings = await serveSite({ folder: WITHOUT_SETTINGS });
      const withFaults = await serveSite({ folder: WITH_FAULTS });
      await use({
        withMailbox: withMailbox.url,
        withoutSettings: withoutSettings.url,
        withFaults: withFaults.url,
        mails,
      });
      for (const site of [withMailbox, withoutSettings, withFaults]) await site.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ servers }, use) => use(servers.withMailbox),

  // Started when the first test needs it.
  restingFirefox: [
    async ({ playwright, channel, launchOptions }, use) => {
      let started: Promise<Browser> | undefined;
      await use(() => {
        started ??= playwright.firefox.launch({
          ...launchOptions,
          ...(channel ? { channel } : {}),
          firefoxUserPrefs: REDUCED_MOTION,
        });
        return started;
      });
      await (await started)?.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ context, browserName, contextOptions, restingFirefox }, use) => {
    if (browserName !== 'firefox' || contextOptions.reducedMotion !== 'reduce') return use(context);
    const browser = await restingFirefox();
    const ownContext = await browser.newContext();
    await use(ownContext);
    await ownContext.close();
  },

  page: async ({ page, browser, browserName, javaScriptEnabled }, use, { title }) => {
    if (browserName === 'firefox') {
      prepareFirefox(page, browser, title, javaScriptEnabled === false);
    }
    await use(page);
  },

  mails: async ({ servers }, use) => {
    servers.mails.length = 0;
    await use(servers.mails);
  },

  expectError: [
    async ({ page, browserName }, use) => {
      const expected = browserName === 'firefox' ? [...DRIVER_ERRORS] : [];
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // The browser itself reports the status of the page that is meant to be missing.
        const isUnknownRoute =
          message.text().startsWith('Failed to load resource') &&
          message.location().url.endsWith(UNKNOWN_ROUTE);
        if (message.type() === 'error' && !isUnknownRoute) errors.push(message.text());
      });
      await use((message) => expected.push(message));
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** A test by a visitor who prefers reduced motion. */
export const testReducedMotion = test.extend({ contextOptions: { reducedMotion: 'reduce' } });

/** A test in a browser that runs no scripts. */
export const testWithoutScripts = test.extend({ javaScriptEnabled: false });

export { expect };

/** Pretends that the visitor has switched to another tab, or come back. */
export async function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: isHidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Makes a drawn line's box that of its course: Firefox would add its width and its mitres. */
export async function ignoreLineWidths(page: Page): Promise<void> {
  await page.locator('svg path').evaluateAll((paths) => {
    for (const path of paths) if (path instanceof SVGElement) path.style.stroke = 'none';
  });
}

/**
 * Loads a page with its clock stopped: only `page.clock.runFor` moves it on. Transitions, which
 * have a clock of their own, are off where they can be, so that a change shows at once.
 */
export async function openWithStoppedClock(page: Page, url = '/'): Promise<void> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  if (!isFirefox) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-01-02T03:04:05') });
  await page.goto(url);
  await page.clock.pauseAt(new Date('2026-01-02T04:00:00'));
}

/** Goes through a page as slowly as whatever waits to come into view needs. */
export async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      scrollBy({ top: clientHeight / 2, behavior: 'instant' });
      return scrollY >= scrollHeight - clientHeight - 1;
    });
  while (!(await isAtEnd()));
}
