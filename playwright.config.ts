import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type BrowserType, defineConfig, firefox, webkit } from '@playwright/test';
import { findChromium } from './scripts/install.mjs';
import { browserEnvironment } from './tests/systemFonts.ts';
import type { WebDriverOptions } from './tests/webdriver/fixtures.ts';

const IPHONE = { width: 390, height: 844 };

const env = browserEnvironment();

const executablePath = findChromium();
const chromium = (...switches: string[]) => ({
  browserName: 'chromium' as const,
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    env,
    args: ['--disable-gpu', '--disable-quic', ...switches],
  },
});

const FIREFOX = {
  browserName: 'firefox' as const,
  launchOptions: {
    env,
    // Without a window Firefox has no mouse: these give it one that points precisely and hovers.
    firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
  },
};

const WEBKIT = { browserName: 'webkit' as const, launchOptions: { env } };

/** Whether `playwright install` has downloaded this browser. */
const isDownloaded = (browser: BrowserType) => existsSync(browser.executablePath());

const endToEnd = { testDir: 'tests', testIgnore: ['soak/**', 'webdriver/**'] };
/** Now and then these browsers lose an input event or never answer: such a test is ended and repeated. */
const webdriver = {
  testDir: 'tests/webdriver',
  fullyParallel: false,
  retries: 2,
  timeout: 60_000,
};

export default defineConfig<object, WebDriverOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.test/results',
  globalSetup: ['./tests/describeBrowser.ts', './tests/build.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Half the processors, at least three: a test mostly waits for its browser.
  workers: Math.max(3, Math.ceil(availableParallelism() / 2)),
  // Generous, because a busy machine makes tests slow: only a test that hangs takes this long.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: 'list',
  use: { viewport: { width: 1280, height: 800 } },
  projects: [
    // The browsers that Debian packages, for machines that cannot download Playwright's. They come first,
    // because each runs its tests one after the other, which takes longest.
    { ...webdriver, name: 'webdriver-firefox', use: { engine: 'firefox' } },
    { ...webdriver, name: 'webdriver-webkit', use: { engine: 'webkit' } },
    { ...webdriver, name: 'webdriver-iphone', use: { engine: 'webkit', viewport: IPHONE } },
    { ...endToEnd, name: 'chromium', use: chromium() },
    ...(isDownloaded(firefox) ? [{ ...endToEnd, name: 'firefox', use: FIREFOX }] : []),
    ...(isDownloaded(webkit) ? [{ ...endToEnd, name: 'webkit', use: WEBKIT }] : []),
    {
      name: 'soak',
      testDir: 'tests/soak',
      timeout: 20 * 60_000,
      // Compiled code would grow the heap as a leak does.
      use: chromium('--js-flags=--jitless'),
    },
  ],
});
