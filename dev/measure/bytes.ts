/** What a first visit costs, in bytes as they travel and in requests, against what it may cost. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import type { Figure } from './figure.ts';

const KB = 1000;

/** Ten segments: what a new TCP connection may send before it waits for an answer (RFC 6928). */
const FIRST_FLIGHT_B = 14_600;

/** The whole document, which simulations of slow networks wait for. */
const DOCUMENT_B = 20_000;

/** A document's bytes at Brotli's quality 5, which hosts use: 11 makes everything look an eighth smaller. */
const bytesAsSent = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** HTML streams: its first view needs what comes up to the end of the first section. */
function firstSection(html: string): string {
  const end = html.indexOf('</section>');
  return end === -1 ? html : html.slice(0, end);
}

interface Fetched {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Notes every file of the visits of a page, with its size on the way. */
function follow(page: Page): () => Promise<Fetched[]> {
  const seen: Promise<Fetched>[] = [];
  const note = async (response: Response): Promise<Fetched> => ({
    url: response.url(),
    kind: response.request().resourceType(),
    bytes: Number((await response.allHeaders())['content-length'] ?? 0),
  });
  page.on('response', (response) => {
    const noted = note(response);
    // What comes after the last look is not waited for: the page may close meanwhile.
    noted.catch(() => {});
    seen.push(noted);
  });
  return () => Promise.all(seen);
}

const sum = (files: readonly Fetched[], isMeant: (file: Fetched) => boolean = () => true): number =>
  files.filter(isMeant).reduce((total, { bytes }) => total + bytes, 0);

const ofKind = (kind: string) => (file: Fetched) => file.kind === kind;

/** The first flight of a route, before anything is touched. */
export async function measureArrival(page: Page, path: string): Promise<Figure[]> {
  const all = follow(page);
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => 'renderBlockingStatus' in entry)
      .filter((entry) => entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  const files = await all();
  const fonts = files.filter(ofKind('font'));
  const films = files.filter(ofKind('media'));
  return [
    {
      name: `${path}: up to the end of the first section, critical styles included`,
      value: bytesAsSent(firstSection(html)),
      unit: 'B',
      atMost: FIRST_FLIGHT_B,
      atLeast: 1,
    },
    { name: `${path}: the document`, value: bytesAsSent(html), unit: 'B', atMost: DOCUMENT_B },
    {
      name: `${path}: requests that block rendering`,
      value: blocking.length,
      unit: 'requests',
      atMost: 0,
      note: blocking.join(' '),
    },
    {
      name: `${path}: scripts before load`,
      value: sum(files, ofKind('script')),
      unit: 'B',
      atMost: 3 * KB,
    },
    { name: `${path}: typefaces`, value: fonts.length, unit: 'requests', atMost: 1, atLeast: 1 },
    { name: `${path}: the typeface`, value: sum(fonts), unit: 'B', atMost: 24 * KB },
    { name: `${path}: films`, value: films.length, unit: 'requests', atMost: 0 },
  ];
}

/** Everything but the typeface that a page without a form fetches until it is touched. */
export async function measureWhole(page: Page, path: string): Promise<Figure> {
  const all = follow(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const value = sum(await all(), ({ kind }) => kind !== 'font');
  return { name: `${path}: all but the typeface`, value, unit: 'B', atMost: 30 * KB };
}

/**
 * The scripts of the home page, first untouched, then with everything used.
 * @param touchEverything uses every feature there is
 */
export async function measureScripts(
  page: Page,
  touchEverything: () => Promise<void>,
): Promise<Figure[]> {
  const all = follow(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const untouched = sum(await all(), ofKind('script'));
  await touchEverything();
  const used = sum(await all(), ofKind('script'));
  return [
    {
      name: '/: scripts after idle, nothing touched',
      value: untouched,
      unit: 'B',
      atMost: 64 * KB,
    },
    { name: '/: scripts with every feature used', value: used, unit: 'B', atMost: 76 * KB },
  ];
}

/** A screen, and what the pictures of the first view may weigh on it. */
export const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 3, atMost: 90 * KB },
  { width: 1440, height: 900, deviceScaleFactor: 2, atMost: 160 * KB },
] as const;

/** The pictures of the first view of the home page. */
export async function measurePictures(
  browser: Browser,
  baseURL: string,
  { width, height, deviceScaleFactor, atMost }: (typeof SCREENS)[number],
): Promise<Figure> {
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, deviceScaleFactor, baseURL });
  const all = follow(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const inView = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => currentSrc),
  );
  const files = (await all()).filter(({ url }) => inView.includes(url));
  await page.close();
  const name = `/: pictures in the first view, ${width} px at ${deviceScaleFactor}x`;
  const note = `${files.length} files`;
  return { name, value: sum(files), unit: 'B', atMost, atLeast: 1, note };
}
