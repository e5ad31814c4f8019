/** The demo dialog (docs/requirements.md, Demo dialog). */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { demoVideo } from '../src/lib/build/videos.ts';
import { expect, test, testWithMotion } from './support/fixtures.ts';
import { readBox } from './support/layout.ts';

const { transcript, demo, hero } = english;

const opener = (page: Page) => page.getByText(hero.watchDemo);
const dialog = (page: Page) => page.getByRole('dialog', { name: demo.title });
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: demo.close });
const video = (page: Page) => page.locator('dialog video');
const timeS = (page: Page) => video(page).evaluate((v: HTMLVideoElement) => v.currentTime);
const expectPaused = (page: Page, isPaused: boolean) =>
  expect(video(page)).toHaveJSProperty('paused', isPaused);

testWithMotion('the demo is fetched and plays once it opens', async ({ page, requested }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(dialog(page)).toBeHidden();
  expect(requested.filter((path) => path.includes('demo'))).toEqual([]);
  await opener(page).click();
  await expect(page.getByText(demo.hint)).toBeVisible();
  await expect.poll(() => timeS(page)).toBeGreaterThan(0);
  expect(requested).toContain(demoVideo.av1.path);
  expect(requested.some((path) => /demo.*\.webp$/.test(path))).toBe(true);
});

test('its video has every caption', async ({ page, request }) => {
  await page.goto('/');
  const getCaptions = () =>
    video(page).evaluate(({ textTracks: [track] }: HTMLVideoElement) => {
      if (track) track.mode = 'showing';
      return [...(track?.cues ?? [])].filter((cue) => (cue as VTTCue).text !== '').length;
    });
  const file = await (await request.get('/media/demo.vtt')).text();
  await expect.poll(getCaptions).toBe(file.split('-->').length - 1);
});

test('however it is closed, its video pauses and the focus is back', async ({ page }) => {
  await page.goto('/');
  for (const [open, close] of [
    [() => opener(page).click(), () => closeButton(page).click()],
    [() => opener(page).press('Enter'), () => page.keyboard.press('Escape')],
    [() => opener(page).press('Space'), () => page.mouse.click(20, 20)],
  ] as const) {
    await open();
    // It was asked for: reduced motion does not keep it from playing.
    await expectPaused(page, false);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expectPaused(page, true);
    await expect(opener(page)).toBeFocused();
  }
});

test('opened again, it continues, or starts over after its end', async ({ page }) => {
  await page.goto('/');
  const half = demoVideo.lengthS / 2;
  let expectedS = 0;
  for (const [leftS, nextS] of [
    [half, half],
    // Nobody opens it again to see its last moment.
    [0.8, 0],
    [0, 0],
  ] as const) {
    await opener(page).click();
    await expect(video(page)).not.toHaveJSProperty('readyState', 0);
    expect(Math.abs((await timeS(page)) - expectedS)).toBeLessThan(5);
    await video(page).evaluate((element: HTMLVideoElement, left) => {
      element.currentTime = element.duration - left;
      return new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    }, leftS);
    await page.keyboard.press('Escape');
    const isAtNext = async () => Math.abs((await timeS(page)) - nextS) < 5;
    await expect.poll(isAtNext, `closed ${leftS} s before its end`).toBe(true);
    expectedS = nextS;
  }
});

test('it moves nothing on the page, which cannot be scrolled', async ({ page }) => {
  await page.goto('/');
  const before = await readBox(page.locator('body'));
  await opener(page).click();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  // In Firefox the scroll bar takes room; Playwright hides that of Chromium.
  expect(await readBox(page.locator('body'))).toEqual(before);
});

test('it is as wide as 1000 px or 92 percent of the window', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  for (const [width, height, maxPx] of [
    [1280, 800, 1000],
    [390, 844, 390 * 0.92],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await readBox(dialog(page));
    expect(box.width).toBeLessThan(maxPx + 0.5);
    // Around an upright video it is narrower.
    if (demoVideo.widthPx > demoVideo.heightPx) expect(box.width).toBeCloseTo(maxPx, 0);
  }
});

test('a press that begins or ends inside leaves it open', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await dialog(page).getByRole('heading').click();
  const hint = await readBox(page.getByText(demo.hint));
  const inside = [hint.x + 5, hint.y + 5] as const;
  const outside: typeof inside = [10, 10];
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  }
});

test('it leads to a page with its transcript, on which it plays', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await dialog(page).getByRole('link', { name: demo.transcript }).click();
  await expect(page).toHaveURL('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.title);
  const paragraphs = page.getByRole('article').locator('div > p');
  await expect(paragraphs).toHaveText(transcript.paragraphs.map(({ text }) => text));
  const alone = page.locator('video');
  await expect(alone).toHaveAttribute('controls');
  await alone.evaluate((element: HTMLVideoElement) => element.play());
  await expect(alone).not.toHaveJSProperty('currentTime', 0);
});
