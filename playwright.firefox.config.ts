/** The same tests in Firefox; `tests/firefox.ts` says what its driver cannot do. */
import { defineConfig } from '@playwright/test';
import { findFirefox } from './dev/install.mjs';
import chromium from './playwright.config.ts';
import { WITH_MOUSE } from './tests/firefox.ts';
import { browserEnvironment } from './tests/systemFonts.ts';

const executablePath = findFirefox();

export default defineConfig({
  ...chromium,
  outputDir: '.test/results-firefox',
  // It needs more of a machine than Chromium.
  workers: 2,
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      env: browserEnvironment(),
      firefoxUserPrefs: WITH_MOUSE,
    },
  },
});
