/** What depends on having a mouse: the QR code of the listing, and the demo's hint at a key. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, test } from './support/fixtures.ts';
import { readQrCode } from './support/images.ts';
import { readBox, scrollThrough } from './support/layout.ts';

const { demo, hero, qrCode } = english;

const code = (page: Page) => page.locator('[data-part="closing"] img[src*="app-store"]');

test('with a mouse the code is loaded when it comes near, and leads to the listing', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(code(page)).toHaveJSProperty('complete', false);
  await scrollThrough(page);
  await expect(code(page)).toBeVisible();
  await expect(code(page)).toHaveJSProperty('complete', true);
  await expect(code(page)).toHaveAttribute('alt', qrCode.alt);

  const response = await request.get((await code(page).getAttribute('src')) ?? '');
  expect(response.headers()['content-type']).toBe('image/svg+xml');
  expect(response.headers()['cache-control']).toContain('immutable');
  const svg = await response.body();
  // Around it a camera needs a light edge of four modules (ISO/IEC 18004).
  expect(svg.toString()).toContain('d="M4 4h1');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const { width } = await readBox(code(page));
  const seen = sharp(svg, { density: 600 })
    .resize(Math.round(width))
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background })
    .flatten({ background });
  expect(await readQrCode(seen)).toBe(site.appStore.url);
});

test.describe('on a touch screen', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 1024, height: 1366 } });

  test('no code is shown or loaded, no key named', async ({ page, requested, browserName }) => {
    test.skip(browserName === 'firefox', 'Firefox’s driver has no touch screen');
    await page.goto('/');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await expect(code(page)).toBeHidden();
    const drawings = requested.filter((path) => path.startsWith('/drawings/'));
    expect(drawings.filter((path) => !path.includes('court-plan'))).toEqual([]);

    await page.getByText(hero.watchDemo).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(demo.hint)).toBeHidden();
  });
});
