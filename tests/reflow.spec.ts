/** Narrow and wide windows, and text enlarged to 200 percent (WCAG 1.4.4, 1.4.10). */
import type { Page } from '@playwright/test';
import { beRefused, REFUSED } from './contactStates.ts';
import { inFullOn } from './inFull.ts';
import { expect, ROUTES, test } from './site.ts';
import { openAwake } from './speedLabPage.ts';

const overflowPx = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** As a browser's text size setting does: rem grows, the window does not. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Lines of text that stick out of the window to the left or right, or are cut off in a box. */
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

/** How much of the first heading lies under the bar, where the page begins. */
const coveredTitlePx = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-part="nav-bar"]')?.getBoundingClientRect();
    const title = document.querySelector('h1')?.getBoundingClientRect();
    return bar && title ? Math.max(0, bar.bottom - title.top) : Number.NaN;
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ROUTES) {
  test(
    `${path} does not scroll sideways in any window, text enlarged or not`,
    inFullOn(path),
    async ({ page }) => {
      await openAwake(page, path);
      for (const width of [320, 390, 640, 820, 1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowPx(page), `${width} px`).toBe(0);
      }
      await enlargeText(page);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowPx(page), `${width} px, enlarged`).toBe(0);
        expect(await lostText(page), `${width} px, enlarged`).toEqual([]);
        expect(await coveredTitlePx(page), `${width} px, enlarged`).toBe(0);
      }
    },
  );
}

test('enlarged, the demo and a toast stay within a phone', async ({ page, expectError }) => {
  expectError(REFUSED);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await enlargeText(page);
  await page.getByText('Watch demo').click();
  await page.locator('dialog summary').click();
  expect(await lostText(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await beRefused(page);
  expect(await lostText(page)).toEqual([]);
  await expect(page.getByRole('alert').locator('p')).toBeInViewport({ ratio: 1 });
});
