import { expect, ignoreLineWidths, ROUTES, test, UNKNOWN_ROUTE } from './site.ts';

for (const width of [320, 1440, 2560]) {
  test(`at ${width} px the footer's flight ends on its line, clear of the page above`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ROUTES.filter((route) => route !== UNKNOWN_ROUTE)) {
      await page.goto(path);
      await ignoreLineWidths(page);
      const { line, flight, column, above, pageWidth } = await page.evaluate(() => {
        const box = (selector: string) => {
          const found = document.querySelector(selector)?.getBoundingClientRect();
          if (!found) throw new Error(`no ${selector}`);
          const { left, right, top, bottom, width } = found;
          return { left, right, top, bottom, width };
        };
        return {
          line: box('footer > div'),
          flight: box('footer > div path'),
          column: box('footer > div + div'),
          above: box('main'),
          // Without the scroll bar, which in some browsers takes some of the window.
          pageWidth: document.documentElement.clientWidth,
        };
      });
      expect(line.width, path).toBe(pageWidth);
      expect(Math.abs(flight.bottom - line.bottom), path).toBeLessThan(10);
      expect(flight.top, path).toBeGreaterThanOrEqual(above.bottom);
      expect(flight.left, path).toBeGreaterThanOrEqual(column.left);
      expect(flight.right, path).toBeLessThanOrEqual(column.right + 1);
      // To scale, 11.5 m long and 2.75 m high: about four to one.
      const shape = flight.width / (flight.bottom - flight.top);
      expect(shape, path).toBeGreaterThan(4);
      expect(shape, path).toBeLessThan(4.5);
    }
  });
}

test('where the page itself shows a landing, the footer has its line and no second flight', async ({
  page,
}) => {
  await page.goto(UNKNOWN_ROUTE);
  const line = await page.locator('footer > div').first().boundingBox();
  expect(line?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  expect(line?.height).toBeLessThanOrEqual(2);
  await expect(page.locator('footer > div').first()).toBeEmpty();
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
});

test('the icon is the mark of the bar', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="icon"][type]').getAttribute('href');
  expect(href).toBe('/favicon.svg');
  const response = await request.get('/favicon.svg');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('image/svg+xml');
  const icon = await response.text();
  const strokes = await page
    .getByRole('navigation', { name: 'Main' })
    .or(page.getByRole('contentinfo'))
    .locator('svg path[stroke-width]')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(strokes.length).toBeGreaterThanOrEqual(3);
  for (const stroke of strokes) expect(icon).toContain(`d="${stroke}"`);
});
