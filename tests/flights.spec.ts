/** The drawings of flights: in the hero, on the page for unknown addresses, and at the end of the home page. */
import type { Locator } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { expect, test, testWithMotion, UNKNOWN_ROUTE } from './support/fixtures.ts';
import { ignoreLineWidths, readBox } from './support/layout.ts';
import { EXPOSURES } from './support/textCollisions.ts';

/** When parts of a drawing appear. From the styles: a part that has appeared has no animation any more. */
const readStartsMs = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => Number.parseFloat(getComputedStyle(part).animationDelay) * 1000),
  );

testWithMotion('exposures appear once, in equal steps, and stay', async ({ page }) => {
  await page.goto('/');
  const startsMs = await readStartsMs(page.locator(EXPOSURES));
  const stepsMs = startsMs.slice(1).map((ms, i) => Math.round(ms - (startsMs[i] ?? 0)));
  expect(stepsMs.length).toBeGreaterThan(0);
  const stepMs = Math.min(...stepsMs);
  expect(stepMs).toBeGreaterThan(0);
  for (const ms of stepsMs) expect(ms).toBe(stepMs);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
  });
  const wrong = await page.locator('#hero-stage :is(path, ellipse, img, g)').evaluateAll((all) =>
    all.filter((part) => {
      const { animationIterationCount, opacity, visibility } = getComputedStyle(part);
      return animationIterationCount !== '1' || opacity === '0' || visibility !== 'visible';
    }),
  );
  expect(wrong).toEqual([]);
});

// That no letter meets the flight is tested with all collisions of texts.
test('on the 404 page the landing is in the first view', async ({ page }) => {
  await page.goto(UNKNOWN_ROUTE);
  const mark = page.locator('[data-part="out-mark"]');
  await ignoreLineWidths(page);
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { right, bottom } = await readBox(mark);
    expect(right, `${width} px`).toBeLessThanOrEqual(width);
    expect(bottom, `${width} px`).toBeLessThanOrEqual(height);
  }
});

test('the flight at the end of the home page lands on the download', async ({ page }) => {
  await page.goto('/');
  await ignoreLineWidths(page);
  const closing = page.locator('[data-part="closing"]');
  const download = closing.getByRole('link', { name: english.hero.download });
  for (const width of [320, 820, 2560, 1180, 390]) {
    // The last two as on a touch screen, which shows no code.
    const code = closing.locator('img[src*="app-store"]');
    if (width === 1180) await code.evaluate((image) => image.parentElement?.remove());
    await page.setViewportSize({ width, height: 800 });
    const flight = await readBox(closing.locator('path'));
    const button = await readBox(download);
    expect(flight.right, `${width} px`).toBeGreaterThan(button.left - 12);
    expect(flight.right, `${width} px`).toBeLessThanOrEqual(button.right);
    expect(flight.bottom, `${width} px`).toBeGreaterThan(button.top - 12);
    expect(flight.bottom, `${width} px`).toBeLessThan(button.bottom);
  }
});
