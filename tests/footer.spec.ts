/** The footer: its line, the flight that lands on it, and the mark. */
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, ignoreLineWidths, test, UNKNOWN_ROUTE } from './fixtures.ts';

const { hero } = english;

test('the flight of the footer is drawn to scale and ends on its line', async ({ page }) => {
  await page.goto('/terms-of-service');
  await ignoreLineWidths(page);
  for (const width of [320, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const line = await page.locator('footer > div').first().boundingBox();
    const flight = await page.locator('footer > div path').first().boundingBox();
    const above = await page.locator('main').boundingBox();
    if (!line || !flight || !above) throw new Error('The footer is incomplete.');
    const endPx = flight.y + flight.height - line.y - line.height;
    expect(Math.abs(endPx), `${width} px`).toBeLessThan(10);
    expect(flight.y, `${width} px`).toBeGreaterThanOrEqual(above.y + above.height);
    expect(flight.x, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(flight.x + flight.width, `${width} px`).toBeLessThanOrEqual(width);
    // 11.5 m long and 2.75 m high.
    expect(flight.width / flight.height, `${width} px`).toBeGreaterThan(4);
    expect(flight.width / flight.height, `${width} px`).toBeLessThan(4.5);
  }
});

test('the flight at the end of the home page lands on the download', async ({ page }) => {
  await page.goto('/');
  await ignoreLineWidths(page);
  const closing = page.locator('[data-part="closing"]');
  const download = closing.getByRole('link', { name: hero.download });
  await expect(download).toHaveAttribute('href', site.appStore.url);
  const expectLanding = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const flight = await closing.locator('path').boundingBox();
    const button = await download.boundingBox();
    if (!flight || !button) throw new Error('The end of the page is incomplete.');
    const [endX, endY] = [flight.x + flight.width, flight.y + flight.height];
    expect(endX, `${width} px`).toBeGreaterThan(button.x - 12);
    expect(endX, `${width} px`).toBeLessThanOrEqual(button.x + button.width);
    expect(endY, `${width} px`).toBeGreaterThan(button.y - 12);
    expect(endY, `${width} px`).toBeLessThan(button.y + button.height);
  };
  for (const width of [320, 820, 1440, 2560]) await expectLanding(width);
  // As on a touch screen, which shows no code.
  await closing.locator('img').evaluate((code) => code.parentElement?.remove());
  for (const width of [390, 820, 1180]) await expectLanding(width);
});

test('the 404 page has no second flight, and the mark of its icon', async ({ page, request }) => {
  await page.goto(UNKNOWN_ROUTE);
  await expect(page.locator('footer > div').first()).toBeEmpty();
  const href = await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('image/svg+xml');
  const icon = await response.text();
  const strokes = await page
    .locator('[data-part="nav-bar"] svg path[stroke-width]')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(strokes.length).toBeGreaterThan(0);
  for (const stroke of strokes) expect(icon).toContain(`d="${stroke}"`);
});
