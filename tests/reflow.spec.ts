/** Narrow and wide windows, and text enlarged to 200 percent (WCAG 1.4.4, 1.4.10). */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { SEND_ERROR } from './contactForm.ts';
import { expect, ROUTES, testReducedMotion as test } from './fixtures.ts';
import { slowOn } from './slow.ts';
import { openHydrated } from './speedLabPage.ts';

const { hero } = english;

/** As a browser's text size setting does: rem grows, the window does not. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const overflowPx = (page: Page) =>
  page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);

/** Text that sticks out of the window to the left or right, or is cut off in its box. */
const lostText = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      if (!text.nodeValue?.trim() || !box?.checkVisibility({ visibilityProperty: true })) continue;
      const { clipPath, textOverflow } = getComputedStyle(box);
      // Words for screen readers only, and the honeypot, are meant to be out of sight.
      if (clipPath !== 'none' || box.closest('[aria-hidden]')) continue;
      const lines = document.createRange();
      lines.selectNodeContents(text);
      const { left, right } = lines.getBoundingClientRect();
      const isCut = textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth;
      if (left < 0 || right > innerWidth + 1 || isCut) lost.push(text.nodeValue.trim());
    }
    return lost;
  });

for (const path of ROUTES)
  test(`${path} does not scroll sideways, enlarged or not`, slowOn(path), async ({ page }) => {
    await openHydrated(page, path);
    for (const width of [320, 390, 640, 820, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowPx(page), `${width} px`).toBe(0);
    }
    await enlargeText(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowPx(page), `${width} px, enlarged`).toBe(0);
      expect(await lostText(page), `${width} px, enlarged`).toEqual([]);
      const bar = await page.locator('[data-part="nav-bar"]').boundingBox();
      const title = await page.locator('h1').boundingBox();
      expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });

test('enlarged, the demo and a toast stay within a phone', async ({ page, form, expectError }) => {
  expectError(SEND_ERROR);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await enlargeText(page);
  await page.getByText(hero.watchDemo).click();
  expect(await lostText(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await form.fill();
  await form.answerNextWith(412);
  await form.send('failed');
  expect(await lostText(page)).toEqual([]);
  await expect(page.getByRole('alert').locator('p')).toBeInViewport({ ratio: 1 });
});
