/** The starfield (docs/requirements.md, Starfield): how bright it is, what moves it and what stops it. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { english } from '../src/i18n/content.ts';
import { expect, SLOW, setTabHidden, test, testWithMotion } from './support/fixtures.ts';
import { scrollTo } from './support/layout.ts';

test.use({ hasTouch: true });

/** Drawing this page takes less time than the home page, and the stars move alike. */
const PATH = '/terms-of-service';
const { pause, drift } = english.starfieldToggle;
const button = (page: Page, name: string) => page.getByRole('button', { name });
/** The drawings of both layers, the near one first. */
const layers = (page: Page) => page.locator('[data-part="star-layer"] > svg');

async function expectDrift(page: Page, state: 'running' | 'paused'): Promise<void> {
  for (const layer of await layers(page).all())
    await expect(layer).toHaveCSS('animation-play-state', state);
}

/** Stops the drift of both layers at a time of it. */
const stopDriftAt = (page: Page, timeMs: number) =>
  layers(page).evaluateAll((all, currentTime) => {
    for (const animation of all.flatMap((layer) => layer.getAnimations())) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, timeMs);

/** Where the near and the far layer are, once they have followed scrolling and the pointer: x plus y. */
const readPlaces = (page: Page) =>
  layers(page).evaluateAll(async (all) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return all.map((layer) => {
      for (const animation of layer.parentElement?.getAnimations() ?? [])
        if (animation instanceof CSSTransition) animation.finish();
      const { x, y } = layer.getBoundingClientRect();
      return x + y;
    });
  });

/** How far the near and the far layer move meanwhile, in pixels. */
async function readShifts(page: Page, move: () => Promise<unknown>): Promise<number[]> {
  const before = await readPlaces(page);
  await move();
  const after = await readPlaces(page);
  return after.map((place, layer) => Math.abs(place - (before[layer] ?? 0)));
}

async function expectStill(page: Page): Promise<void> {
  const shifts = await readShifts(page, async () => {
    await scrollTo(page, 1500);
    await page.mouse.move(1200, 700);
  });
  expect(shifts).toEqual([0, 0]);
  await scrollTo(page, 0);
}

test('the stars can be seen, and none is bright', SLOW, async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-part="starfield"]').evaluate((starfield) => {
    document.body.style.visibility = 'hidden';
    starfield.style.visibility = 'visible';
  });
  for (const width of [320, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const greys = await sharp(await page.screenshot())
      .greyscale()
      .raw()
      .toBuffer();
    const litShare = greys.filter((grey) => grey > 80).length / greys.length;
    expect(litShare, `${width} px`).toBeGreaterThan(0.0005);
    // Points without a glow.
    expect(litShare, `${width} px`).toBeLessThan(0.002);
    expect(Math.max(...new Set(greys)), `${width} px`).toBeLessThanOrEqual(170);
  }
});

testWithMotion(
  'drift, pointer and scroll position move the near stars further',
  async ({ page }) => {
    await page.goto(PATH);
    await stopDriftAt(page, 0);
    await page.mouse.move(10, 10);
    for (const [what, move, leastPx] of [
      ['drift', () => stopDriftAt(page, 1000), 1],
      ['pointer', () => page.mouse.move(1270, 790), 10],
      ['scroll', () => scrollTo(page, 2000), 40],
    ] as const) {
      const [near = 0, far = 0] = await readShifts(page, move);
      expect(far, what).toBeGreaterThan(leastPx);
      expect(near, what).toBeGreaterThan(2 * far);
    }
  },
);

testWithMotion('a touch moves the stars', SLOW, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be touched');
  await page.goto(PATH);
  await stopDriftAt(page, 0);
  const [near = 0] = await readPlaces(page);
  await page.touchscreen.tap(2, 400);
  // The tap is sent to the page, not awaited there.
  await expect.poll(async () => (await readPlaces(page))[0]).toBeLessThan(near - 15);
});

testWithMotion('the stars of a hidden tab stand still', async ({ page }) => {
  await page.goto(PATH);
  await setTabHidden(page, true);
  await expectDrift(page, 'paused');
  await expectStill(page);
  await setTabHidden(page, false);
  await expectDrift(page, 'running');
});

testWithMotion(
  'the stars that the visitor has paused stand still until they drift again',
  async ({ page }) => {
    await page.goto(PATH);
    await button(page, pause).click();
    await expectDrift(page, 'paused');
    await expectStill(page);
    await page.reload();
    await expectDrift(page, 'paused');
    await button(page, drift).click();
    await expectDrift(page, 'running');
  },
);

test('under reduced motion the stars stand still, and need no button', async ({ page }) => {
  await page.goto(PATH);
  await expectStill(page);
  await expect(page.locator('[data-part="starfield-toggle"]')).toBeHidden();
});

testWithMotion(
  'drifting runs no script and paints nothing',
  SLOW,
  async ({ page, browser, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium writes traces');
    await page.goto(PATH);
    // A page that has just loaded is painted once or twice more: then the next second is watched.
    await expect(async () => {
      await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata'] });
      const passedMs = () =>
        layers(page).evaluateAll(([near]) => Number(near?.getAnimations()[0]?.currentTime));
      const startMs = await passedMs();
      await expect.poll(passedMs, { intervals: [500] }).toBeGreaterThan(startMs + 1000);
      const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`);
      const events: { name: string; args: { name?: string } }[] = traceEvents;
      expect(events.map(({ args }) => args.name)).toContain('CrRendererMain');
      const busy = ['Paint', 'FireAnimationFrame', 'TimerFire', 'Layout'];
      expect(events.map(({ name }) => name).filter((name) => busy.includes(name))).toEqual([]);
    }).toPass({ timeout: 20_000 });
  },
);
