/** The bytes and requests of a first visit, with their budgets (docs/requirements.md, 17). */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response, ViewportSize } from '@playwright/test';
import {
  FIRST_VIEW_IMAGES_BUDGET,
  FIRST_VISIT_BUDGET,
  OTHER_PAGE_BUDGET,
  TRANSLATED_HOME_PAGE_BUDGET,
} from './budgets.ts';
import type { Metric } from './metric.ts';

/** A page, and the window in which it is opened. */
interface FirstVisit {
  readonly path: string;
  readonly viewport: ViewportSize;
  readonly deviceScaleFactor: number;
  /** The budget for the images of the first view. Undefined for pages other than the home page. */
  readonly maxImagesB?: number;
}

/** The first visits that are measured. */
export const FIRST_VISITS: readonly FirstVisit[] = [
  {
    path: '/',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    maxImagesB: FIRST_VIEW_IMAGES_BUDGET.phoneB,
  },
  {
    path: '/',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    maxImagesB: FIRST_VIEW_IMAGES_BUDGET.desktopB,
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
    inBytes(
      'HTML of the first section',
      brotliBytes(firstSection, PAGE_QUALITY),
      FIRST_VISIT_BUDGET.firstSectionB,
    ),
    inBytes('HTML', brotliBytes(html, PAGE_QUALITY), maxB),
  ];
}

const addPlace = (place: string, metrics: readonly Metric[]): Metric[] =>
  metrics.map((metric) => ({ ...metric, name: `${place}: ${metric.name}` }));

/** Measures a first visit during which nothing on the page is used. */
export async function measureFirstVisit(
  page: Page,
  { path, viewport, maxImagesB }: FirstVisit,
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
    ...measureHtml((await response?.text()) ?? '', FIRST_VISIT_BUDGET.htmlB),
    inBytes(
      'inline scripts',
      brotliBytes(inlineScript, PAGE_QUALITY),
      FIRST_VISIT_BUDGET.inlineScriptsB,
    ),
    inBytes('scripts before load', scriptsBeforeLoadB, FIRST_VISIT_BUDGET.scriptsBeforeLoadB),
    inBytes('scripts after load', sumBytes(files, 'script'), FIRST_VISIT_BUDGET.scriptsAfterLoadB),
    inBytes('fonts', fontsB, FIRST_VISIT_BUDGET.fontsB),
    inFiles('fonts', ofType(files, 'font').length, FIRST_VISIT_BUDGET.fontFiles),
    inFiles('videos', ofType(files, 'media').length, FIRST_VISIT_BUDGET.videoFiles),
    inFiles(
      `render-blocking requests ${blockingUrls.join(' ')}`,
      blockingUrls.length,
      FIRST_VISIT_BUDGET.renderBlockingFiles,
    ),
    maxImagesB === undefined
      ? inBytes(
          'everything but the font',
          sumBytes(files) - fontsB,
          OTHER_PAGE_BUDGET.everythingButFontB,
        )
      : inBytes('images of the first view', sumBytes(imagesInView), maxImagesB),
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
  const maxFontFiles = hasDisplayFont
    ? TRANSLATED_HOME_PAGE_BUDGET.fontFiles
    : TRANSLATED_HOME_PAGE_BUDGET.fontFilesWithDrawnHeadline;
  return addPlace(path, [
    ...measureHtml(await (await document).text(), TRANSLATED_HOME_PAGE_BUDGET.htmlB),
    inFiles('fonts', ofType(await recordedFiles(), 'font').length, maxFontFiles),
  ]);
}
