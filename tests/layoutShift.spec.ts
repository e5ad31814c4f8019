import {
  expect,
  holdRequests,
  ROUTES,
  slowOn,
  testWithMotion as test,
} from './support/fixtures.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts');

for (const path of ROUTES)
  for (const width of [390, 1440])
    test(`${path}: nothing shifts at ${width} px as files load`, slowOn(path), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdRequests(page, /\.(woff2|avif|webp|svg)$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const painted = () =>
        page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        });
      await painted();
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('780 1em Anybody'))).toBe(true);
      await painted();
      const shifts = await page.evaluate(() => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        return (observer.takeRecords() as Shift[]).flatMap(({ value, sources }) =>
          sources.map(
            ({ node }) => `${value} ${node?.nodeName} ${node?.textContent?.slice(0, 30)}`,
          ),
        );
      });
      expect(shifts).toEqual([]);
    });
