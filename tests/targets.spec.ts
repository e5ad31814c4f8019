/** Everything that can be pressed is large enough for a finger (WCAG 2.5.8, the important as 2.5.5). */
import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from './fixtures.ts';
import { slowOn } from './slow.ts';
import { openLab } from './speedLabPage.ts';

const MIN_PX = 24;
const MIN_IMPORTANT_PX = 44;
const IMPORTANT =
  'button, [role="button"], summary, input, textarea, [data-part="nav-bar"] a, footer a, .skip';

/** What is too small, with its size. */
const readTooSmall = (page: Page) =>
  page.locator('a[href], button, input, textarea, summary').evaluateAll(
    (all: HTMLElement[], { important, minPx, minImportantPx }) =>
      all
        .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
        // WCAG 2.5.8 exempts links in a sentence: they are as high as its lines.
        .filter(
          (element) =>
            !element.matches('main :is(p, li) > a') ||
            element.parentElement?.textContent === element.textContent,
        )
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // Sizes are rounded to 1/64 px, and the bar is scaled.
        .filter(
          ({ element, box: { width, height } }) =>
            Math.min(width, height) <= (element.matches(important) ? minImportantPx : minPx) - 0.05,
        )
        .map(({ element, box }) => `${element.textContent}: ${box.width} x ${box.height}`),
    { important: IMPORTANT, minPx: MIN_PX, minImportantPx: MIN_IMPORTANT_PX },
  );

for (const path of ROUTES)
  test(
    `${path}: everything that can be pressed is large enough`,
    slowOn(path),
    async ({ page }) => {
      await (path === '/' ? openLab(page) : page.goto(path));
      if (path === '/') await page.getByText('Watch demo').click();
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => readTooSmall(page), `${width} px`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      // Even a short page can be scrolled in a low window.
      await page.setViewportSize({ width: 1280, height: 320 });
      await page.evaluate(() => window.scrollTo(0, 200));
      const bar = page.locator('[data-part="nav-bar"]');
      await expect(bar).toHaveAttribute('data-scrolled');
      await expect.poll(() => bar.evaluate((element) => element.getAnimations().length)).toBe(0);
      expect(await readTooSmall(page), 'with the bar shrunk').toEqual([]);
    },
  );
