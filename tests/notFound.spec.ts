import type { Page } from '@playwright/test';
import { IN_FULL } from './inFull.ts';
import { expect, ignoreLineWidths, test, testReducedMotion, testWithoutScripts } from './site.ts';

const UNKNOWN = '/no-such-page';
const exposures = (page: Page) => page.locator('[data-part="out-exposure"]');
const mark = (page: Page) => page.locator('[data-part="out-mark"]');

/** How much of each part of the drawing shows, of its own and of what it stands in. */
const opacities = (page: Page) =>
  page.locator('[data-part="out-exposure"], [data-part="out-mark"]').evaluateAll((parts) =>
    parts.map((part) => {
      let opacity = getComputedStyle(part).visibility === 'visible' ? 1 : 0;
      for (let at: Element | null = part; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    }),
  );

async function expectComplete(page: Page): Promise<void> {
  const shown = await opacities(page);
  expect(shown.length).toBeGreaterThan(12);
  expect(new Set(shown)).toEqual(new Set([1]));
  await expect(mark(page)).toContainText('22 cm');
}

testReducedMotion('under reduced motion the drawing is complete at once', async ({ page }) => {
  await page.goto(UNKNOWN);
  await expectComplete(page);
});

testWithoutScripts('without scripts the drawing plays and ends complete', async ({ page }) => {
  await page.goto(UNKNOWN);
  await expect.poll(async () => new Set(await opacities(page))).toEqual(new Set([1]));
});

test('each exposure appears one step after the one before, and the mark after the last', async ({
  page,
}) => {
  await page.goto(UNKNOWN);
  // In the order of the flight: the mark lies below the trail, but comes after it.
  const startsMs = (of: typeof exposures) =>
    of(page).evaluateAll((parts) =>
      parts.map((part) => Number.parseFloat(getComputedStyle(part).animationDelay) * 1000),
    );
  const starts = [...(await startsMs(exposures)), ...(await startsMs(mark))];
  const steps = starts.slice(1).map((start, i) => Math.round(start - (starts[i] ?? 0)));
  const [step = 0] = steps;
  expect(step).toBeGreaterThan(0);
  expect(steps.slice(0, -1).every((other) => other === step)).toBe(true);
  expect(steps.at(-1)).toBeGreaterThanOrEqual(step);
});

test('the animation plays once, and hides nothing after it', async ({ page }) => {
  await page.goto(UNKNOWN);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
  });
  await expectComplete(page);
});

for (const [width, height, details] of [
  [320, 568, {}],
  [390, 844, IN_FULL],
  [844, 390, {}],
  [820, 1180, IN_FULL],
  [1440, 900, {}],
  [2560, 1440, IN_FULL],
] as const) {
  testReducedMotion(
    `at ${width} by ${height} the landing is in the first view, and no exposure on the words`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(UNKNOWN);
      await ignoreLineWidths(page);
      const { landing, tooWide, covered } = await page.evaluate((isOnItsSide) => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
        const [landing] = boxes('[data-part="out-mark"]');
        const words = boxes('main h1, main p, main a');
        // On a phone on its side the trail is faded out below the words.
        const isSeen = (dot: DOMRect) => !isOnItsSide || dot.right > innerWidth * 0.54;
        const dots = boxes('[data-part="out-exposure"]').filter(isSeen);
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return {
          landing: { right: landing?.right, bottom: landing?.bottom },
          tooWide: words.filter((word) => word.right > innerWidth).length,
          covered: words.filter((word) => dots.some((dot) => meet(word, dot))).length,
        };
      }, width === 844);
      expect(landing.right).toBeLessThanOrEqual(width);
      expect(landing.bottom).toBeLessThanOrEqual(height);
      expect(tooWide).toBe(0);
      expect(covered).toBe(0);
    },
  );
}

test('nothing shifts while the page loads and the trail appears', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) console.error(`shift: ${JSON.stringify(entry)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(UNKNOWN);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(async () => new Set(await opacities(page))).toEqual(new Set([1]));
});
