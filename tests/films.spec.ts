/** Every film plays, in each encoding, wherever a browser gets it from. */
import type { Locator, Page } from '@playwright/test';
import { demoCaptions, demoFilm, trailerFilm } from '../src/lib/films.ts';
import { IN_FULL } from './inFull.ts';
import { expect, test } from './site.ts';

const FILMS = {
  trailer: { film: trailerFilm, show: showTrailer },
  demo: { film: demoFilm, show: openDemo },
} as const;

async function showTrailer(page: Page): Promise<Locator> {
  const video = page.locator('#trailer');
  await video.scrollIntoViewIfNeeded();
  return video;
}

async function openDemo(page: Page): Promise<Locator> {
  await page.getByText('Watch demo').click();
  return page.locator('dialog video');
}

const sourceOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => new URL(element.currentSrc || 'about:').pathname);

/** Waits until frames come, and says which file they come from. */
async function waitUntilPlaying(video: Locator): Promise<void> {
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
}

/** Plays as fast as browsers can, without a loop, and says where and why it stopped. */
function playToEnd(
  video: Locator,
): Promise<{ stoppedBy: string; timeS: number; heightPx: number }> {
  return video.evaluate(async (element: HTMLVideoElement) => {
    element.loop = false;
    element.muted = true;
    element.playbackRate = 16;
    const stopped = new Promise<string>((resolve) => {
      for (const type of ['ended', 'error'])
        element.addEventListener(type, () => resolve(type), { once: true });
    });
    await element.play();
    const stoppedBy = await stopped;
    return { stoppedBy, timeS: element.currentTime, heightPx: element.videoHeight };
  });
}

for (const [name, { film, show }] of Object.entries(FILMS)) {
  test(`the ${name} comes as AV1 where that can be decoded`, async ({ page }) => {
    await page.goto('/');
    const video = await show(page);
    await waitUntilPlaying(video);
    expect(await sourceOf(video)).toBe(film.av1.path);
  });

  test(`the ${name} plays as H.264 when its AV1 file is lost`, async ({ page, expectError }) => {
    expectError(/status of 404/);
    await page.route(`**${film.av1.path}`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const video = await show(page);
    await waitUntilPlaying(video);
    expect(await sourceOf(video)).toBe(film.h264.path);
  });

  for (const file of [film.av1, film.h264]) {
    test(`${file.path} plays to its end`, IN_FULL, async ({ page }) => {
      // By itself: most of the work would be to draw the site around it at every frame.
      await page.setViewportSize({ width: 320, height: 180 });
      await page.route('**/empty', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><body>' }),
      );
      await page.goto('/empty');
      await page.evaluate((src) => {
        document.body.append(Object.assign(document.createElement('video'), { src, muted: true }));
      }, file.path);
      const { stoppedBy, timeS, heightPx } = await playToEnd(page.locator('video'));
      expect(stoppedBy).toBe('ended');
      // Its last frame comes a moment before its end, and the length is rounded.
      expect(timeS).toBeGreaterThan(film.lengthS - 1);
      expect(heightPx).toBe(film.heightPx);
    });

    test(`a browser knows from its type that ${file.path} can be played`, async ({ page }) => {
      const answer = await page.evaluate(
        (type) => document.createElement('video').canPlayType(type),
        file.type,
      );
      expect(answer).toBe('probably');
    });

    test(`${file.path} is served in parts, as what it is`, async ({ request }) => {
      const response = await request.get(file.path, { headers: { range: 'bytes=0-99' } });
      expect(response.status()).toBe(206);
      expect(response.headers()['content-type']).toBe('video/mp4');
      expect(response.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
      expect((await response.body()).length).toBe(100);
    });
  }
}

test('the trailer begins again when it has ended', async ({ page }) => {
  await page.goto('/');
  const video = await showTrailer(page);
  await waitUntilPlaying(video);
  const wrapped = await video.evaluate(async (element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.3;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    // A looping video never ends: it seeks back to its beginning.
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    return { timeS: element.currentTime, paused: element.paused };
  });
  expect(wrapped.timeS).toBeLessThan(5);
  expect(wrapped.paused).toBe(false);
});

test("the demo's captions can be switched on", async ({ page }) => {
  await page.goto('/');
  const video = await openDemo(page);
  const texts = await video.evaluate(async (element: HTMLVideoElement) => {
    const [track] = element.textTracks;
    const trackElement = element.querySelector('track');
    if (!track || !trackElement) return [];
    const loaded = new Promise((resolve) => trackElement.addEventListener('load', resolve));
    track.mode = 'showing';
    await loaded;
    return [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text);
  });
  const captions = await (await page.request.get(demoCaptions)).text();
  expect(texts.length).toBe(captions.split('-->').length - 1);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toBe('');
});
