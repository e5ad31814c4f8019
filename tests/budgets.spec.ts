/** The bytes and files of the pages against their limits (docs/requirements.md, Weight and Languages). */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { locales } from '../src/i18n/locales.ts';
import { expect, ROUTES, siteTest, slowOn, test } from './support/fixtures.ts';
import { scrollThrough } from './support/layout.ts';

/** Bytes as hosts send them: texts are compressed with Brotli. */
const LIMITS_B = {
  // A new connection may send this much before it waits for an answer.
  'HTML to the end of the first section': 14_600,
  'HTML of the home page': 20_800,
  'HTML of a home page in another language': 22_500,
  'HTML of another page': 7_700,
  'inline scripts': 2_200,
  'scripts until a feature is near': 2_600,
  'scripts of every feature': 73_500,
  font: 24_000,
  'images of the first view, 390 px wide': 90_000,
  'images of the first view, 1440 px wide': 160_000,
  'everything but the font on another page': 14_000,
} as const;

/** Prints a size, and expects it to be within its limit. 0 bytes would be a mistake of the measurement. */
function expectWithinLimit(name: keyof typeof LIMITS_B, bytes: number, page: string): void {
  console.log(`  ${page}: ${name}: ${bytes} of ${LIMITS_B[name]} B`);
  expect.soft(bytes, `${page}: ${name}`).toBeLessThanOrEqual(LIMITS_B[name]);
  expect.soft(bytes, `${page}: ${name}`).toBeGreaterThan(0);
}

/** Hosts compress pages on request, at a medium quality; other files they can keep at the highest. */
const PAGE_QUALITY = 5;
const FILE_QUALITY = 11;

const brotliBytes = (body: string | Buffer, quality: number): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

for (const { folder, homePath } of locales)
  siteTest(`${folder}: the HTML is within its limits`, async ({ request }) => {
    for (const route of folder === 'en' ? ROUTES : ['/']) {
      const path = homePath + route.slice(1);
      const html = await (await request.get(path)).text();
      const [firstSection = ''] = html.split('</section>', 1);
      const firstSectionB = brotliBytes(firstSection, PAGE_QUALITY);
      expectWithinLimit('HTML to the end of the first section', firstSectionB, path);
      const home =
        folder === 'en' ? 'HTML of the home page' : 'HTML of a home page in another language';
      const name = route === '/' ? home : 'HTML of another page';
      expectWithinLimit(name, brotliBytes(html, PAGE_QUALITY), path);
    }
  });

interface FetchedFile {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

async function measureFile(response: Response): Promise<FetchedFile> {
  const url = response.url();
  const type = response.request().resourceType();
  // The body of a video may not end.
  if (type === 'media') return { url, type, bytes: Number.NaN };
  const body = await response.body();
  const isCompressed = type === 'font' || (type === 'image' && !url.endsWith('.svg'));
  return { url, type, bytes: isCompressed ? body.length : brotliBytes(body, FILE_QUALITY) };
}

/** Records the files that a page fetches, with their sizes as hosts send them. */
function recordFiles(page: Page): () => Promise<FetchedFile[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return () => Promise.all(responses.map(measureFile));
}

const filesOfType = (files: readonly FetchedFile[], type: string): FetchedFile[] =>
  files.filter((file) => file.type === type);

const sumBytes = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens a page, uses nothing, and checks what every page has to keep to. Returns the files it fetched. */
async function expectLightVisit(page: Page, path: string): Promise<FetchedFile[]> {
  const recordedFiles = recordFiles(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const files = await recordedFiles();
  const scripts = filesOfType(files, 'script');
  expectWithinLimit('scripts until a feature is near', sumBytes(scripts), path);
  const inlineScripts = page.locator('script:not([src], [type="application/ld+json"])');
  const inlineScript = (await inlineScripts.allTextContents()).join('\n');
  expectWithinLimit('inline scripts', brotliBytes(inlineScript, PAGE_QUALITY), path);
  const fonts = filesOfType(files, 'font');
  expect.soft(fonts, 'font files').toHaveLength(1);
  expectWithinLimit('font', sumBytes(fonts), path);
  expect.soft(filesOfType(files, 'media'), 'videos').toEqual([]);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  );
  expect.soft(blocking, 'files that block rendering').toEqual([]);
  return files;
}

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 3],
  [1440, 900, 2],
] as const)
  test.describe(() => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test(`/: a first visit at ${width} px is within its limits`, async ({ page }) => {
      const files = await expectLightVisit(page, '/');
      const urls = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map(({ currentSrc }) => currentSrc),
      );
      const images = files.filter(({ url }) => urls.includes(url));
      expectWithinLimit(`images of the first view, ${width} px wide`, sumBytes(images), '/');
    });
  });

for (const path of ROUTES.filter((route) => route !== '/' && route !== '/demo'))
  test(`${path}: a first visit is within its limits`, slowOn(path), async ({ page }) => {
    const files = await expectLightVisit(page, path);
    const otherFiles = files.filter(({ type }) => type !== 'font');
    expectWithinLimit('everything but the font on another page', sumBytes(otherFiles), path);
  });

/** The elements of the home page that are clicked, and the texts that are typed into them. */
const INTERACTIONS: readonly (readonly [selector: string, text?: string])[] = [
  ['nav li:nth-of-type(2) a'],
  ['[data-part="speed-lab"] [type="range"]'],
  ['#faq summary'],
  ['#faq details:nth-of-type(2) summary'],
  ['#contact [name="name"]', 'Mei'],
  ['#contact [name="email"]', 'mei@a.club'],
  ['#contact [name="subject"]', 'Club'],
  ['#contact [name="message"]', 'May we try it?'],
  ['#contact [type="submit"]'],
  ['[data-opens="demo"]'],
  ['#demo [type="submit"]'],
];

/** Opens the home page, and uses every feature of it. */
async function useEveryFeature(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  // Each island hydrates when it is near. The page stays there until it has.
  for (const island of await page.locator('astro-island').all()) {
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
    await expect(island).not.toHaveAttribute('ssr');
  }
  for (const [selector, text] of INTERACTIONS) {
    const target = page.locator(selector).first();
    await target.click();
    if (text) await target.pressSequentially(text);
  }
  await expect(page.getByText(english.messageForm.sentNote)).toBeVisible();
}

test('the scripts of every feature are within their limit', async ({ page }) => {
  const recordedFiles = recordFiles(page);
  await useEveryFeature(page);
  const scripts = filesOfType(await recordedFiles(), 'script');
  expectWithinLimit('scripts of every feature', sumBytes(scripts), '/');
});

test('a second visit fetches only the page', async ({ page }) => {
  await useEveryFeature(page);
  // How near a lazy image has to be depends on how fast the browser believes the network to be.
  await scrollThrough(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
  );
  await page.goto('about:blank');
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  // The host decides how long its own script is cached.
  expect(fetched.filter((file) => file !== site.pageViewScript)).toEqual([]);
});
