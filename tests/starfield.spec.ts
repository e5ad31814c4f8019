/** The sky as it is seen: how bright it is, how it drifts, and what it answers to. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ofMainThreads, traceDuring } from '../dev/measure/trace.ts';
import { sky } from '../src/content/en/site.ts';
import { expect, setTabHidden, test, testReducedMotion } from './site.ts';

const NEAR = 0;
const FAR = 1;

const layer = (page: Page, index: number) =>
  page.locator(`[data-part="star-layer"][data-layer="${index}"]`);

/** The drawing of a layer, which drifts. */
const stars = (page: Page, index: number) => layer(page, index).locator('> svg');

/** Where a layer lies in the window, drift included. */
const placeOf = (page: Page, index: number) =>
  stars(page, index).evaluate((svg) => {
    const { left, top, right, bottom } = svg.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** Stops the drift of both layers, after a time of it. */
const stopDriftAt = (page: Page, timeMs: number) =>
  page.locator('[data-part="star-layer"] > svg').evaluateAll((drawings, currentTime) => {
    for (const animation of drawings.flatMap((svg) => svg.getAnimations())) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, timeMs);

const scrollPage = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await twoFrames(page);
};

/** After this the page has certainly answered an event. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const) {
  for (const deviceScaleFactor of width === 390 || width === 1440 ? [1, 3] : [1]) {
    test(`the sky is seen at ${width} px, ${deviceScaleFactor}x`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: { width, height },
        deviceScaleFactor,
        reducedMotion: 'reduce',
      });
      await page.goto('/');
      await page.evaluate(() => {
        for (const part of document.body.children)
          if (part instanceof HTMLElement && part.dataset.part !== 'starfield')
            part.style.visibility = 'hidden';
      });
      const pixels = await sharp(await page.screenshot())
        .greyscale()
        .raw()
        .toBuffer();
      await page.close();
      const lit = pixels.filter((grey) => grey > 80).length;
      expect(lit / pixels.length).toBeGreaterThan(0.001);
      expect(lit / pixels.length, 'a sky, not confetti').toBeLessThan(0.005);
      expect(pixels.reduce((most, grey) => Math.max(most, grey), 0)).toBeGreaterThan(200);
    });
  }
}

test('the near stars drift several pixels a second, the far ones less', async ({ page }) => {
  await page.goto('/terms-of-service');
  const speeds: number[][] = [[], []];
  for (const timeMs of [0, 7_000, 31_000, 59_000])
    for (const index of [NEAR, FAR]) {
      await stopDriftAt(page, timeMs);
      const from = await placeOf(page, index);
      await stopDriftAt(page, timeMs + 1000);
      const to = await placeOf(page, index);
      speeds[index]?.push(Math.hypot(to.left - from.left, to.top - from.top));
    }
  for (const speed of speeds[NEAR] ?? []) {
    expect(speed).toBeGreaterThan(3);
    expect(speed).toBeLessThan(10);
  }
  for (const speed of speeds[FAR] ?? []) {
    expect(speed).toBeGreaterThan(1);
    expect(speed).toBeLessThan(3);
  }
});

test('the stars rise as the page is scrolled, the near ones faster', async ({ page }) => {
  await page.goto('/');
  await stopDriftAt(page, 0);
  const before = [await placeOf(page, NEAR), await placeOf(page, FAR)];
  await scrollPage(page, 2000);
  for (const [index, atLeast, atMost] of [
    [NEAR, 0.08, 0.14],
    [FAR, 0.02, 0.05],
  ] as const) {
    const rise = async () =>
      ((before[index]?.top ?? 0) - (await placeOf(page, index)).top) / (await scrolled(page));
    await expect.poll(rise).toBeGreaterThan(atLeast);
    expect(await rise()).toBeLessThan(atMost);
  }
});

const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [2560, 1440],
] as const)
  test(`${width} x ${height}: wherever the stars are, they reach every edge of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const [x, y] of [
      [0, 0],
      [width - 1, height - 1],
    ] as const) {
      // From elsewhere: a pointer that is there already does not move.
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.move(x, y);
      await expect
        .poll(() =>
          layer(page, NEAR).evaluate((element) => element.style.translate.startsWith('-')),
        )
        .toBe(x === 0);
      const gaps = await page.evaluate(async () => {
        const layers = [...document.querySelectorAll('[data-part="star-layer"]')];
        const drawings = layers.flatMap((element) => [...element.querySelectorAll('svg')]);
        for (const animation of layers.flatMap((element) => element.getAnimations()))
          if (animation instanceof CSSTransition) animation.finish();
        const found: string[] = [];
        const { scrollHeight } = document.documentElement;
        // Just before the near stars start anew, and all the way down.
        for (const top of [0, scrollHeight / 2, 9.99 * innerHeight, scrollHeight]) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
          for (const animation of drawings.flatMap((svg) => svg.getAnimations())) {
            animation.pause();
            for (let part = 0; part < 8; part++) {
              animation.currentTime =
                (part / 8) * Number(animation.effect?.getComputedTiming().duration);
              for (const svg of drawings) {
                const box = svg.getBoundingClientRect();
                const isFull =
                  box.left <= 0 &&
                  box.top <= 0 &&
                  box.right >= document.documentElement.clientWidth &&
                  box.bottom >= innerHeight;
                if (!isFull) found.push(`${top} px down, ${part}/8: ${JSON.stringify(box)}`);
              }
            }
          }
        }
        return found;
      });
      expect(gaps).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('the stars follow a touch', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium can be touched');
    await page.goto('/terms-of-service');
    const shift = () => layer(page, NEAR).evaluate((element) => element.style.translate);
    await page.touchscreen.tap(2, 400);
    await expect.poll(async () => Number.parseFloat(await shift())).toBeLessThan(-1);
    await page.touchscreen.tap(1278, 400);
    await expect.poll(async () => Number.parseFloat(await shift())).toBeGreaterThan(1);
  });
});

test('while the stars are paused, neither drift, scrolling nor a touch moves them', async ({
  page,
}) => {
  await page.goto('/');
  const pause = page.getByRole('button', { name: sky.pause });
  const waysToPause: (() => Promise<unknown>)[] = [
    () => setTabHidden(page, true),
    async () => {
      await setTabHidden(page, false);
      await pause.click();
    },
  ];
  for (const stop of waysToPause) {
    await stop();
    await expect(page.locator('body')).toHaveAttribute('data-paused');
    await twoFrames(page);
    // The pointer has been followed up to now.
    await page.locator('[data-part="star-layer"]').evaluateAll((layers) => {
      for (const animation of layers.flatMap((element) => element.getAnimations()))
        if (animation instanceof CSSTransition) animation.finish();
    });
    const before = [await placeOf(page, NEAR), await placeOf(page, FAR)];
    await scrollPage(page, 1500);
    await page.mouse.move(3, 3);
    await page.mouse.move(1200, 700);
    await scrollPage(page, 300);
    expect([await placeOf(page, NEAR), await placeOf(page, FAR)]).toEqual(before);
  }
});

testReducedMotion('under reduced motion nothing moves the stars', async ({ page }) => {
  await page.goto('/');
  const before = [await placeOf(page, NEAR), await placeOf(page, FAR)];
  await scrollPage(page, 1500);
  await page.mouse.move(3, 3);
  await page.mouse.move(1200, 700);
  await twoFrames(page);
  expect([await placeOf(page, NEAR), await placeOf(page, FAR)]).toEqual(before);
});

test('while the stars drift, no script runs and nothing is painted', async ({
  page,
  browser,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium writes traces');
  await page.goto('/terms-of-service');
  const passedMs = () =>
    stars(page, NEAR).evaluate((svg) => Number(svg.getAnimations()[0]?.currentTime));
  // A page that was just loaded is still painted once or twice: then the next second is watched.
  await expect(async () => {
    const events = ofMainThreads(
      await traceDuring(browser, page, ['devtools.timeline'], async () => {
        const start = await passedMs();
        await expect.poll(passedMs, { intervals: [500] }).toBeGreaterThan(start + 1000);
      }),
    );
    const names = events.map(({ name }) => name);
    for (const name of ['Paint', 'FireAnimationFrame', 'TimerFire', 'Layout'])
      expect(names, name).not.toContain(name);
  }).toPass({ timeout: 20_000 });
});

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('where words stand on the sky, a star behind them ends before their letters', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms-of-service');
  // All of the sky as bright as a star.
  await page.locator('[data-part="starfield"]').evaluate((element) => {
    element.style.background = 'var(--star)';
    element.replaceChildren();
  });
  for (const words of [
    page.locator('main header time'),
    page.locator('main section p').first(),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('contentinfo').getByRole('link').first(),
  ]) {
    await words.scrollIntoViewIfNeeded();
    const read = async () =>
      sharp(await words.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
    const rgb = await words.evaluate((element) =>
      (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    const textLuminance = luminance(rgb);
    await words.evaluate((element) => {
      element.style.color = 'transparent';
    });
    const halo = await read();
    await words.evaluate((element) => {
      element.style.color = '#f00';
      element.style.textShadow = 'none';
    });
    const marked = await read();
    const { width, height } = halo.info;
    const isLetter = (x: number, y: number) => {
      const at = 3 * (y * width + x);
      return (marked.data[at] ?? 0) > 200 && (marked.data[at + 2] ?? 255) < 60;
    };
    const around: number[] = [];
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const isBeside =
          isLetter(x - 1, y) || isLetter(x + 1, y) || isLetter(x, y - 1) || isLetter(x, y + 1);
        if (isLetter(x, y) || !isBeside) continue;
        const at = 3 * (y * width + x);
        const behind = luminance([...halo.data.subarray(at, at + 3)]);
        const [light, dark] = [Math.max(textLuminance, behind), Math.min(textLuminance, behind)];
        around.push(behind > textLuminance ? 1 : (light + 0.05) / (dark + 0.05));
      }
    around.sort((a, b) => a - b);
    expect(around.length).toBeGreaterThan(20);
    const name = await words.evaluate((element) => element.textContent);
    expect(around[Math.floor(around.length / 2)], `${name}: half of it`).toBeGreaterThan(4.5);
    expect(around[Math.floor(around.length / 10)], `${name}: nine tenths`).toBeGreaterThan(3);
  }
});
