/** What an owner's own screenshots and recordings look like once they have replaced the drawn ones. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type RunningSite, serveSite } from '../dev/server.ts';
import { readMp4 } from '../media/mp4.ts';
import type { FilmData } from '../src/lib/films.ts';
import { IN_FULL } from './inFull.ts';
import { buildOwnersCopy, type Edits } from './ownersCopy.ts';
import { expect, test, testReducedMotion } from './site.ts';

type Rgb = readonly [number, number, number];

/** Left, top, right and bottom of a part of an element, in shares of its box. */
type Part = readonly [number, number, number, number];

const CAPTURE: Rgb = [200, 40, 90];
const RESULTS: Rgb = [30, 150, 60];
const POSTER: Rgb = [220, 130, 20];
/** Two seconds of H.264 in one colour, 9:16. */
const RECORDING = 'tests/fixtures/portrait.mp4';
const RECORDING_COLOUR: Rgb = [32, 96, 160];

/** Lossy formats are a few steps off. */
const TOLERANCE = 8;

const picture = (width: number, height: number, [r, g, b]: Rgb) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } });

async function filmData(bytes: Uint8Array): Promise<FilmData> {
  const { tracks, durationS } = readMp4(bytes);
  const [track] = tracks;
  if (track?.kind !== 'video') throw new Error(`${RECORDING} is no film.`);
  const { codecs, widthPx, heightPx } = track;
  const size = { widthPx, heightPx, lengthS: Math.round(durationS) };
  return { ...size, publishedOn: '2026-01-02', av1Codecs: codecs, h264Codecs: codecs };
}

/** The edits docs/owner.md asks for, with one capture screenshot for every window. */
async function ownersEdits(): Promise<Edits> {
  const recording = await readFile(RECORDING);
  const film = await filmData(recording);
  const poster = await picture(1080, 1920, POSTER).jpeg().toBuffer();
  return {
    'site.config.ts': [/(?<=^ {2}mediaIsIllustration: )\w+/m, 'false'],
    'src/assets/capture-screen.png': await picture(2622, 1206, CAPTURE).png().toBuffer(),
    'src/assets/results-screen.png': await picture(1206, 2622, RESULTS).png().toBuffer(),
    'src/assets/trailer-poster.jpg': poster,
    'src/assets/demo-poster.jpg': poster,
    'src/lib/films.json': JSON.stringify({ trailer: film, demo: film }),
    ...Object.fromEntries(
      ['trailer.av1', 'trailer', 'demo.av1', 'demo'].map((name) => [
        `public/media/${name}.mp4`,
        recording,
      ]),
    ),
  };
}

// One worker, so that the copy is built once.
test.describe.configure({ mode: 'default' });

let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await serveSite({ folder: await buildOwnersCopy('own-media', await ownersEdits()) });
});

test.afterAll(() => site.close());

/** The pixels of some parts of an element, one after the other. */
async function pixelsOf(element: Locator, parts: readonly Part[]): Promise<Rgb[]> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Rgb[] = [];
  for (const [left, top, right, bottom] of parts)
    for (let y = Math.ceil(top * info.height); y < Math.floor(bottom * info.height); y++)
      for (let x = Math.ceil(left * info.width); x < Math.floor(right * info.width); x++) {
        const at = (y * info.width + x) * 3;
        pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      }
  return pixels;
}

/** How many of these pixels have another colour. */
const countOthers = (pixels: readonly Rgb[], colour: Rgb): number =>
  pixels.filter((pixel) => pixel.some((value, i) => Math.abs(value - (colour[i] ?? 0)) > TOLERANCE))
    .length;

/** Within the round corners of a phone's screen: a cross of two bands, each from edge to edge. */
const BANDS: Readonly<Record<'landscape' | 'portrait', readonly Part[]>> = {
  landscape: [
    [0.005, 0.15, 0.995, 0.85],
    [0.07, 0.01, 0.93, 0.99],
  ],
  portrait: [
    [0.01, 0.07, 0.99, 0.93],
    [0.15, 0.005, 0.85, 0.995],
  ],
};

/** Moments of the first view's motion, in milliseconds: before, while and after it plays. */
const MOMENTS_MS = [0, 700, 1300, 1900, 10_000];

/** Stops every animation of the first view at a moment of the page's life. */
const stopAt = (page: Page, momentMs: number) =>
  page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      // Not those that follow the scroll position, as the stars do: they have no time.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = ms;
    }
  }, momentMs);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px nothing lies over the owner's screenshots, at any moment`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.url);
    const phones = page.locator('#home [data-part="device"]');
    await expect(phones).toHaveCount(2);
    await expect(phones.locator('img')).toHaveCount(2);
    const animated = await phones.evaluateAll(
      (devices) => devices.flatMap((device) => device.getAnimations({ subtree: true })).length,
    );
    expect(animated).toBe(0);
    for (const [i, shape, colour] of [
      [0, 'landscape', CAPTURE],
      [1, 'portrait', RESULTS],
    ] as const) {
      const screen = phones.nth(i).getByRole('img').locator('xpath=../..');
      // The phones overlap: each is looked at without the other.
      await phones.evaluateAll((devices, shown) => {
        for (const [at, device] of devices.entries())
          if (device instanceof HTMLElement)
            device.style.visibility = at === shown ? 'visible' : 'hidden';
      }, i);
      for (const momentMs of MOMENTS_MS) {
        await stopAt(page, momentMs);
        expect(
          countOthers(await pixelsOf(screen, BANDS[shape]), colour),
          `pixels of the ${shape} phone that are not the screenshot's, at ${momentMs} ms`,
        ).toBe(0);
      }
    }
  });

  test(`at ${width} px a screenshot fills its phone undistorted`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.url);
    for (const image of await page.locator('#home [data-part="device"] img').all()) {
      await expect(image).toHaveCSS('object-fit', 'cover');
      const box = await image.boundingBox();
      expect(box).toEqual(await image.locator('xpath=../..').boundingBox());
    }
  });
}

/** A film's box within its border, and how it fills it. */
async function expectShownWhole(video: Locator, colour: Rgb): Promise<void> {
  await video.evaluate((element: HTMLVideoElement) => {
    element.controls = false;
  });
  // Clear of the border and of its round corners.
  const sides: readonly Part[] = [
    [0.02, 0.1, 0.98, 0.9],
    [0.15, 0.02, 0.85, 0.98],
  ];
  await expect
    .poll(async () => countOthers(await pixelsOf(video, sides), colour), `${colour} everywhere`)
    .toBe(0);
}

async function ratioOf(video: Locator): Promise<number> {
  const box = await video.boundingBox();
  return (box?.width ?? 0) / (box?.height ?? 1);
}

const isPlaying = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px an upright trailer is seen whole, without black sides, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
        configurable: true,
      });
    });
    await page.goto(site.url);
    const video = page.locator('#trailer');
    const boxBefore = await video.boundingBox();
    await video.scrollIntoViewIfNeeded();
    await expectShownWhole(video, POSTER);
    expect(await ratioOf(video)).toBeCloseTo(9 / 16, 2);
    const box = await video.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height * 0.9);
    expect(box?.width).toBe(boxBefore?.width);

    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(() => isPlaying(video)).toBe(true);
    await expectShownWhole(video, RECORDING_COLOUR);
    expect(await video.boundingBox()).toEqual(box);
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().length;
    });
    expect(shifts).toBe(0);
  });

  testReducedMotion(
    `at ${width} px an upright demo is seen whole in a dialog that fits the window`,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(site.url);
      await page.locator('[data-opens="demo"]').first().click();
      const dialog = page.locator('dialog#demo');
      const video = dialog.locator('video');
      await expect.poll(() => isPlaying(video)).toBe(true);
      await expectShownWhole(video, RECORDING_COLOUR);
      expect(await ratioOf(video)).toBeCloseTo(9 / 16, 2);
      const box = await dialog.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(Math.min(1000, width * 0.92) + 0.5);
      expect(box?.height).toBeLessThanOrEqual(height * 0.96 + 0.5);
      // Whole without scrolling in the dialog.
      const whole = await dialog.evaluate((element) => element.scrollHeight - element.clientHeight);
      expect(whole).toBeLessThanOrEqual(0);
    },
  );
}

test('a screenshot of an iPad stops the build with one sentence', IN_FULL, async () => {
  test.setTimeout(120_000);
  const file = 'src/assets/results-screen.png';
  const edits = { [file]: await picture(2048, 2732, RESULTS).png().toBuffer() };
  await expect(buildOwnersCopy('ipad-screenshot', edits)).rejects.toThrow(
    `${file} is 2048 x 2732 pixels: it has to be`,
  );
});
