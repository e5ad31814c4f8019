import { IN_FULL, inFullOn } from './inFull.ts';
import { expect, ROUTES, test } from './site.ts';

/** On a slow network the face and the pictures come long after the text. */
for (const path of ROUTES) {
  for (const width of [320, 390, 820, 1440, 2560]) {
    const details = [390, 1440].includes(width) ? inFullOn(path) : IN_FULL;
    test(
      `nothing shifts on ${path} at ${width} px when face and pictures come late`,
      details,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/\.(woff2|avif|webp|svg)$/, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const painted = () =>
          page.evaluate(
            () =>
              new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
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
              ({ node }) =>
                `${value.toFixed(4)} ${node?.nodeName} ${node?.textContent?.slice(0, 30)}`,
            ),
          );
        });
        expect(shifts).toEqual([]);
      },
    );
  }
}
