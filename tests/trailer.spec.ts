import type { Page } from '@playwright/test';
import { trailerFilm } from '../src/lib/films.ts';
import { expect, setTabHidden, test, testReducedMotion, testWithoutScripts } from './site.ts';

const trailer = (page: Page) => page.locator('#trailer');
const isPaused = (page: Page) => trailer(page).evaluate((video: HTMLVideoElement) => video.paused);

/** Pauses the trailer as a visitor does, and waits until it has told the page. */
const pauseByHand = (page: Page) =>
  trailer(page).evaluate(async (video: HTMLVideoElement) => {
    const paused = new Promise((resolve) =>
      video.addEventListener('pause', resolve, { once: true }),
    );
    video.pause();
    await paused;
  });

/** Scrolls until just this share of the trailer is in view, and waits until that was noticed. */
async function showShare(page: Page, share: number): Promise<void> {
  await trailer(page).evaluate(async (video, wanted) => {
    const { top, height } = video.getBoundingClientRect();
    const y = window.scrollY + top - window.innerHeight + height * wanted;
    window.scrollTo({ top: y, behavior: 'instant' });
    // An observer made now reports after those that were there before.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(video));
  }, share);
}

test('the trailer is muted, loops, plays inline, has controls and its caption', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('video:not(dialog video)')).toHaveCount(1);
  for (const attribute of ['loop', 'playsinline', 'controls', 'poster'])
    await expect(trailer(page)).toHaveAttribute(attribute);
  await expect(trailer(page)).toHaveJSProperty('muted', true);
  await expect(page.locator('figcaption').first()).toContainText(
    'Demo recorded on-device. Autoplay may vary by browser settings.',
  );
});

test('it rests at 24 percent visible, plays at 26, and pauses again when it leaves', async ({
  page,
}) => {
  await page.goto('/');
  await showShare(page, 0.24);
  expect(await isPaused(page)).toBe(true);
  await showShare(page, 0.26);
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect
    .poll(() => trailer(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await showShare(page, 0.24);
  await expect.poll(() => isPaused(page)).toBe(true);
  await showShare(page, 1);
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('it pauses when the tab is hidden and resumes when it is back', async ({ page }) => {
  await page.goto('/');
  await showShare(page, 1);
  await expect.poll(() => isPaused(page)).toBe(false);
  await setTabHidden(page, true);
  await expect.poll(() => isPaused(page)).toBe(true);
  await setTabHidden(page, false);
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('a tab that comes back does not start a trailer that is out of view', async ({ page }) => {
  await page.goto('/');
  await showShare(page, 0);
  await setTabHidden(page, true);
  await setTabHidden(page, false);
  expect(await isPaused(page)).toBe(true);
});

testReducedMotion(
  'under reduced motion it does not start by itself, but plays when asked',
  async ({ page }) => {
    await page.goto('/');
    await showShare(page, 1);
    expect(await isPaused(page)).toBe(true);
    await trailer(page).evaluate((video: HTMLVideoElement) => video.play());
    await showShare(page, 0.5);
    expect(await isPaused(page)).toBe(false);
  },
);

test('a visitor who pauses it is left in peace until it comes into view anew', async ({ page }) => {
  await page.goto('/');
  await showShare(page, 1);
  await expect.poll(() => isPaused(page)).toBe(false);
  await pauseByHand(page);
  await setTabHidden(page, true);
  await setTabHidden(page, false);
  expect(await isPaused(page)).toBe(true);
  await showShare(page, 0);
  await showShare(page, 1);
  await expect.poll(() => isPaused(page)).toBe(false);
});

test.describe('with the demo open over it', () => {
  const demo = (page: Page) => page.locator('dialog');

  // As in a tall window, which shows both: a click of its own would scroll the trailer away.
  const openDemo = async (page: Page) => {
    await page.getByText('Watch demo').dispatchEvent('click');
    await expect(demo(page)).toBeVisible();
  };
  const closeDemo = async (page: Page) => {
    await page.keyboard.press('Escape');
    await expect(demo(page)).toBeHidden();
  };

  test('it pauses, and goes on when the demo closes', async ({ page }) => {
    await page.goto('/');
    await showShare(page, 1);
    await expect.poll(() => isPaused(page)).toBe(false);
    await openDemo(page);
    await expect.poll(() => isPaused(page)).toBe(true);
    // Nor does a tab that comes back start it.
    await setTabHidden(page, true);
    await setTabHidden(page, false);
    expect(await isPaused(page)).toBe(true);
    await closeDemo(page);
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('it stays paused when it was paused before', async ({ page }) => {
    await page.goto('/');
    await showShare(page, 1);
    await expect.poll(() => isPaused(page)).toBe(false);
    await pauseByHand(page);
    await openDemo(page);
    await closeDemo(page);
    expect(await isPaused(page)).toBe(true);
  });

  testReducedMotion('under reduced motion it does not start afterwards', async ({ page }) => {
    await page.goto('/');
    await showShare(page, 1);
    await openDemo(page);
    await closeDemo(page);
    expect(await isPaused(page)).toBe(true);
  });
});

test('a browser that refuses to play leaves poster and controls, without an error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.goto('/');
  await showShare(page, 1);
  await expect(trailer(page)).toHaveAttribute('controls');
  expect(await isPaused(page)).toBe(true);
});

test('when no encoding is there, the poster stays without controls', async ({
  page,
  expectError,
}) => {
  expectError(/status of 404/);
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(trailer(page)).toHaveAttribute('controls');
  await showShare(page, 1);
  await expect(trailer(page)).not.toHaveAttribute('controls');
  await expect(trailer(page)).toHaveAttribute('poster');
});

test('no video bytes are asked for before the trailer is in view', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.endsWith('.mp4'))).toEqual([]);
  await showShare(page, 1);
  await expect.poll(() => asked).toContain(trailerFilm.av1.path);
});

test('to a visitor who saves data the film comes only when it is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await showShare(page, 1);
  await page.waitForLoadState('networkidle');
  await expect(trailer(page)).toHaveAttribute('poster');
  expect(asked.filter((path) => path.endsWith('.mp4'))).toEqual([]);
  await trailer(page).evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => asked.filter((path) => path.endsWith('.mp4'))).not.toEqual([]);
});

test('the controls are drawn when the trailer comes near, not with the first view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(trailer(page)).not.toHaveAttribute('controls');
  await showShare(page, 0);
  await expect(trailer(page)).toHaveAttribute('controls');
});

testWithoutScripts('without scripts the trailer has its controls', async ({ page }) => {
  await page.goto('/');
  await expect(trailer(page)).toHaveAttribute('controls');
});
