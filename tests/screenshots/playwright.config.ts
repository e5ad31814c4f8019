/** `npm run screenshots` takes screenshots of all pages and states; `-- -g form` takes some. */
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/install.mjs';

const executablePath = findChromium();

export default defineConfig({
  outputDir: '../../.test/screenshots',
  globalSetup: '../support/buildSites.ts',
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: { colorScheme: 'dark', launchOptions: executablePath ? { executablePath } : {} },
});
