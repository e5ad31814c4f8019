/** `npm run screenshots` takes screenshots of all pages and states; `-- -g form` takes some. */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../install.mjs';

const url = 'http://localhost:4322';
const executablePath = findChromium();

export default defineConfig({
  outputDir: '../../.test/screenshots',
  globalTeardown: './contactSheet.ts',
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  webServer: {
    command: 'node scripts/preview.ts .screenshots/site',
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PORT: new URL(url).port },
    url,
    timeout: 180_000,
  },
  use: {
    baseURL: url,
    colorScheme: 'dark',
    launchOptions: executablePath ? { executablePath } : {},
  },
});
