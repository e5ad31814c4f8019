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
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });

  for (const width of [320, 390, 640, 820, 1024, 1440, 2560]) {
    test(`${path} does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

async function completeForm(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Mei Tanaka');
  await page.getByLabel('Email', { exact: true }).fill('mei@club.example');
  await page.getByLabel('Subject', { exact: true }).fill('Club night');
  await page.getByLabel('Message', { exact: true }).fill('May our club try the app?');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
}

async function send(page: Page): Promise<void> {
  await completeForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the demo open': (page) => page.getByText('Watch demo').click(),
  'a question open': (page) => page.locator('summary').first().click(),
  'a complete form': completeForm,
  'a message on its way': async (page) => {
    await page.route('**/email/send', () => {});
    await send(page);
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  },
  'a message sent': async (page) => {
    await send(page);
    await expect(page.getByRole('status')).not.toBeEmpty();
  },
  'a message refused': async (page) => {
    await page.route('**/email/send', (route) => route.fulfill({ status: 412 }));
    await send(page);
    await expect(page.getByRole('alert')).not.toBeEmpty();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  for (const width of [320, 1280]) {
    test(`axe finds nothing with ${state}, ${width} px wide`, async ({ page, expectError }) => {
      expectError(/status of 412|status: 412/);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await reach(page);
      await expectNoViolations(page);
    });
  }
}

test('a phone with its text enlarged to 200 percent loses nothing sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ROUTES) {
    await page.goto(path);
    const overflow = await page.evaluate(() => {
      // As a browser's text size setting does: rem grows, the window does not.
      document.documentElement.style.fontSize = '200%';
      const { scrollWidth, clientWidth } = document.documentElement;
      const links = [...document.querySelectorAll('[data-part="nav-bar"] nav a')];
      const isInside = links.every((link) => link.getBoundingClientRect().right <= clientWidth);
      return scrollWidth - clientWidth + (isInside ? 0 : 1000);
    });
    expect(overflow, path).toBe(0);
  }
});
