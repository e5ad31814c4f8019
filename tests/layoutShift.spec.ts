import type { Page } from '@playwright/test';
import {
  expect,
  holdRequests,
  ROUTES,
  slowOn,
  testWithMotion as test,
} from './support/fixtures.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts');

/** Waits for a frame with what has changed, and one with what it draws. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** What has shifted since the page was opened. */
const readShifts = (page: Page) =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as Shift[]).map(({ value, sources }) => {
      const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 30));
      return `${value}: ${nodes.join()}`;
    });
  });

for (const path of ROUTES)
  for (const width of [390, 1440])
    test(`${path}: nothing shifts at ${width} px as files load`, slowOn(path), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdRequests(page, /\.(woff2|avif|webp|svg)$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await painted(page);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('780 1em Anybody'))).toBe(true);
      await painted(page);
      expect(await readShifts(page)).toEqual([]);
      // What does shift is noticed.
      await page.locator('h1').evaluate((heading) => heading.before('A line above the heading'));
      await painted(page);
      expect((await readShifts(page)).length).toBeGreaterThan(0);
    });
