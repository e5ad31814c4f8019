/** The flights that land on the line of the footer and on the download above it, and the mark. */
import type { Locator } from '@playwright/test';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, ignoreLineWidths, testReducedMotion as test } from './fixtures.ts';

/** The edges of an element in the window. */
async function readEdges(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The end of the page is incomplete.');
  const { x: left, y: top, width, height } = box;
  return { left, top, right: left + width, bottom: top + height, width, height };
}

test('the flight of the footer is drawn to scale and ends on its line', async ({ page }) => {
  await page.goto('/terms-of-service');
  await ignoreLineWidths(page);
  for (const width of [320, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const line = await readEdges(page.locator('footer > div').first());
    const flight = await readEdges(page.locator('footer > div path').first());
    const above = await readEdges(page.locator('main'));
    expect(Math.abs(flight.bottom - line.bottom), `${width} px`).toBeLessThan(10);
    expect(flight.top, `${width} px`).toBeGreaterThanOrEqual(above.bottom);
    expect(flight.left, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(flight.right, `${width} px`).toBeLessThanOrEqual(width);
    // 11.5 m long and 2.75 m high.
    expect(flight.width / flight.height, `${width} px`).toBeGreaterThan(4);
    expect(flight.width / flight.height, `${width} px`).toBeLessThan(4.5);
  }
});

test('the mark in the bar is that of the icon', async ({ page, request }) => {
  await page.goto('/terms-of-service');
  const href = await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href');
  const icon = await request.get(href ?? '');
  expect(icon.headers()['content-type']).toContain('image/svg+xml');
  const mark = page.locator('[data-part="nav-bar"] svg path[stroke-width]').first();
  expect(await icon.text()).toContain(`d="${await mark.getAttribute('d')}"`);
});

test('the flight at the end of the home page lands on the download', async ({ page }) => {
  await page.goto('/');
  await ignoreLineWidths(page);
  const closing = page.locator('[data-part="closing"]');
  const download = closing.getByRole('link', { name: english.hero.download });
  await expect(download).toHaveAttribute('href', site.appStore.url);
  const expectLanding = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const flight = await readEdges(closing.locator('path'));
    const button = await readEdges(download);
    expect(flight.right, `${width} px`).toBeGreaterThan(button.left - 12);
    expect(flight.right, `${width} px`).toBeLessThanOrEqual(button.right);
    expect(flight.bottom, `${width} px`).toBeGreaterThan(button.top - 12);
    expect(flight.bottom, `${width} px`).toBeLessThan(button.bottom);
  };
  for (const width of [320, 820, 2560]) await expectLanding(width);
  // As on a touch screen, which shows no code.
  await closing.locator('img').evaluate((code) => code.parentElement?.remove());
  for (const width of [390, 1180]) await expectLanding(width);
});
