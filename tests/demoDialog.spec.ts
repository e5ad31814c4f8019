import type { Locator, Page } from '@playwright/test';
import { demo } from '../src/content/en/home.ts';
import { demoTranscript } from '../src/lib/demoTranscript.ts';
import { demoFilm } from '../src/lib/films.ts';
import { expect, test, testReducedMotion, testWithoutScripts } from './site.ts';

const opener = (page: Page) => page.getByText('Watch demo');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Product demo' });
const isPaused = (page: Page) =>
  page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.paused);

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('"Watch demo" opens the demo, which plays with controls', async ({ page }) => {
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('Tip: press Esc to close.');
  await expect(page.locator('dialog video')).toHaveAttribute('controls');
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect
    .poll(() => page.locator('dialog video').evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0);
});

test('the demo is seen before its controls are drawn: they are half of the work', async ({
  page,
}) => {
  const inFirstPicture = await opener(page).evaluate(
    (link: HTMLElement) =>
      new Promise((resolve) => {
        link.click();
        const video = document.querySelector('dialog video') as HTMLVideoElement;
        requestAnimationFrame(() => resolve([video.checkVisibility(), video.controls]));
      }),
  );
  expect(inFirstPicture).toEqual([true, false]);
  await expect(page.locator('dialog video')).toHaveAttribute('controls');
});

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  'the close button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'the Escape key': (page) => page.keyboard.press('Escape'),
  'a click on the backdrop': (page) => page.mouse.click(20, 20),
};

for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
  test(`${way} closes the demo, pauses it and gives the focus back`, async ({ page }) => {
    await opener(page).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => isPaused(page)).toBe(true);
    await expect(opener(page)).toBeFocused();
  });
}

test('the demo can be opened again, and plays again', async ({ page }) => {
  for (let i = 0; i < 3; i++) {
    await opener(page).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

const CLOSINGS = [
  ['after its end', 0],
  ['in its last second', 0.8],
] as const;
for (const [when, leftS] of CLOSINGS) {
  test(`closed ${when}, the demo begins anew when it is opened again`, async ({ page }) => {
    const video = page.locator('dialog video');
    const timeS = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
    await opener(page).click();
    await expect.poll(timeS).toBeGreaterThan(0);
    await video.evaluate(async (film: HTMLVideoElement, left) => {
      film.pause();
      const { duration } = film;
      const isThere = new Promise((resolve) =>
        film.addEventListener('seeked', resolve, { once: true }),
      );
      film.currentTime = duration - left;
      await isThere;
    }, leftS);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    expect(await timeS()).toBeLessThan(demoFilm.lengthS / 2);
  });
}

test('closed half-way, the demo goes on from there', async ({ page }) => {
  const video = page.locator('dialog video');
  await opener(page).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  const halfS = await video.evaluate(async (film: HTMLVideoElement) => {
    if (film.readyState < film.HAVE_METADATA)
      await new Promise((resolve) => film.addEventListener('loadedmetadata', resolve));
    film.currentTime = film.duration / 2;
    return film.duration / 2;
  });
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(await video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThanOrEqual(
    halfS,
  );
});

for (const [what, options, isShown] of [
  ['a touch screen alone', { isMobile: true, hasTouch: true }, false],
  ['a pointer that hovers', {}, true],
] as const) {
  test(`with ${what} the key that closes the demo is ${isShown ? 'named' : 'not named'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...options, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText(demo.hint)).toBeVisible({ visible: isShown });
    await context.close();
  });
}

testReducedMotion(
  'a click inside, or a drag across its edge, does not close the demo',
  async ({ page }) => {
    await opener(page).click();
    await dialog(page).getByRole('heading').click();
    await expect(dialog(page)).toBeVisible();
    const hint = await page.getByText('Tip: press Esc').boundingBox();
    const inside = { x: (hint?.x ?? 0) + 5, y: (hint?.y ?? 0) + 5 };
    const outside = { x: 10, y: 10 };
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await expect(dialog(page)).toBeVisible();
    }
  },
);

testReducedMotion(
  'the demo is at most 1000 px or 92 percent of the window wide',
  async ({ page }) => {
    await opener(page).click();
    const width = async () => (await dialog(page).boundingBox())?.width ?? 0;
    const isWide = demoFilm.widthPx > demoFilm.heightPx;
    for (const [windowPx, heightPx, mostPx] of [
      [1280, 800, 1000],
      [390, 844, 390 * 0.92],
    ] as const) {
      await page.setViewportSize({ width: windowPx, height: heightPx });
      expect(await width()).toBeLessThan(mostPx + 0.5);
      // Around an upright film it is narrower.
      if (isWide) expect(await width()).toBeCloseTo(mostPx, 0);
    }
  },
);

// Firefox has a scroll bar that takes room; Playwright hides Chromium's.
testReducedMotion('nothing behind the demo moves when it opens', async ({ page }) => {
  const place = () =>
    page.evaluate(() => {
      const { left, width } = document.body.getBoundingClientRect();
      return { left, width };
    });
  const before = await place();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await place()).toEqual(before);
});

testReducedMotion('Enter and Space on "Watch demo" open the demo', async ({ page }) => {
  for (const key of ['Enter', 'Space']) {
    await opener(page).focus();
    await page.keyboard.press(key);
    await expect(dialog(page), key).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

testReducedMotion('the focus stays inside the open demo', async ({ page }) => {
  await opener(page).click();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
});

testReducedMotion(
  'under reduced motion the demo plays, because it was asked for',
  async ({ page }) => {
    await opener(page).click();
    await expect.poll(() => isPaused(page)).toBe(false);
  },
);

testWithoutScripts(
  'without scripts "Watch demo" leads to the video file',
  async ({ page, request }) => {
    await page.goto('/');
    const href = await page.getByRole('link', { name: 'Watch demo' }).getAttribute('href');
    expect(href).toBe(demoFilm.h264.path);
    const response = await request.get(href ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('video/mp4');
  },
);

testReducedMotion('the demo can be read as text, opened by keyboard', async ({ page }) => {
  await opener(page).click();
  const transcript = dialog(page).locator('details');
  const text = transcript.locator('p');
  await expect(text.first()).toBeHidden();
  const head = transcript.locator('summary');
  // Through the close button and the video's own controls, however many there are.
  for (let i = 0; i < 12 && !(await isFocused(head)); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const [i, paragraph] of demoTranscript.entries())
    await expect(text.nth(i)).toHaveText(paragraph.text);
  await expect(text.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text.first()).toBeHidden();
});

testReducedMotion(
  'all of the demo can be reached in a low window, with text of 200 percent too',
  async ({ page }) => {
    for (const { width, height, percent } of [
      { width: 320, height: 500, percent: 100 },
      { width: 320, height: 500, percent: 200 },
      { width: 844, height: 390, percent: 100 },
    ]) {
      await page.setViewportSize({ width, height });
      // As a browser's text size setting does: rem grows, the window does not.
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, `${percent}%`);
      await opener(page).click();
      const head = dialog(page).locator('summary');
      await head.click();
      const last = dialog(page).locator('details p').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      const box = await dialog(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      const overflow = await dialog(page).evaluate((d) => d.scrollWidth - d.clientWidth);
      expect(overflow).toBe(0);
      // As it was, for the next window.
      await head.click();
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
    }
  },
);

testReducedMotion('nothing of the demo is fetched before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: 'networkidle' });
  const ofDemo = () => asked.filter((path) => path.includes('demo'));
  expect(ofDemo()).toEqual([]);
  await opener(page).click();
  await expect.poll(ofDemo).toContain(demoFilm.av1.path);
  expect(ofDemo().some((path) => path.endsWith('.webp'))).toBe(true);
});
