/** Every video plays, in each encoding, wherever a browser gets it from. */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { demoVideo, trailerVideo } from '../src/lib/videos.ts';
import { expect, test } from './fixtures.ts';
import { SLOW } from './slow.ts';

const { hero } = english;

const trailer = (page: Page) => page.locator('#trailer');
const demo = (page: Page) => page.locator('dialog video');

/** Plays the trailer, then the demo, each from this of its files. */
async function expectPlayed(page: Page, encoding: 'av1' | 'h264'): Promise<void> {
  for (const [video, { path }, show] of [
    [trailer(page), trailerVideo[encoding], () => trailer(page).scrollIntoViewIfNeeded()],
    [demo(page), demoVideo[encoding], () => page.getByText(hero.watchDemo).click()],
  ] as const) {
    await show();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await expect(video).toHaveJSProperty('currentSrc', new URL(path, page.url()).href);
  }
}

test('both videos come as AV1; the demo has captions, the trailer loops', async ({ page }) => {
  await page.goto('/');
  await expectPlayed(page, 'av1');
  const cues = await demo(page).evaluate(async (video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    const loaded = new Promise((resolve) =>
      video.querySelector('track')?.addEventListener('load', resolve),
    );
    if (track) track.mode = 'showing';
    await loaded;
    return [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text);
  });
  const captions = await (await page.request.get('/media/demo.vtt')).text();
  expect(cues).toHaveLength(captions.split('-->').length - 1);
  for (const text of cues) expect(text).not.toBe('');

  await page.keyboard.press('Escape');
  await trailer(page).scrollIntoViewIfNeeded();
  const looped = await trailer(page).evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    video.currentTime = video.duration - 0.3;
    // Once there, and once back at its beginning: a looping video never ends.
    for (const _ of [1, 2])
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    return { timeS: video.currentTime, isPaused: video.paused };
  });
  expect(looped.timeS).toBeLessThan(5);
  expect(looped.isPaused).toBe(false);
});

test('both videos come as H.264 when their AV1 files are missing', async ({
  page,
  expectError,
}) => {
  expectError(/status of 404/);
  await page.route('**/*.av1.mp4', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expectPlayed(page, 'h264');
});

for (const video of [trailerVideo, demoVideo])
  for (const { path, type } of [video.av1, video.h264]) {
    test(`${path} is served in parts, and known by its type`, async ({ page, request }) => {
      const canPlay = (name: string) => document.createElement('video').canPlayType(name);
      expect(await page.evaluate(canPlay, type)).toBe('probably');
      const response = await request.get(path, { headers: { range: 'bytes=0-99' } });
      expect(response.status()).toBe(206);
      expect(response.headers()['content-type']).toBe('video/mp4');
      expect(response.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    });

    test(`${path} plays to its end`, SLOW, async ({ page }) => {
      // By itself: most of the work would be to draw the site around it at every frame.
      const body = `<video src="${path}" muted></video><link rel="icon" href="data:,">`;
      await page.route('**/alone', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/alone');
      const end = await page.locator('video').evaluate(async (element: HTMLVideoElement) => {
        element.playbackRate = 16;
        await element.play();
        const by = await new Promise((resolve) => {
          for (const name of ['ended', 'error'])
            element.addEventListener(name, () => resolve(name));
        });
        return { by, timeS: element.currentTime, heightPx: element.videoHeight };
      });
      expect(end).toMatchObject({ by: 'ended', heightPx: video.heightPx });
      // Its last frame comes a moment before its end, and the length is rounded.
      expect(end.timeS).toBeGreaterThan(video.lengthS - 1);
    });
  }
