/** The hero (docs/requirements.md, 5): what the first view shows, and how it is drawn. */
import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { HERO_VIEW, HERO_WIDE_VIEW, type ImageView, project, pxPerM } from '../src/lib/camera.ts';
import { cordHeightM } from '../src/lib/court.ts';
import { EXAMPLE_SMASH, fly } from '../src/lib/flight.ts';
import { expect, ignoreLineWidths, siteTest, test, testReducedMotion } from './fixtures.ts';
import { SLOW } from './slow.ts';
import { SYSTEM_FONTS, setSystemFont, waitForFonts } from './systemFonts.ts';
import { EXPOSURES, findTextCollisions } from './textCollisions.ts';

const { hero: words, illustrationLabel } = english;

const hero = (page: Page) => page.locator('#home');
const screens = (page: Page) => hero(page).getByRole('img');

const WIDTHS_PX = [
  390, 430, 480, 540, 600, 639, 640, 700, 768, 820, 900, 959, 960, 1024, 1100, 1180, 1280, 1366,
  1440, 1600, 1920, 2200, 2560,
];

/** The smallest phones on which the first view is whole (docs/requirements.md, 5.4). */
const PHONES = [
  [390, 844],
  [360, 780],
  [430, 932],
] as const;

/** The first view shows all of this above the fold, free to be pressed, and a speed with it. */
async function expectAboveFold(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  for (const text of [`${EXAMPLE_SMASH.speedKmh}`, words.atRacket])
    await expect(hero(page).getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(hero(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  for (const text of [words.badge, words.tagline, ...words.notes])
    await expect(hero(page).getByText(text)).toBeInViewport({ ratio: 1 });
  for (const label of [words.download, words.watchDemo]) {
    await expect(hero(page).getByText(label)).toBeInViewport({ ratio: 1 });
    await hero(page).getByText(label).click({ trial: true });
  }
}

/** Nothing covers the number on the results screen, which is above the fold. */
async function expectResultAboveFold(page: Page, height: number): Promise<void> {
  // The number on the results screen lies between these shares of its height.
  const [numberTop, numberBottom] = [0.155, 0.275];
  const screen = await screens(page).last().boundingBox();
  if (!screen) throw new Error('There is no results screen.');
  expect(screen.y + screen.height * numberBottom).toBeLessThan(height);
  const isOnTop = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-part="results"]') !== null,
    [
      screen.x + screen.width / 2,
      screen.y + (screen.height * (numberTop + numberBottom)) / 2,
    ] as const,
  );
  expect(isOnTop, 'nothing covers the number').toBe(true);
}

for (const font of Object.values(SYSTEM_FONTS)) {
  testReducedMotion(`all is above the fold, in ${font.family}`, async ({ page }) => {
    await setSystemFont(page, font);
    await page.goto('/');
    await waitForFonts(page);
    await expectAboveFold(page, 1440, 900);
    await expectResultAboveFold(page, 900);
    for (const label of await hero(page).getByText(illustrationLabel).all())
      await expect(label).toBeInViewport({ ratio: 1 });
    for (const [width, height] of PHONES) {
      await expectAboveFold(page, width, height);
      const download = await hero(page).getByText(words.download).boundingBox();
      expect(download?.width).toBe(width - 40);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectResultAboveFold(page, 844);
  });

  const details = font === SYSTEM_FONTS.wide ? {} : SLOW;
  testReducedMotion(
    `no enlarged text overlaps anything, in ${font.family}`,
    details,
    async ({ page }) => {
      await setSystemFont(page, font);
      await page.goto('/');
      await waitForFonts(page);
      await ignoreLineWidths(page);
      for (const size of ['150%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        for (const width of WIDTHS_PX)
          for (const height of [800, 620]) {
            await page.setViewportSize({ width, height });
            const collisions = await findTextCollisions(page, '#home');
            // Enlarged, the label of one phone may lie behind the other, which has the same label.
            const met = collisions.filter((collision) => !collision.includes(illustrationLabel));
            expect.soft(met, `${width} x ${height}, ${size}`).toEqual([]);
          }
      }
    },
  );
}

testReducedMotion(
  'at every width the capture phone shows the scene behind it',
  async ({ page }) => {
    await page.goto('/');
    const views: [width: number, ImageView][] = [
      [320, HERO_WIDE_VIEW],
      [820, HERO_WIDE_VIEW],
      [959, HERO_WIDE_VIEW],
      [960, HERO_VIEW],
      [1440, HERO_VIEW],
      [2560, HERO_VIEW],
    ];
    for (const [width, view] of views) {
      await page.setViewportSize({ width, height: 800 });
      const screen = await screens(page).first().boundingBox();
      const scene = await page
        .locator('#hero-stage svg')
        .first()
        .evaluate((svg: SVGSVGElement) => {
          const { a, e, f } = svg.getScreenCTM() ?? new DOMMatrix();
          return { scale: a, x: e, y: f };
        });
      if (!screen) throw new Error('There is no capture screen.');
      // Where the screen shows the point straight ahead of the lens, and where the drawing has it.
      const scale = screen.width / view.width;
      expect(scene.scale, `${width} px`).toBeCloseTo((scale * view.focalPx) / HERO_VIEW.focalPx, 3);
      for (const [axis, origin, start] of [
        [0, scene.x, screen.x],
        [1, scene.y, screen.y],
      ] as const) {
        const drawnPx = origin + HERO_VIEW.principalPx[axis] * scene.scale;
        const shownPx = start + view.principalPx[axis] * scale;
        expect(Math.abs(drawnPx - shownPx), `${width} px`).toBeLessThan(0.6);
      }
    }
  },
);

test('the first view says what it is, and for whom', async ({ page }) => {
  await page.goto('/');
  const tagline = hero(page).getByText(words.tagline);
  await expect(tagline).toBeInViewport({ ratio: 1 });
  for (const word of ['badminton', site.phrase, 'your own video', 'Free', 'iPhone, iPad and Mac'])
    await expect(tagline).toContainText(word);
});

siteTest('the flight passes over the net with space below it', () => {
  for (const view of [HERO_VIEW, HERO_WIDE_VIEW]) {
    const { overNet } = fly(EXAMPLE_SMASH);
    const [, flightY] = project(view, [0, overNet?.zM ?? 0, 0]);
    // The shuttle is drawn 68 mm wide.
    const shuttleY = flightY + 0.034 * pxPerM(view, 0);
    for (const acrossM of [-3.05, 0, 3.05]) {
      const [, cordY] = project(view, [0, cordHeightM(acrossM), acrossM]);
      expect(cordY - shuttleY, `${acrossM} m across`).toBeGreaterThan(4);
    }
  }
});

testReducedMotion('the title is one text, each letter in its own width', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.locator('h1')).toHaveText(words.title);
  await page.evaluate(() => document.fonts.ready);
  const letters = await page.locator('#hero-title [data-letter]').evaluateAll((boxes) =>
    boxes.map((box) => {
      const { fontSize, fontStretch } = getComputedStyle(box);
      const boxPx = box.getBoundingClientRect().width;
      const text = document.createElement('span');
      text.textContent = box.getAttribute('data-letter');
      text.style.cssText = 'position: absolute; white-space: pre';
      box.append(text);
      const trackingPx = boxPx - text.getBoundingClientRect().width;
      text.remove();
      return [Number.parseFloat(fontStretch), trackingPx / Number.parseFloat(fontSize)] as const;
    }),
  );
  expect(letters).toHaveLength(words.title.length);
  for (const [i, [widthPercent, trackingEm]] of letters.entries()) {
    if (i === 0) expect(widthPercent).toBe(150);
    expect(widthPercent).toBeGreaterThanOrEqual(50);
    expect(trackingEm).toBeGreaterThan(-0.038);
    expect(trackingEm).toBeLessThan(0.012);
  }
});

test('the exposures appear once, each at its time, and all of them stay', async ({ page }) => {
  await page.goto('/');
  // From the styles: an exposure that has already appeared has no animation any more.
  const delaysMs = await page
    .locator(EXPOSURES)
    .evaluateAll((all) =>
      all.map((element) => Number.parseFloat(getComputedStyle(element).animationDelay) * 1000),
    );
  const stepsMs = delaysMs.slice(1).map((ms, i) => Math.round(ms - (delaysMs[i] ?? 0)));
  expect(stepsMs.length).toBeGreaterThan(10);
  // Where the phone covers the flight, exposures are left out.
  const stepMs = Math.min(...stepsMs);
  expect(stepMs).toBeGreaterThan(0);
  for (const ms of stepsMs) expect(ms % stepMs).toBe(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
  });
  const parts = page.locator('#hero-stage :is(path, ellipse, img, g)');
  const styles = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { animationIterationCount, opacity, visibility } = getComputedStyle(part);
      return { animationIterationCount, isSeen: opacity !== '0' && visibility === 'visible' };
    }),
  );
  for (const style of styles) expect(style).toEqual({ animationIterationCount: '1', isSeen: true });
  // The speeds read off the flight are uncovered to the right edge of the screen.
  await expect(screens(page).first()).toHaveCSS('clip-path', /^polygon\(0px 0px, 100% 0px/);
});
