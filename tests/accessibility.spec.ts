import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, ROUTES, test } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs the rules axe has on by default: WCAG A and AA and best practices, contrast included. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  // Colours half-way through a transition are nobody's design.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const path of ROUTES) {
  test(`axe finds nothing on ${path}`, async ({ page, expectError }) => {
    expectError(/404/);
    await page.goto(path);
    await expectNoViolations(page);
  });

  for (const width of [320, 390, 640, 820, 1024, 1440, 2560]) {
    test(`${path} does not scroll sideways at ${width} px`, async ({ page, expectError }) => {
      expectError(/404/);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the demo open': (page) => page.getByText('Watch demo').click(),
  'a question open': (page) => page.locator('summary').first().click(),
  'a complete form': async (page) => {
    await page.getByLabel('Name', { exact: true }).fill('Mei Tanaka');
    await page.getByLabel('Email', { exact: true }).fill('mei@club.example');
    await page.getByLabel('Subject', { exact: true }).fill('Club night');
    await page.getByLabel('Message', { exact: true }).fill('May our club try the app?');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
  'a message sent': async (page) => {
    await STATES['a complete form']?.(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thanks!')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`axe finds nothing with ${state}`, async ({ page }) => {
    await page.goto('/');
    await reach(page);
    await expectNoViolations(page);
  });
}
