/**
 * What a first visit costs, in bytes as a host compresses them (brotli, quality 11), against what it
 * may cost. A first flight of a new connection is about 14,600 bytes: ten segments.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { button, fillIn, SENT, toast, wake } from './contactPage.ts';
import { expect, ROUTES, test } from './site.ts';

const KB = 1000;
const COMPRESSED = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/;

interface Fetched {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Notes every file of a visit with its size on the way. */
function follow(page: Page): { all: () => Promise<Fetched[]> } {
  const seen: Promise<Fetched>[] = [];
  const size = async (response: Response): Promise<Fetched> => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const type = response.headers()['content-type'] ?? '';
    return {
      url: response.url(),
      kind: response.request().resourceType(),
      bytes: COMPRESSED.test(type) ? brotliCompressSync(body).length : body.length,
    };
  };
  page.on('response', (response) => seen.push(size(response)));
  return { all: () => Promise.all(seen) };
}

const sum = (files: readonly Fetched[], ...kinds: string[]): number =>
  files.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);

/** One line of the table. It fails when it is over its budget. */
function hold(what: string, bytes: number, budget: number): void {
  const share = Math.round((100 * bytes) / budget);
  console.log(`  ${what.padEnd(62)}${bytes.toString().padStart(8)} of ${budget} B, ${share} %`);
  expect.soft(bytes, what).toBeLessThanOrEqual(budget);
}

for (const path of ROUTES) {
  test(`${path}: the first flight, and nothing that blocks it`, async ({ page }) => {
    const { all } = follow(page);
    await page.goto(path);
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => 'renderBlockingStatus' in entry)
        .filter((entry) => entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
    const files = await all();
    hold(`${path}: HTML with its critical styles`, sum(files, 'document'), 14_600);
    hold(`${path}: scripts before load`, sum(files, 'script'), 3 * KB);
    const fonts = files.filter(({ kind }) => kind === 'font');
    expect(fonts).toHaveLength(1);
    hold(`${path}: the typeface`, sum(fonts, 'font'), 24 * KB);
    expect(files.filter(({ kind }) => kind === 'media')).toEqual([]);
    if (path !== '/' && path !== ROUTES.at(-1)) {
      const others = files.filter(({ kind }) => kind !== 'font');
      hold(
        `${path}: all but the typeface`,
        sum(others, ...others.map(({ kind }) => kind)),
        30 * KB,
      );
    }
  });
}

test('scripts of the home page, untouched and with everything used', async ({ page }) => {
  const { all } = follow(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  hold('scripts after idle, nothing touched', sum(await all(), 'script'), 64 * KB);
  await wake(page);
  await fillIn(page);
  await button(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  await page.locator('#faq summary').first().click();
  await page.getByText('Watch demo').click();
  await page.keyboard.press('Escape');
  hold('scripts with every feature used', sum(await all(), 'script'), 72 * KB);
});

for (const [width, height, deviceScaleFactor, budget] of [
  [390, 844, 3, 90 * KB],
  [1440, 900, 2, 160 * KB],
] as const) {
  test(`pictures of the first view at ${width} px, ${deviceScaleFactor}x`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    const { all } = follow(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const inView = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );
    expect(inView.length).toBeGreaterThan(1);
    const pictures = (await all()).filter(({ url }) => inView.includes(url));
    hold(`pictures in view, ${width} px at ${deviceScaleFactor}x`, sum(pictures, 'image'), budget);
    await context.close();
  });
}
