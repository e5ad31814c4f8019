/** The trailer (docs/requirements.md, Trailer). */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { trailerVideo } from '../src/lib/build/videos.ts';
import { expect, setTabHidden, test, testWithMotion } from './support/fixtures.ts';

const { hero, trailer: words } = english;

const trailer = (page: Page) => page.locator('#trailer');
const expectPaused = (page: Page, isPaused = true) =>
  expect(trailer(page)).toHaveJSProperty('paused', isPaused);
const expectPlaying = (page: Page) => expectPaused(page, false);
const play = (page: Page) => trailer(page).evaluate((video: HTMLVideoElement) => video.play());

/** Scrolls until just this share of the trailer is in view, and waits until the page knows. */
const showShare = (page: Page, share: number) =>
  trailer(page).evaluate(async (video, wanted) => {
    const { top, height } = video.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight + height * wanted, behavior: 'instant' });
    // A new observer is called after those that were there before.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(video));
  }, share);

const switchTabs = async (page: Page) => {
  await setTabHidden(page, true);
  await setTabHidden(page, false);
};

const filterVideos = (requested: readonly string[]) =>
  new Set(requested.filter((path) => path.endsWith('.mp4')));

/** As in a tall window, which shows both: a click of the mouse would scroll the trailer away. */
const openDemo = async (page: Page) => {
  await page.getByText(hero.watchDemo).dispatchEvent('click');
  await expect(page.locator('dialog')).toBeVisible();
};
const closeDemo = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toBeHidden();
};

testWithMotion(
  'it is muted, stays in the page and has a poster and a caption',
  async ({ page }) => {
    await page.goto('/');
    for (const attribute of ['playsinline', 'poster'])
      await expect(trailer(page)).toHaveAttribute(attribute);
    await expect(trailer(page)).toHaveJSProperty('muted', true);
    await expect(page.locator('figcaption').first()).toContainText(words.caption);
  },
);

testWithMotion('it plays while a quarter of it is in view', async ({ page, requested }) => {
  await page.goto('/');
  await showShare(page, 0.24);
  await switchTabs(page);
  await expectPaused(page);
  expect(filterVideos(requested).size).toBe(0);
  await showShare(page, 0.26);
  await expectPlaying(page);
  await showShare(page, 0.24);
  await expectPaused(page);
  expect(filterVideos(requested)).toEqual(new Set([trailerVideo.av1.path]));
});

testWithMotion('it pauses while the tab is hidden or the demo open', async ({ page }) => {
  await page.goto('/');
  await showShare(page, 1);
  await expectPlaying(page);
  await setTabHidden(page, true);
  await expectPaused(page);
  await setTabHidden(page, false);
  await expectPlaying(page);

  await openDemo(page);
  await expectPaused(page);
  await switchTabs(page);
  await expectPaused(page);
  await closeDemo(page);
  await expectPlaying(page);
});

testWithMotion(
  'paused by the visitor, it plays when it comes into view again',
  async ({ page }) => {
    await page.goto('/');
    await showShare(page, 1);
    await expectPlaying(page);
    await trailer(page).evaluate((video: HTMLVideoElement) => {
      video.pause();
      return new Promise((resolve) => video.addEventListener('pause', resolve, { once: true }));
    });
    await switchTabs(page);
    await openDemo(page);
    await closeDemo(page);
    await expectPaused(page);
    await showShare(page, 0);
    await showShare(page, 1);
    await expectPlaying(page);
  },
);

testWithMotion('it starts again at its end', async ({ page }) => {
  await page.goto('/');
  await showShare(page, 1);
  await expect(trailer(page)).not.toHaveJSProperty('readyState', 0);
  const looped = await trailer(page).evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3;
    // Once there, and once back at its beginning: a looping video never ends.
    for (const _ of [1, 2])
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    return { isAtStart: video.currentTime < 5, isPaused: video.paused };
  });
  expect(looped).toEqual({ isAtStart: true, isPaused: false });
});

test('under reduced motion it plays only when asked', async ({ page }) => {
  await page.goto('/');
  await showShare(page, 1);
  await openDemo(page);
  await closeDemo(page);
  await expectPaused(page);
  await play(page);
  await showShare(page, 0.5);
  await expectPlaying(page);
});

const chapters = (page: Page) => page.locator('[data-part="chapter"]');
const readTimeS = (page: Page) =>
  trailer(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test.describe('its chapters', () => {
  test.skip(!trailerVideo.chaptersS, 'this trailer has none');

  test('seek it and play it, and the current one is marked', async ({ page }) => {
    await page.goto('/');
    await expect(chapters(page)).toHaveText(words.chapters.map(({ title }) => title));
    const startsS = trailerVideo.chaptersS ?? [];
    // Before anything of it is loaded, forwards and backwards. A chapter lasts five seconds and more.
    for (const i of [2, 0, 1]) {
      await chapters(page).nth(i).click();
      await expectPlaying(page);
      await expect(chapters(page).nth(i)).toHaveAttribute('aria-current', 'step');
      await expect(page.locator('[data-part="chapter"][aria-current]')).toHaveCount(1);
      const timeS = await readTimeS(page);
      expect(timeS).toBeGreaterThanOrEqual(startsS[i] ?? 0);
      expect(timeS).toBeLessThan((startsS[i] ?? 0) + 4);
      await expect(trailer(page)).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page).toHaveURL('/');
  });

  test('have stills that play it, too', async ({ page }) => {
    await page.goto('/');
    const { x, y, width, height } = await page
      .locator('li:has([data-part="chapter"]) img')
      .nth(1)
      .evaluate((still) => {
        still.scrollIntoView({ behavior: 'instant', block: 'center' });
        return still.getBoundingClientRect().toJSON();
      });
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(chapters(page).nth(1)).toHaveAttribute('aria-current', 'step');
  });
});

testWithMotion('where the browser refuses to play it, it keeps its controls', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/');
  await showShare(page, 1);
  await expectPaused(page);
  await expect(trailer(page)).toHaveAttribute('controls');
});

test('where its files are missing, it has a poster and no controls', async ({
  page,
  expectError,
}) => {
  expectError(/status of 404/);
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await showShare(page, 1);
  await expect(trailer(page)).toHaveAttribute('controls');
  await trailer(page).evaluate((video: HTMLVideoElement) => {
    video.preload = 'auto';
    video.load();
  });
  await expect(trailer(page)).not.toHaveAttribute('controls');
  await expect(trailer(page)).toHaveAttribute('poster');
});

testWithMotion('to save data it is fetched when asked for', async ({ page, requested }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  // Its controls are drawn when it comes near, not with the first view.
  await expect(trailer(page)).not.toHaveAttribute('controls');
  await showShare(page, 0);
  await expect(trailer(page)).toHaveAttribute('controls');
  await showShare(page, 1);
  await page.waitForLoadState('networkidle');
  expect(filterVideos(requested).size).toBe(0);
  await play(page);
  await expect.poll(() => requested).toContain(trailerVideo.av1.path);
});
