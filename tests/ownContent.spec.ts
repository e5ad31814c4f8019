/** An owner's own facts, title, logo, accent colour, screenshots and videos are everywhere. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { builtFiles } from '../scripts/build/builtFiles.ts';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { ICON_FILES } from '../src/lib/build/icons.ts';
import { layoutHeadline } from '../src/sections/Hero/headlineLayout.ts';
import { OWNER_SITE } from './support/buildSites.ts';
import { expect, getPage, siteTest, test } from './support/fixtures.ts';
import { findPixels, readQrCode } from './support/images.ts';
import { readBox, readBoxes } from './support/layout.ts';
import {
  CAPTURE_COLOR,
  LOGO_COLOR,
  LOGO_RATIO,
  OWN_ACCENT,
  OWN_TITLE,
  OWN_VIDEO,
  POSTER_COLOR,
  RESULTS_COLOR,
  VIDEO_COLOR,
} from './support/ownerSite.ts';
import { OWN_SITE } from './support/testData.ts';
import { findTextCollisions } from './support/textCollisions.ts';

const { demo, hero, legal, trailer } = english;

test.use({ baseURL: ({ servers }, use) => use(servers.owner) });

test('the title has the lines of its layout, and overlaps no other text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(OWN_TITLE);
  const loadedFiles = await page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)];
    return faces.filter(({ family, status }) => family === 'Anybody' && status === 'loaded').length;
  });
  expect(loadedFiles, 'files of the display font').toBe(2);
  for (const name of [hero.download, hero.watchDemo])
    await expect(page.locator('#home').getByText(name)).toBeInViewport({ ratio: 1 });
  const { narrow, wide } = layoutHeadline(OWN_TITLE);
  for (const width of [320, 639, 640, 960, 1440]) {
    await page.setViewportSize({ width, height: width < 640 ? 700 : 620 });
    expect.soft(await findTextCollisions(page, '#home'), `${width} px`).toEqual([]);
    const boxes = await readBoxes(page.locator('#hero-title [data-letter]'));
    for (const { letters } of width < 640 ? narrow : wide) {
      const [first, last] = [boxes[letters[0]?.index ?? -1], boxes[letters.at(-1)?.index ?? -1]];
      expect(last?.top, `one line at ${width} px`).toBeCloseTo(first?.top ?? 0, 0);
      expect(first?.left, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(last?.right, `${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

/** Where an image has about this colour: how far from its middle, as shares of its width. */
function findColor(file: string, hex: string): Promise<number[]> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return findPixels(sharp(file, { density: 300 }).flatten({ background: '#000' }), (pixel) =>
    wanted.every((value, channel) => Math.abs((pixel[channel] ?? 0) - value) <= 24),
  );
}

test('the logo is in the bar and the footer, in its own shape', async ({ page }) => {
  await page.goto('/');
  for (const part of ['[data-part="nav-bar"]', 'footer']) {
    const link = page.locator(part).getByRole('link', { name: OWN_SITE.name, exact: true });
    const logo = link.locator('img[alt=""]');
    await expect(logo).toHaveJSProperty('complete', true);
    await expect(logo).toHaveCSS('object-fit', 'contain');
    const ratios = await logo.evaluate((image: HTMLImageElement) => [
      image.naturalWidth / image.naturalHeight,
      // Known before the file has loaded.
      Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    ]);
    expect(ratios).toEqual([LOGO_RATIO, LOGO_RATIO]);
  }
});

siteTest('the logo is on every icon, clear of edges that systems crop', async () => {
  for (const { path, sizePx } of ICON_FILES) {
    const icon = join(OWNER_SITE, path);
    const logo = await findColor(icon, LOGO_COLOR);
    expect(logo.length / sizePx ** 2, path).toBeGreaterThan(0.15);
    expect(await findColor(icon, OWN_ACCENT), path).toEqual([]);
  }
});

siteTest('the QR code leads to the listing', async ({ request }) => {
  const page = await getPage(request, '/');
  const image = page.querySelector('[data-part="closing"] img[src*="app-store"]');
  const code = join(OWNER_SITE, image?.getAttribute('src') ?? '');
  const onWhite = sharp(code, { density: 300 }).flatten({ background: '#fff' });
  expect(await readQrCode(onWhite)).toBe(OWN_SITE.appStore.url);
});

siteTest('the picture for links has the logo and the accent', async () => {
  for (const color of [LOGO_COLOR, OWN_ACCENT]) {
    const pixels = await findColor(join(OWNER_SITE, 'social.jpg'), color);
    expect(pixels.length, color).toBeGreaterThan(100);
  }
});

siteTest('the accent of the repository is left nowhere', async () => {
  const original = /--accent: (#\w+)/.exec(await readFile('src/styles/tokens.css', 'utf8'))?.[1];
  const files = await readdir(OWNER_SITE, { recursive: true });
  for (const name of files.filter((file) => /\.(html|css|svg|js)$/.test(file)))
    expect(await readFile(join(OWNER_SITE, name), 'utf8'), name).not.toContain(original);
  const page = await readFile(join(OWNER_SITE, 'index.html'), 'utf8');
  expect(page).toContain(`--accent:${OWN_ACCENT}`);
});

const WIDTHS_PX = [390, 1440];
const HEIGHT_PX = 860;

/** Two bands almost from edge to edge, clear of borders and round corners: what they leave, as shares. */
const INSETS = [
  [0.02, 0.15],
  [0.15, 0.02],
] as const;

/** Whether an element has one colour from edge to edge, but for the few steps of a lossy format. */
async function isFilled(element: Locator, color: readonly number[]): Promise<boolean> {
  await element.scrollIntoViewIfNeeded();
  const box = await readBox(element);
  for (const [x, y] of INSETS) {
    const clip = {
      x: box.x + x * box.width,
      y: box.y + y * box.height,
      width: (1 - 2 * x) * box.width,
      height: (1 - 2 * y) * box.height,
    };
    const { channels } = await sharp(await element.page().screenshot({ clip })).stats();
    const isNear = (value: number, i: number) =>
      (channels[i]?.min ?? 0) >= value - 16 && (channels[i]?.max ?? 255) <= value + 16;
    if (!color.every(isNear)) return false;
  }
  return true;
}

test('nothing lies over the screenshots, and each fills its phone', async ({ page }) => {
  await page.goto('/');
  const phones = page.locator('#home [data-part="device"]');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    for (const [i, color] of [CAPTURE_COLOR, RESULTS_COLOR].entries()) {
      const screenshot = phones.nth(i).locator('img');
      const screen = screenshot.locator('xpath=../..');
      await expect(screenshot).toHaveJSProperty('complete', true);
      expect(await readBox(screenshot)).toEqual(await readBox(screen));
      // The phones overlap: each is looked at without the other.
      await phones.evaluateAll((devices, shown) => {
        for (const [at, device] of devices.entries())
          if (device instanceof HTMLElement)
            device.style.visibility = at === shown ? 'visible' : 'hidden';
      }, i);
      expect(await isFilled(screen, color), `${width} px`).toBe(true);
    }
  }
});

const isPlaying = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);

/** The video is seen whole, in its own shape, without black sides. */
async function expectWhole(video: Locator, color: readonly number[]): Promise<void> {
  await expect(async () => {
    // Each time anew: the page's script shows the controls when it has loaded.
    await video.evaluate((element: HTMLVideoElement) => {
      element.controls = false;
    });
    expect(await isFilled(video, color)).toBe(true);
  }).toPass();
  const { width, height } = await readBox(video);
  expect(width / height).toBeCloseTo(OWN_VIDEO.widthPx / OWN_VIDEO.heightPx, 2);
}

test('an upright trailer is seen whole, and starting it moves nothing', async ({ page }) => {
  await page.goto('/');
  const trailer = page.locator('#trailer');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await trailer.scrollIntoViewIfNeeded();
    await expectWhole(trailer, POSTER_COLOR);
    expect((await readBox(trailer)).height).toBeLessThanOrEqual(HEIGHT_PX * 0.9);
  }
  const box = await readBox(trailer);
  await trailer.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => isPlaying(trailer)).toBe(true);
  await expectWhole(trailer, VIDEO_COLOR);
  expect(await readBox(trailer)).toEqual(box);
});

siteTest('the chapters below a trailer without times are text', async ({ request }) => {
  const page = await getPage(request, '/');
  const chapters = page.querySelectorAll('ol h3').map(({ innerHTML }) => innerHTML);
  expect(chapters).toEqual(trailer.chapters.map(({ title }) => title));
});

test('an upright demo is seen whole, and its dialog fits the window', async ({ page }) => {
  await page.goto('/');
  await page.getByText(hero.watchDemo).click();
  const dialog = page.getByRole('dialog', { name: demo.title });
  const video = dialog.locator('video');
  await expect.poll(() => isPlaying(video)).toBe(true);
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await expectWhole(video, VIDEO_COLOR);
    const dialogBox = await readBox(dialog);
    expect(dialogBox.width).toBeLessThanOrEqual(Math.min(1000, width * 0.92) + 0.5);
    expect(dialogBox.height).toBeLessThanOrEqual(HEIGHT_PX * 0.96 + 0.5);
    // Nothing has to be scrolled to.
    expect(await dialog.evaluate((d) => d.scrollHeight - d.clientHeight)).toBeLessThanOrEqual(0);
  }
});

siteTest('every page and text has the facts of the owner, and none of this project', async () => {
  const texts = new Map<string, string>();
  for (const { file, path } of await builtFiles(OWNER_SITE))
    if (/\.(?:html|txt|xml|json)$/.test(file)) texts.set(path, await readFile(file, 'utf8'));
  const { appStore, email, legalEffectiveDate, name, origin, social } = site;
  const oldFacts = [
    name,
    new URL(origin).host,
    email,
    appStore.id,
    social.handle,
    social.url,
    legalEffectiveDate,
    'data-page-view-script',
    'Page views.',
    '{{name}}',
    '&amp;amp;',
  ];
  for (const [path, text] of texts)
    for (const fact of oldFacts) expect.soft(text.includes(fact), `${path}: ${fact}`).toBe(false);
  for (const [path, fact] of [
    ['/', 'Birdie &amp; Ace'],
    ['/terms-of-service', 'February 29, 2024'],
    ['/privacy-policy', `${legal.dataKinds.withoutPageViews} kinds of data`],
    ['/sitemap.xml', `${OWN_SITE.origin}/privacy-policy`],
  ] as const)
    expect.soft(texts.get(path), path).toContain(fact);
});
