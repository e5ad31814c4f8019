import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/install.mjs';

/** Only Linux has fontconfig. */
const env = { ...process.env, FONTCONFIG_FILE: resolve('tests/support/fonts.conf') };
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  outputDir: '.test/results',
  globalSetup: './tests/support/buildSites.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails once and then passes is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  // Half the processors, at least three: a test mostly waits for its browser.
  workers: Math.max(3, Math.ceil(availableParallelism() / 2)),
  // Generous, because a busy machine makes tests slow: only a test that hangs takes this long.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: 'list',
  use: { viewport: { width: 1280, height: 800 } },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(executablePath && { executablePath }),
          env,
          args: ['--disable-gpu', '--disable-quic'],
        },
      },
    },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        launchOptions: {
          env,
          // Without a window Firefox has no mouse: these give it one that points precisely and hovers.
          firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
        },
      },
    },
    { name: 'webkit', use: { browserName: 'webkit', launchOptions: { env } } },
  ],
});
