/** The demo dialog (docs/requirements.md, 6). */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { demoVideo } from '../src/lib/videos.ts';
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

testWithMotion('the demo is fetched once it opens', async ({ page, request, requested }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(dialog(page)).toBeHidden();
  expect(requested.filter((path) => path.includes('demo'))).toEqual([]);
  const inFirstFrame = await opener(page).evaluate(async (link: HTMLElement) => {
    link.click();
    await new Promise(requestAnimationFrame);
    const element = document.querySelector<HTMLVideoElement>('dialog video');
    return [element?.checkVisibility(), element?.controls];
  });
  expect(inFirstFrame).toEqual([true, false]);
  await expect(video(page)).toHaveAttribute('controls');
  await expect(page.getByText(demo.hint)).toBeVisible();
  await expect.poll(() => timeS(page)).toBeGreaterThan(0);
  expect(requested).toContain(demoVideo.av1.path);
  expect(requested.some((path) => /demo.*\.webp$/.test(path))).toBe(true);

  const showCaptions = () =>
    video(page).evaluate(({ textTracks: [track] }: HTMLVideoElement) => {
      if (track) track.mode = 'showing';
      return [...(track?.cues ?? [])].filter((cue) => (cue as VTTCue).text !== '').length;
    });
  const captions = await (await request.get('/media/demo.vtt')).text();
  await expect.poll(showCaptions).toBe(captions.split('-->').length - 1);
});

testWithMotion('however closed, it continues, or starts over after its end', async ({ page }) => {
  await page.goto('/');
  let closedAtS = 0;
  for (const [open, close, leftS] of [
    [() => opener(page).click(), () => closeButton(page).click(), demoVideo.lengthS / 2],
    [() => opener(page).press('Enter'), () => page.keyboard.press('Escape'), 0.8],
    [() => opener(page).press('Space'), () => page.mouse.click(20, 20), 0],
  ] as const) {
    await open();
    await expectPaused(page, false);
    expect(await timeS(page)).toBeGreaterThanOrEqual(closedAtS);
    await video(page).evaluate((element: HTMLVideoElement, left) => {
      element.currentTime = element.duration - left;
      return new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    }, leftS);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expectPaused(page, true);
    await expect(opener(page)).toBeFocused();
    closedAtS = await timeS(page);
    if (leftS < 1) expect(closedAtS).toBe(0);
    else expect(closedAtS).toBeGreaterThanOrEqual(leftS - 1);
  }
});

test('it stays open when used, moves nothing, leads to its transcript', async ({ page }) => {
  await page.goto('/');
  const before = await readBox(page.locator('body'));
  await opener(page).click();
  // It was asked for: reduced motion does not keep it from playing.
  await expectPaused(page, false);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  // In Firefox the scroll bar takes room; Playwright hides that of Chromium.
  expect(await readBox(page.locator('body'))).toEqual(before);

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

test('after a press on the backdrop, a click without a pointer does not close it', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page).click();
  await page.mouse.click(10, 10);
  await expect(dialog(page)).toBeHidden();
  await opener(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  // As assistive technology clicks.
  await dialog(page)
    .getByRole('heading')
    .evaluate((heading: HTMLElement) => heading.click());
  await expect(dialog(page)).toBeVisible();
});
