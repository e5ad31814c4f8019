/** The drawing of the page for unknown addresses: a shuttle that lands wide of the line. */
import { english } from '../src/i18n/content.ts';
import { interpolate } from '../src/lib/interpolate.ts';
import { WIDE_BY_M } from '../src/sections/NotFound/notFoundFlight.ts';
import { expect, ignoreLineWidths, test, testReducedMotion, UNKNOWN_ROUTE } from './fixtures.ts';

test('the exposures appear in equal steps, then the mark, and all stay', async ({ page }) => {
  await page.goto(UNKNOWN_ROUTE);
  const parts = page.locator('[data-part="out-exposure"], [data-part="out-mark"]');
  const startsMs = await parts.evaluateAll((all) =>
    all.map((part) => Number.parseFloat(getComputedStyle(part).animationDelay) * 1000),
  );
  // The mark lies below the trail, but comes after it.
  startsMs.sort((a, b) => a - b);
  const stepsMs = startsMs.slice(1).map((start, i) => Math.round(start - (startsMs[i] ?? 0)));
  const [stepMs = 0, ...otherStepsMs] = new Set(stepsMs.slice(0, -1));
  expect(stepsMs.length).toBeGreaterThan(11);
  expect(stepMs).toBeGreaterThan(0);
  expect(otherStepsMs).toEqual([]);
  expect(stepsMs.at(-1)).toBeGreaterThanOrEqual(stepMs);
  const hiddenCount = await parts.evaluateAll((all) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
    const isSeen = { opacityProperty: true, visibilityProperty: true };
    return all.filter((part) => !part.checkVisibility(isSeen)).length;
  });
  expect(hiddenCount).toBe(0);
  const wideBy = interpolate(english.notFound.wideBy, { centimetres: WIDE_BY_M * 100 });
  await expect(parts.filter({ hasText: wideBy })).toHaveCount(1);
  // One flight is enough on a page.
  await expect(page.locator('footer > div').first()).toBeEmpty();
});

testReducedMotion('the landing is in the first view, clear of the words', async ({ page }) => {
  await page.goto(UNKNOWN_ROUTE);
  await ignoreLineWidths(page);
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { landing, lost } = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      // On a phone held sideways the trail is faded out below the words.
      const fadedPx = innerHeight < 500 ? innerWidth * 0.54 : 0;
      const exposures = boxes('[data-part="out-exposure"]').filter(({ right }) => right > fadedPx);
      const meets = (a: DOMRect) => (b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const words = boxes('main :is(h1, p, a)');
      const lost = words.filter((word) => exposures.some(meets(word)));
      return { landing: boxes('[data-part="out-mark"]')[0], lost };
    });
    expect(landing?.right, `${width} px`).toBeLessThanOrEqual(width);
    expect(landing?.bottom, `${width} px`).toBeLessThanOrEqual(height);
    expect(lost, `${width} px`).toEqual([]);
  }
});
