/**
 * The fixtures of every browser test (https://playwright.dev/docs/test-fixtures), and what many tests
 * do with a page.
 */
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import type { Email } from '../../scripts/mockEmailService.ts';
import { serveSite } from '../../scripts/server.ts';
import { locales } from '../../src/i18n/locales.ts';
import { PAGE_PATHS } from '../../src/lib/build/pagePaths.ts';
import { OWNER_SITE, PROJECT_SITE } from './buildSites.ts';
import { ContactForm } from './contactFormPage.ts';

export const UNKNOWN_ROUTE = '/no-such-page';

/** The English pages, and an address that gets the 404 page. */
export const ROUTES = [...PAGE_PATHS.map((path) => `/${path}`), UNKNOWN_ROUTE];

/** The language with this tag. */
export const findLocale = (wanted: string) => {
  const found = locales.find(({ lang }) => lang === wanted);
  if (!found) throw new Error(`There is no language "${wanted}".`);
  return found;
};

/**
 * Marks a test that repeats another at more sizes or on more pages, or that looks at what seldom changes.
 * `npm test` leaves it out, `npm run test:all` does not.
 */
export const SLOW = { tag: '@slow' };

/** Marks a test on a page that is laid out like another: both legal pages are. */
export const slowOn = (path: string) => (path === '/privacy-policy' ? SLOW : {});

/** The HTML of a page as it is served, before any script has run. */
export const getPage = async (request: APIRequestContext, path: string) =>
  parse(await (await request.get(path)).text());

interface Servers {
  /** URL of this project's site, whose messages end in `mails`. */
  readonly project: string;
  /** URL of the site of another owner, whose messages go to the fault service, on another origin. */
  readonly owner: string;
  readonly mails: Email[];
}

interface SiteFixtures {
  /** The messages that have arrived during this test. */
  mails: Email[];
}

/** A test of the built site that launches no browser of Playwright's. */
export const siteTest = base.extend<SiteFixtures, { servers: Servers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const mails: Email[] = [];
      const onEmail = (email: Email) => void mails.push(email);
      const project = await serveSite({ folder: PROJECT_SITE, onEmail });
      const owner = await serveSite({ folder: OWNER_SITE });
      await use({ project: project.url, owner: owner.url, mails });
      await project.close();
      await owner.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ servers }, use) => use(servers.project),

  mails: async ({ servers }, use) => {
    servers.mails.length = 0;
    await use(servers.mails);
  },
});

interface PageFixtures {
  /** Allows console errors that match. Any other error on the page or in the console fails the test. */
  expectError: (message: RegExp) => void;
  /** The contact form of the page. */
  form: ContactForm;
  /** The paths that the page has asked for. */
  requested: string[];
}

/** Its visitor prefers reduced motion, without which a page is far more work to draw. */
export const test = siteTest.extend<PageFixtures>({
  contextOptions: { reducedMotion: 'reduce' },

  expectError: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // The browser itself reports the status of the 404 page.
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

  form: async ({ page }, use) => use(new ContactForm(page)),

  requested: async ({ page }, use) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await use(paths);
  },
});

/** A test of what moves, or plays by itself. */
export const testWithMotion = test.extend({ contextOptions: { reducedMotion: 'no-preference' } });

/** A test in a browser that runs no scripts. */
export const testWithoutScripts = testWithMotion.extend({ javaScriptEnabled: false });

export { expect };

/** Blocks the storage of the device for the next pages, as a browser does that refuses cookies. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });

/** Makes the page behave as if the visitor had switched to another tab, or come back. */
export async function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    const visibilityState = isHidden ? 'hidden' : 'visible';
    for (const [name, value] of Object.entries({ hidden: isHidden, visibilityState }))
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Loads a page whose clock stands still: only `page.clock.runFor` advances it. */
export async function openWithStoppedClock(page: Page, url = '/'): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-02T03:04:05') });
  await page.goto(url);
  await page.clock.pauseAt(new Date('2026-01-02T04:00:00'));
}

/** Holds back all requests that match a URL pattern until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
