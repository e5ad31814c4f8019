/** The bytes and requests of a first visit, and their budgets (docs/requirements.md, 17). */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { Metric } from './metric.ts';

/** The first visits that are measured, with the budget for the images of the first view. */
export const FIRST_VISITS = [
  { path: '/', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, maxImageB: 90_000 },
  { path: '/', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2, maxImageB: 160_000 },
  ...['/terms-of-service', '/privacy-policy', '/no-such-page'].map((path) => {
    return { path, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, maxImageB: 0 };
  }),
];

/** Hosts compress pages on request, at a medium quality; other files they can keep at the highest. */
const PAGE_QUALITY = 5;
const FILE_QUALITY = 11;

const brotliBytes = (body: string | Buffer, quality: number): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

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
export function recordFiles(page: Page): () => Promise<FetchedFile[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return () => Promise.all(responses.map(measureFile));
}

const ofType = (files: readonly FetchedFile[], type: string): FetchedFile[] =>
  files.filter((file) => file.type === type);

/** The size of some files in bytes: those of a type, or all. */
export function sumBytes(files: readonly FetchedFile[], type?: string): number {
  const counted = type ? ofType(files, type) : files;
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}

const inBytes = (name: string, value: number, max: number): Metric => {
  return { name, value, unit: 'B', min: 1, max };
};

const inFiles = (name: string, value: number, max: number): Metric => {
  return { name, value, unit: 'files', max };
};

/** Measures the HTML of a page. It streams: the first section can be painted when it has arrived. */
function measureHtml(html: string, maxB: number): Metric[] {
  const [firstSection = ''] = html.split('</section>', 1);
  return [
    inBytes('HTML of the first section', brotliBytes(firstSection, PAGE_QUALITY), 14_600),
    inBytes('HTML', brotliBytes(html, PAGE_QUALITY), maxB),
  ];
}

const addPlace = (place: string, metrics: readonly Metric[]): Metric[] =>
  metrics.map((metric) => ({ ...metric, name: `${place}: ${metric.name}` }));

/** Measures a first visit during which nothing on the page is used. */
export async function measureFirstVisit(
  page: Page,
  { path, viewport, maxImageB }: (typeof FIRST_VISITS)[number],
): Promise<Metric[]> {
  const recordedFiles = recordFiles(page);
  const response = await page.goto(path);
  const inlineScripts = page.locator('script:not([src], [type="application/ld+json"])');
  const inlineScript = (await inlineScripts.allTextContents()).join('\n');
  const scriptsBeforeLoadB = sumBytes(await recordedFiles(), 'script');
  await page.waitForLoadState('networkidle');
  const files = await recordedFiles();
  const fontsB = sumBytes(files, 'font');
  const { blockingUrls, imageUrls } = await page.evaluate(() => ({
    blockingUrls: performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
    imageUrls: [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => currentSrc),
  }));
  const imagesInView = files.filter(({ url }) => imageUrls.includes(url));
  return addPlace(`${path} ${viewport.width} px`, [
    ...measureHtml((await response?.text()) ?? '', 20_000),
    inBytes('inline scripts', brotliBytes(inlineScript, PAGE_QUALITY), 2_000),
    inBytes('scripts before load', scriptsBeforeLoadB, 3_000),
    inBytes('scripts after load', sumBytes(files, 'script'), 4_000),
    inBytes('fonts', fontsB, 24_000),
    inFiles('fonts', ofType(files, 'font').length, 1),
    inFiles('videos', ofType(files, 'media').length, 0),
    inFiles(`render-blocking requests ${blockingUrls.join(' ')}`, blockingUrls.length, 0),
    path === '/'
      ? inBytes('images of the first view', sumBytes(imagesInView), maxImageB)
      : inBytes('everything but the font', sumBytes(files) - fontsB, 30_000),
  ]);
}

/**
 * Measures the home page in another language: its HTML and the display font, of which pages in scripts
 * it lacks load nothing.
 * @param open opens the page, and ends when its fonts have loaded
 */
export async function measureTranslation(
  page: Page,
  path: string,
  hasDisplayFont: boolean,
  open: () => Promise<void>,
): Promise<Metric[]> {
  const recordedFiles = recordFiles(page);
  const document = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await open();
  return addPlace(path, [
    ...measureHtml(await (await document).text(), 22_000),
    inFiles('fonts', ofType(await recordedFiles(), 'font').length, hasDisplayFont ? 2 : 0),
  ]);
}
