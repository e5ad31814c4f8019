/** The code that leads to the listing: where there is a mouse, and only there. */
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { expect, scrollThrough, test } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CODE = '#faq img';

test('with a mouse the code is there, named, sharp, and leads to the listing', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const code = page.locator(CODE);
  await expect(code).toHaveJSProperty('complete', false);
  await scrollThrough(page);
  await expect(code).toBeVisible();
  await expect(code).toHaveJSProperty('complete', true);
  await expect(code).toHaveAttribute('alt', `QR code: ${site.name} in the App Store`);

  const response = await request.get((await code.getAttribute('src')) ?? '');
  expect(response.headers()['content-type']).toBe('image/svg+xml');
  expect(response.headers()['cache-control']).toContain('immutable');
  const svg = await response.body();
  const { modules, shown } = await code.evaluate((image: HTMLImageElement) => ({
    modules: image.naturalWidth,
    shown: image.getBoundingClientRect().width,
  }));
  expect(modules).toBeGreaterThan(0);
  for (const widthPx of [shown, 2 * shown, 7 * shown]) {
    for (const turnedDeg of [0, 90, 17]) {
      const { data, info } = await sharp(svg, { density: 600 })
        .resize(Math.round(widthPx))
        .rotate(turnedDeg, { background: '#070b17' })
        // The night around it, as on the page.
        .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#070b17' })
        .flatten({ background: '#070b17' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const read = decodeQR({ width: info.width, height: info.height, data });
      expect(read, `${widthPx} px, ${turnedDeg} degrees`).toBe(site.appStore.url);
    }
  }
});

test('the code has the light edge a camera needs', async ({ page, request }) => {
  await page.goto('/');
  const svg = await (
    await request.get((await page.locator(CODE).getAttribute('src')) ?? '')
  ).text();
  const [, x = '', , size = ''] = /viewBox="(\S+) (\S+) (\S+)/.exec(svg) ?? [];
  expect(Number(x)).toBe(-4);
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(Number(size) * 4)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lightness = (column: number, row: number) =>
    data[(row * info.width + column) * info.channels] ?? 0;
  // Away from its round corners.
  for (let along = 20; along < info.width - 20; along++)
    for (const depth of [1, 8, 15])
      for (const [column, row] of [
        [along, depth],
        [depth, along],
        [along, info.height - 1 - depth],
        [info.width - 1 - depth, along],
      ] as const)
        expect(lightness(column, row)).toBeGreaterThan(240);
});

for (const [what, options] of [
  ['a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['a tablet', { viewport: { width: 1024, height: 1366 }, isMobile: true, hasTouch: true }],
] as const) {
  test(`on ${what} the code is neither shown nor loaded, and nothing takes its place`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...options, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const drawings: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/drawings/')) drawings.push(pathname);
    });
    await page.goto('/');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(CODE)).toBeHidden();
    expect(drawings.length).toBeGreaterThanOrEqual(3);
    expect(drawings.filter((path) => path.includes('app-store'))).toEqual([]);
    await context.close();
  });
}

test('the answer about downloading has a sentence for Android, for everyone', async ({ page }) => {
  await page.goto('/#How%20do%20I%20download%20it%3F');
  await expect(page.locator('#faq details[open] p')).toContainText('On Android?');
});
