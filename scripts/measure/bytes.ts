/** The bytes and requests of a first visit, with their budgets (docs/requirements.md, 17). */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response, ViewportSize } from '@playwright/test';
import { type BudgetName, measured } from './budgets.ts';
import type { Metric } from './metric.ts';

/** A page, and the window in which it is opened. */
interface FirstVisit {
  readonly path: string;
  readonly viewport: ViewportSize;
  readonly deviceScaleFactor: number;
  readonly imagesBudget?: BudgetName;
}

/** The first visits that are measured. */
export const FIRST_VISITS: readonly FirstVisit[] = [
  {
    path: '/',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    imagesBudget: 'images of the first view on a phone',
  },
  {
    path: '/',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    imagesBudget: 'images of the first view on a desktop',
  },
  ...['/terms-of-service', '/privacy-policy', '/no-such-page'].map((path) => {
    return { path, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
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

const pageBytes = (html: string): number => brotliBytes(html, PAGE_QUALITY);

/** The HTML to the end of the first section: HTML streams, so that this can be painted when it has arrived. */
const firstSectionOf = (html: string): string => html.split('</section>', 1)[0] ?? '';

/** Measures a first visit during which nothing on the page is used. */
export async function measureFirstVisit(
  page: Page,
  { path, viewport, imagesBudget }: FirstVisit,
): Promise<Metric[]> {
  const recordedFiles = recordFiles(page);
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
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
  for (const url of blockingUrls) console.log(`${url} blocks rendering.`);
  const imagesInView = files.filter(({ url }) => imageUrls.includes(url));
  const at = `${path} ${viewport.width} px`;
  return [
    measured(at, 'HTML of the first section', pageBytes(firstSectionOf(html))),
    measured(at, 'HTML', pageBytes(html)),
    measured(at, 'inline scripts', pageBytes(inlineScript)),
    measured(at, 'scripts before load', scriptsBeforeLoadB),
    measured(at, 'scripts after load', sumBytes(files, 'script')),
    measured(at, 'fonts', fontsB),
    measured(at, 'font files', ofType(files, 'font').length),
    measured(at, 'video files', ofType(files, 'media').length),
    measured(at, 'render-blocking requests', blockingUrls.length),
    imagesBudget
      ? measured(at, imagesBudget, sumBytes(imagesInView))
      : measured(at, 'everything but the font', sumBytes(files) - fontsB),
  ];
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
  const html = await (await document).text();
  const fontFiles = ofType(await recordedFiles(), 'font').length;
  return [
    measured(path, 'HTML of the first section', pageBytes(firstSectionOf(html))),
    measured(path, 'HTML of a translation', pageBytes(html)),
    measured(
      path,
      hasDisplayFont ? 'font files of a translation' : 'font files beside a drawn headline',
      fontFiles,
    ),
  ];
}
