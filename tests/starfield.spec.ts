/** The starfield (docs/requirements.md, Starfield): how bright it is, how it drifts, what moves and pauses it. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { english } from '../src/i18n/content.ts';
import { expect, setTabHidden, test, testWithMotion } from './support/fixtures.ts';
import { readBoxes, scrollTo } from './support/layout.ts';

const { starfieldToggle } = english;

test.use({ hasTouch: true });

/** Drawing this page takes less time than the home page, and the stars move alike. */
const PATH = '/terms-of-service';
const NEAR = 0;
const FAR = 1;
const drawings = (page: Page) => page.locator('[data-part="star-layer"] > svg');
const pauseButton = (page: Page) => page.getByRole('button', { name: starfieldToggle.pause });
const driftButton = (page: Page) => page.getByRole('button', { name: starfieldToggle.drift });

/** Both layers are running, or both are paused. */
async function expectDrift(page: Page, state: 'running' | 'paused'): Promise<void> {
  for (const layer of [NEAR, FAR])
    await expect(drawings(page).nth(layer)).toHaveCSS('animation-play-state', state);
}

/** Pauses the drift of both layers at one time of it. */
const seekDrift = (page: Page, timeMs: number) =>
  drawings(page).evaluateAll((all, currentTime) => {
    for (const animation of all.flatMap((svg) => svg.getAnimations())) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, timeMs);

/** Where both layers are in the window, once they have followed scrolling and the pointer. */
const readPlaces = (page: Page): Promise<DOMRect[]> =>
  drawings(page).evaluateAll(async (all) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return all.map((svg) => {
      for (const animation of svg.parentElement?.getAnimations() ?? [])
        if (animation instanceof CSSTransition) animation.finish();
      return svg.getBoundingClientRect().toJSON();
    });
  });

/** How far each layer moves meanwhile, in pixels. */
async function readShifts(page: Page, move: () => Promise<unknown>) {
  const before = await readPlaces(page);
  await move();
  const after = await readPlaces(page);
  const shift = (layer: number) => ({
    x: (after[layer]?.left ?? Number.NaN) - (before[layer]?.left ?? 0),
    y: (after[layer]?.top ?? Number.NaN) - (before[layer]?.top ?? 0),
  });
  return { near: shift(NEAR), far: shift(FAR) };
}

function expectBetween(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThan(least);
  expect(value).toBeLessThan(most);
}

for (const [deviceScaleFactor, widthsPx] of [
  [1, [320, 2560]],
  [3, [390]],
] as const)
  test.describe(`at ${deviceScaleFactor}x`, () => {
    test.use({ deviceScaleFactor });

    test('the stars can be seen, and none is bright', async ({ page }) => {
      await page.goto('/');
      await page.locator('[data-part="starfield"]').evaluate((starfield) => {
        document.body.style.visibility = 'hidden';
        starfield.style.visibility = 'visible';
      });
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 });
        const screenshot = sharp(await page.screenshot());
        const greys = await screenshot.greyscale().raw().toBuffer();
        const litShare = greys.filter((grey) => grey > 80).length / greys.length;
        expectBetween(litShare, 0.0005, 0.002);
        // Any of them may be behind a text.
        expectBetween(Math.max(...new Set(greys)), 120, 170);
      }
    });
  });

testWithMotion('stars drift slowly, near ones further', async ({ page }) => {
  await page.goto(PATH);
  for (const timeMs of [0, 7_000, 31_000, 59_000]) {
    await seekDrift(page, timeMs);
    const { near, far } = await readShifts(page, () => seekDrift(page, timeMs + 1000));
    expectBetween(Math.hypot(near.x, near.y), 3, 10);
    expectBetween(Math.hypot(far.x, far.y), 1, 3);
  }
});

testWithMotion('stars rise while the page is scrolled, near ones further', async ({ page }) => {
  await page.goto(PATH);
  await seekDrift(page, 0);
  const { near, far } = await readShifts(page, () => scrollTo(page, 2000));
  expectBetween(near.y, -280, -160);
  expectBetween(far.y, -100, -40);
});

testWithMotion('stars follow the pointer, near ones further', async ({ page }) => {
  await page.goto(PATH);
  await seekDrift(page, 0);
  await page.mouse.move(10, 10);
  const { near, far } = await readShifts(page, () => page.mouse.move(1270, 790));
  for (const axis of ['x', 'y'] as const) {
    expect(near[axis]).toBeGreaterThan(40);
    expectBetween(far[axis], 0, near[axis] / 2);
  }
});

testWithMotion('stars follow a touch', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be touched');
  await page.goto(PATH);
  await seekDrift(page, 0);
  const { left: startPx = 0 } = (await readPlaces(page))[NEAR] ?? {};
  await page.touchscreen.tap(2, 400);
  // The tap is sent to the page, not awaited there.
  await expect.poll(async () => (await readPlaces(page))[NEAR]?.left).toBeLessThan(startPx - 15);
});

async function expectNothingMovesStars(page: Page): Promise<void> {
  const shifts = await readShifts(page, async () => {
    await scrollTo(page, 1500);
    await page.mouse.move(3, 3);
    await page.mouse.move(1200, 700);
  });
  expect(shifts).toEqual({ near: { x: 0, y: 0 }, far: { x: 0, y: 0 } });
  await scrollTo(page, 0);
}

testWithMotion('the stars of a hidden tab stand still', async ({ page }) => {
  await page.goto(PATH);
  await expectDrift(page, 'running');
  await setTabHidden(page, true);
  await expectDrift(page, 'paused');
  await expectNothingMovesStars(page);
  await setTabHidden(page, false);
  await expectDrift(page, 'running');
});

testWithMotion('the visitor pauses the stars, and moves nothing else', async ({ page }) => {
  await page.goto(PATH);
  const footer = page.locator('footer :is(a, button)');
  await pauseButton(page).scrollIntoViewIfNeeded();
  const before = await readBoxes(footer);
  await pauseButton(page).click();
  expect(await readBoxes(footer), 'its new label moves nothing').toEqual(before);
  await expectNothingMovesStars(page);
});

testWithMotion('the choice to pause the stars is for every tab', async ({ page, context }) => {
  const switchTabs = async () => {
    await setTabHidden(page, true);
    await setTabHidden(page, false);
  };
  await page.goto(PATH);
  await pauseButton(page).click();
  await switchTabs();
  await expectDrift(page, 'paused');
  const other = await context.newPage();
  await other.goto(PATH);
  await expectDrift(other, 'paused');
  await driftButton(other).click();
  await expectDrift(other, 'running');
  await switchTabs();
  await expectDrift(page, 'running');
  await expect(pauseButton(page)).toBeVisible();
});

test('under reduced motion nothing moves the stars', async ({ page }) => {
  await page.goto(PATH);
  await expectNothingMovesStars(page);
  await expect(page.locator('[data-part="starfield-toggle"]')).toBeHidden();
});

testWithMotion('drifting runs and paints nothing', async ({ page, browser, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium writes traces');
  await page.goto(PATH);
  const passedMs = () =>
    drawings(page).evaluateAll(([near]) => Number(near?.getAnimations()[0]?.currentTime));
  const traceSecond = async (): Promise<{ name: string; args: { name?: string } }[]> => {
    await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata'] });
    const startMs = await passedMs();
    await expect.poll(passedMs, { intervals: [500] }).toBeGreaterThan(startMs + 1000);
    return JSON.parse(`${await browser.stopTracing()}`).traceEvents;
  };
  // A page that has just loaded is painted once or twice more: then the next second is watched.
  await expect(async () => {
    const events = await traceSecond();
    expect(events.map(({ args }) => args.name)).toContain('CrRendererMain');
    const busy = ['Paint', 'FireAnimationFrame', 'TimerFire', 'Layout'];
    expect(events.map(({ name }) => name).filter((name) => busy.includes(name))).toEqual([]);
  }).toPass({ timeout: 20_000 });
});

test('a star is a point: its radius is one to two pixels on phones and desks', async ({ page }) => {
  await page.goto(PATH);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const radiiPx = await drawings(page)
      .locator('circle')
      .evaluateAll((all) => all.map((star) => star.getBoundingClientRect().width / 2));
    expect(radiiPx).toHaveLength(60);
    expect(Math.min(...radiiPx), `${width} px`).toBeGreaterThanOrEqual(1);
    expect(Math.max(...radiiPx), `${width} px`).toBeLessThanOrEqual(2.5);
  }
});
