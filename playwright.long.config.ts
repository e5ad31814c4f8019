/** `npm run test:soak`: the tests that take minutes. SOAK_MINUTES=1 gives the short version. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

export default defineConfig({
  ...base,
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      // Compiled code is all that grew in heap snapshots: without it, what grows is ours.
      args: [...(base.use?.launchOptions?.args ?? []), '--js-flags=--jitless'],
    },
  },
  testDir: 'tests/long',
  testIgnore: [],
  timeout: 20 * 60_000,
});
