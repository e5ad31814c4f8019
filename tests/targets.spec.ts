/** What is pressed is large enough for a finger (WCAG 2.5.8; what matters most, as 2.5.5). */
import type { Page } from '@playwright/test';
import { inFullOn } from './inFull.ts';
import { expect, ROUTES, test } from './site.ts';
import { openAwake } from './speedLabPage.ts';

const LEAST_PX = 24;
const LEAST_OF_IMPORTANT_PX = 44;
const IMPORTANT =
  'button, [role="button"], summary, input, textarea, [data-part="nav-bar"] a, footer a, .skip';

/** Links in a sentence are as high as its lines (WCAG 2.5.8 excepts them). */
const IN_A_SENTENCE = 'main :is(p, li) > a';

/** What is smaller than it should be, with its size. */
const tooSmall = (page: Page) =>
  page.locator('a[href], button, input, textarea, summary').evaluateAll(
    (all: HTMLElement[], { important, inASentence, leastPx, leastOfImportantPx }) =>
      all
        .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
        .filter(
          (link) =>
            !link.matches(inASentence) || link.parentElement?.textContent === link.textContent,
        )
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const least = element.matches(important) ? leastOfImportantPx : leastPx;
          // Sizes are rounded to a 64th, and the bar is scaled.
          if (Math.min(width, height) > least - 0.05) return [];
          return [`${element.textContent?.trim()}: ${width} x ${height}`];
        }),
    {
      important: IMPORTANT,
      inASentence: IN_A_SENTENCE,
      leastPx: LEAST_PX,
      leastOfImportantPx: LEAST_OF_IMPORTANT_PX,
    },
  );

for (const path of ROUTES) {
  test(`${path}: everything pressed is large enough`, inFullOn(path), async ({ page }) => {
    await openAwake(page, path);
    if (path === '/') await page.getByText('Watch demo').click();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => tooSmall(page), `${width} px`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 200));
    const bar = page.locator('[data-part="nav-bar"]');
    await expect(bar).toHaveAttribute('data-scrolled');
    await expect.poll(() => bar.evaluate((part) => part.getAnimations().length)).toBe(0);
    expect(await tooSmall(page), 'with the bar shrunk').toEqual([]);
  });
}
