/**
 * An owner's own facts, title, logo, accent colour, screenshots and videos: a copy of the project is
 * edited as docs/owner.md says, and built once.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { builtFiles } from '../scripts/build/builtFiles.ts';
import { buildSite } from '../scripts/buildSite.ts';
import { MOCK_EMAIL_SETTINGS } from '../scripts/mockEmailService.ts';
import { serveSite } from '../scripts/server.ts';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { ICON_FILES } from '../src/lib/icons.ts';
import type { VideoData } from '../src/lib/videos.ts';
import { layoutHeadline } from '../src/sections/Hero/headlineLayout.ts';
import { testWithMotion as base, expect } from './support/fixtures.ts';
import { findPixels, readQrCode } from './support/images.ts';
import { readBox, readBoxes } from './support/layout.ts';
import { copyProject, type Edits } from './support/projectCopy.ts';
import { OWN_SITE } from './support/testData.ts';
import { findTextCollisions } from './support/textCollisions.ts';

const { demo, hero } = english;

type Rgb = readonly [number, number, number];

const ACCENT = '#ffb02e';
const ACCENT_RGB = 'rgb(255, 176, 46)';
/** A wide logo of one colour, which is nowhere else on the page. */
const LOGO_COLOR = '#e040c0';
const LOGO_RATIO = 2;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><rect width="64" height="32" rx="8" fill="${LOGO_COLOR}"/></svg>`;

/** Long, and with accents; a unit test lays out more, and shows that no lines touch. */
const TITLE = 'Éclair Å la vitesse: film it and know how fast it was.';

const CAPTURE: Rgb = [200, 40, 90];
const RESULTS: Rgb = [30, 150, 60];
const POSTER: Rgb = [220, 130, 20];
/** Two seconds of H.264 in one colour. */
const VIDEO_FILE = 'tests/support/portrait.mp4';
const VIDEO_COLOR: Rgb = [32, 96, 160];
const VIDEO: VideoData = {
  widthPx: 216,
  heightPx: 384,
  lengthS: 2,
  publishedOn: '2026-01-02',
  av1Codecs: 'avc1.64000D',
  h264Codecs: 'avc1.64000D',
};

const image = (width: number, height: number, [r, g, b]: Rgb) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } });

async function ownersEdits(): Promise<Edits> {
  const poster = await image(1080, 1920, POSTER).jpeg().toBuffer();
  const video = await readFile(VIDEO_FILE);
  const videos = ['trailer.av1', 'trailer', 'demo.av1', 'demo'];
  return {
    'site.config.ts': [
      /(?<=export const site: SiteConfig = )[\s\S]*/,
      JSON.stringify({ ...OWN_SITE, logo: 'src/assets/logo.svg' }),
    ],
    'src/content/en/home.ts': [/(?<=^ {2}title: ').+(?=',$)/m, TITLE],
    'src/assets/logo.svg': LOGO,
    'src/styles/tokens.css': [/(?<=--accent: )#\w+/, ACCENT],
    // One capture screenshot for every window.
    'src/assets/capture-screen.png': await image(2622, 1206, CAPTURE).png().toBuffer(),
    'src/assets/results-screen.png': await image(1206, 2622, RESULTS).png().toBuffer(),
    'src/assets/trailer-poster.jpg': poster,
    'src/assets/demo-poster.jpg': poster,
    'src/lib/videos.json': JSON.stringify({ trailer: VIDEO, demo: VIDEO }),
    ...Object.fromEntries(videos.map((name) => [`public/media/${name}.mp4`, video])),
  };
}

const test = base.extend<object, { copy: { url: string; folder: string } }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const project = await copyProject('own-content', await ownersEdits());
      await buildSite('dist', MOCK_EMAIL_SETTINGS, project);
      const folder = join(project, 'dist');
      const server = await serveSite({ folder });
      await use({ url: server.url, folder });
      await server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ copy }, use) => use(copy.url),
});

// One build for all tests: in one worker.
test.describe.configure({ mode: 'default' });

test('the title has the lines of its layout, and overlaps no other text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(TITLE);
  await page.evaluate(() => document.fonts.ready);
  for (const name of [hero.download, hero.watchDemo])
    await expect(page.locator('#home').getByText(name)).toBeInViewport({ ratio: 1 });
  const { narrow, wide } = layoutHeadline(TITLE);
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

test('the logo and the accent are on the page, icons and images', async ({ page, copy }) => {
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
  const button = page.locator('#home').getByText(hero.download);
  await expect(button).toHaveCSS('background-color', ACCENT_RGB);
  await button.hover();
  await expect(button).not.toHaveCSS('background-color', ACCENT_RGB);

  for (const { path, sizePx } of ICON_FILES) {
    const icon = join(copy.folder, path);
    const logo = await findColor(icon, LOGO_COLOR);
    expect(logo.length / sizePx ** 2, path).toBeGreaterThan(0.15);
    // The safe zone of a maskable icon is a circle of 80 percent (W3C, Web Application Manifest).
    if (path.includes('maskable')) expect(Math.max(...new Set(logo))).toBeLessThan(0.4);
    expect(await findColor(icon, ACCENT), path).toEqual([]);
  }
  const codePath = await page.locator('[data-part="closing"] img').getAttribute('src');
  const code = join(copy.folder, codePath ?? '');
  const onWhite = sharp(code, { density: 300 }).flatten({ background: '#fff' });
  expect(await readQrCode(onWhite)).toBe(OWN_SITE.appStore.url);
  const linkImage = join(copy.folder, 'social.jpg');
  for (const [file, color] of [
    [code, LOGO_COLOR],
    [join(copy.folder, 'favicon.svg'), LOGO_COLOR],
    [linkImage, LOGO_COLOR],
    [linkImage, ACCENT],
  ] as const)
    expect((await findColor(file, color)).length, `${color} in ${file}`).toBeGreaterThan(100);

  // The accent of the repository is left nowhere.
  const original = /--accent: (#\w+)/.exec(await readFile('src/styles/tokens.css', 'utf8'))?.[1];
  const files = await readdir(copy.folder, { recursive: true });
  for (const name of files.filter((file) => /\.(html|css|svg|js)$/.test(file)))
    expect(await readFile(join(copy.folder, name), 'utf8'), name).not.toContain(original);
});

const WIDTHS_PX = [390, 1440];
const HEIGHT_PX = 860;

/** Two bands almost from edge to edge, clear of borders and round corners: what they leave, as shares. */
const INSETS = [
  [0.02, 0.15],
  [0.15, 0.02],
] as const;

/** Whether an element has one colour from edge to edge, but for the few steps of a lossy format. */
async function isFilled(element: Locator, color: Rgb): Promise<boolean> {
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
    for (const [i, color] of [CAPTURE, RESULTS].entries()) {
      const screenshot = phones.nth(i).locator('img');
      const screen = screenshot.locator('xpath=../..');
      await expect(screenshot).toHaveJSProperty('complete', true);
      expect(await readBox(screenshot)).toEqual(await readBox(screen));
      // The phones overlap: each is looked at without the other.
      const animationCount = await phones.evaluateAll((devices, shown) => {
        for (const [at, device] of devices.entries())
          if (device instanceof HTMLElement)
            device.style.visibility = at === shown ? 'visible' : 'hidden';
        return devices.flatMap((device) => device.getAnimations({ subtree: true })).length;
      }, i);
      expect(animationCount).toBe(0);
      // Before, while and after the flight around them plays.
      for (const timeMs of [0, 1300, 10_000]) {
        await page.evaluate((ms) => {
          for (const animation of document.getAnimations()) {
            // Not those that follow the scroll position, as the stars do.
            if (!(animation.timeline instanceof DocumentTimeline)) continue;
            animation.pause();
            animation.currentTime = ms;
          }
        }, timeMs);
        expect(await isFilled(screen, color), `${width} px, ${timeMs} ms`).toBe(true);
      }
    }
  }
});

const isPlaying = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);

/** The video is seen whole, in its own shape, without black sides. */
async function expectWhole(video: Locator, color: Rgb): Promise<void> {
  await expect(async () => {
    // Each time anew: the page's script shows the controls when it has loaded.
    await video.evaluate((element: HTMLVideoElement) => {
      element.controls = false;
    });
    expect(await isFilled(video, color)).toBe(true);
  }).toPass();
  const { width, height } = await readBox(video);
  expect(width / height).toBeCloseTo(VIDEO.widthPx / VIDEO.heightPx, 2);
}

test('upright videos are seen whole, and starting them moves nothing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  const trailer = page.locator('#trailer');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await trailer.scrollIntoViewIfNeeded();
    await expectWhole(trailer, POSTER);
    expect((await readBox(trailer)).height).toBeLessThanOrEqual(HEIGHT_PX * 0.9);
  }
  const box = await readBox(trailer);
  await trailer.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => isPlaying(trailer)).toBe(true);
  await expectWhole(trailer, VIDEO_COLOR);
  expect(await readBox(trailer)).toEqual(box);

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

test('every page and text has the facts of the owner, and none of this project', async ({
  copy,
}) => {
  const texts = new Map<string, string>();
  for (const { file, path } of await builtFiles(copy.folder))
    if (/\.(?:html|txt|xml|json|webmanifest)$/.test(file))
      texts.set(path, await readFile(file, 'utf8'));
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
    '{{name}}',
    '&amp;amp;',
  ];
  for (const [path, text] of texts)
    for (const fact of oldFacts) expect.soft(text.includes(fact), `${path}: ${fact}`).toBe(false);
  for (const [path, fact] of [
    ['/', 'Birdie &amp; Ace'],
    ['/terms-of-service', 'February 29, 2024'],
    ['/manifest.webmanifest', '"Birdie & Ace"'],
    ['/sitemap.xml', `${OWN_SITE.origin}/privacy-policy`],
    ['/.well-known/security.txt', `mailto:${OWN_SITE.email}`],
  ] as const)
    expect.soft(texts.get(path), path).toContain(fact);
});
