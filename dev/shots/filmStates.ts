/** The two states in which it matters that a film plays, or that it cannot. */
import type { Locator, Page } from '@playwright/test';
import { expect, type Reach, type State, show } from './reach.ts';

const NETWORK_NO_SOURCE = 3;

/** What opens the demo. */
export const demoButton = (page: Page) => page.locator('#home [data-opens="demo"]').first();

/** Stops a film half-way: once its frames from there on are what is seen. */
async function stopHalfWay(film: Locator): Promise<void> {
  await film.evaluate(async (video: HTMLVideoElement) => {
    const middleS = video.duration / 2;
    video.currentTime = middleS;
    for (let shownS = 0; shownS < middleS; )
      shownS = await new Promise((resolve) =>
        video.requestVideoFrameCallback((_now, { mediaTime }) => resolve(mediaTime)),
      );
    video.pause();
  });
}

const openDemo: Reach = async (page, open) => {
  await open();
  await demoButton(page).click();
  await expect(page.locator('dialog#demo')).toBeVisible();
  const film = page.locator('dialog#demo video');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await stopHalfWay(film);
};

const loseTrailer: Reach = async (page, open) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
  await open();
  const video = page.locator('video#trailer');
  await show(video);
  await expect(video).toHaveJSProperty('networkState', NETWORK_NO_SOURCE);
};

export const FILM_STATES: readonly State[] = [
  { group: 'films', name: 'demo-open', reach: openDemo, filmsPlay: true },
  { group: 'films', name: 'trailer-missing', reach: loseTrailer, filmsPlay: true },
];
