/** The hero (docs/requirements.md, Hero): what the first view shows, and how it is drawn. */

import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { HERO_LOOSE_VIEW, HERO_SCREEN, HERO_VIEW, project } from '../src/lib/flight/camera.ts';
import { EXAMPLE_SMASH } from '../src/lib/flight/flight.ts';
import { expect, SLOW, test } from './support/fixtures.ts';
import { readBox } from './support/layout.ts';
import { setWideFont, waitForFonts } from './support/systemFonts.ts';

const { computerMade, hero: words } = english;

const hero = (page: Page) => page.locator('#home');
const screens = (page: Page) => hero(page).getByRole('img');

/** The first view is whole in these windows: of a laptop, and of phones from 360 px on. */
const FIRST_VIEWS = [
  [1440, 900],
  [390, 844],
  [360, 780],
  [430, 932],
] as const;

/** Where the number on the results screen and the unit below it lie, as shares of its height. */
const [NUMBER_TOP, NUMBER_BOTTOM, UNIT_BOTTOM] = [0.155, 0.275, 0.323];

/** The phones with their frames, whose widths are those of the layout. */
async function readPhones(page: Page) {
  const framePx = (page.viewportSize()?.width ?? 0) < 640 ? 7 : 10;
  const readPhone = async (part: string) => {
    const { left, top, right, bottom } = await readBox(page.locator(part));
    const at = (px: number) => Math.round(px);
    return {
      left: at(left - framePx),
      top: at(top - framePx),
      right: at(right + framePx),
      bottom: at(bottom + framePx),
    };
  };
  const device = '[data-part="device"]';
  return {
    capture: await readPhone(`#hero-stage > :first-child > ${device}`),
    results: await readPhone(`[data-part="results"] > ${device}`),
  };
}

for (const font of ['narrow', 'wide'])
  test(`all is above the fold, in a ${font} font`, async ({ page }) => {
    if (font === 'wide') await setWideFont(page);
    await page.goto('/');
    await waitForFonts(page);
    const { badge, tagline, notes, download, watchDemo, atRacket } = words;
    const isPhone = (width: number) => width < 640;
    for (const [width, height] of FIRST_VIEWS) {
      await page.setViewportSize({ width, height });
      for (const part of [
        hero(page).getByRole('heading', { level: 1 }),
        ...[badge, tagline, ...notes].map((text) => hero(page).getByText(text)),
        ...(isPhone(width) || !site.mediaIsIllustration
          ? []
          : [hero(page).getByText(computerMade.picture).first()]),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      for (const text of [`${EXAMPLE_SMASH.speedKmh}`, atRacket]) {
        const speed = hero(page).getByText(text, { exact: true });
        // A phone shows the speed once, on the results screen.
        if (isPhone(width)) await expect(speed).toBeHidden();
        else await expect(speed).toBeInViewport({ ratio: 1 });
      }
      for (const label of [download, watchDemo]) {
        const button = hero(page).getByText(label);
        await expect(button).toBeInViewport({ ratio: 1 });
        await button.click({ trial: true });
      }
      const button = await readBox(hero(page).getByText(download));
      if (isPhone(width)) expect(button.width).toBe(width - 40);
      const screen = await readBox(screens(page).last());
      const x = screen.left + screen.width / 2;
      const y = screen.top + (screen.height * (NUMBER_TOP + NUMBER_BOTTOM)) / 2;
      const isOnTop = await page.evaluate(
        (point) => Boolean(document.elementFromPoint(...point)?.closest('[data-part="results"]')),
        [x, y] as const,
      );
      expect(isOnTop, 'nothing covers the number').toBe(true);
      // With the smallest phone or a wide system font, the number is seen without its unit.
      const isUnitSeen = width > 360 && font === 'narrow';
      const lowest = isUnitSeen ? UNIT_BOTTOM : NUMBER_BOTTOM;
      expect(screen.top + screen.height * lowest, `${width} px`).toBeLessThan(height);
    }
  });

test('at every width the capture phone shows the scene behind it', SLOW, async ({ page }) => {
  await page.goto('/');
  for (const [width, view] of [
    [320, HERO_LOOSE_VIEW],
    [959, HERO_LOOSE_VIEW],
    [960, HERO_VIEW],
    [2560, HERO_VIEW],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const screen = await readBox(screens(page).first());
    // Where the drawing has the point straight ahead of the lens, and where the screen shows it.
    const drawn = await page
      .locator('#hero-stage svg')
      .first()
      .evaluate((svg: SVGSVGElement, principalPx) => {
        const toWindow = svg.getScreenCTM() ?? new DOMMatrix();
        const { x, y } = new DOMPoint(...principalPx).matrixTransform(toWindow);
        return { scale: toWindow.a, x, y };
      }, HERO_VIEW.principalPx);
    const scale = screen.width / HERO_SCREEN.width;
    expect(drawn.scale, `${width} px`).toBeCloseTo((scale * view.focalPx) / HERO_VIEW.focalPx, 3);
    const [x, y] = view.principalPx;
    expect(Math.abs(drawn.x - screen.x - x * scale), `${width} px`).toBeLessThan(0.6);
    expect(Math.abs(drawn.y - screen.y - y * scale), `${width} px`).toBeLessThan(0.6);
  }
});

test('the results phone is large, and clear of what the capture phone shows', async ({ page }) => {
  await page.goto('/');
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await readPhones(page);
  expect(wide.results.right - wide.results.left).toBe(290 + 20);
  // The texts of the capture screen end 40 of its 852 points before its right edge.
  const textsRight = wide.capture.right - (40 / 852) * (wide.capture.right - wide.capture.left);
  expect(wide.results.left - textsRight).toBeGreaterThanOrEqual(32);

  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await readPhones(page);
  expect([narrow.capture.left, narrow.capture.right]).toEqual([20, 370]);
  expect(narrow.results.right).toBe(370);
  expect(narrow.results.right - narrow.results.left).toBeGreaterThanOrEqual(300);
  const coveredPx = narrow.capture.bottom - narrow.results.top;
  expect(coveredPx).toBeGreaterThan(0);
  expect(coveredPx).toBeLessThanOrEqual(40);
});

test('the player strikes the shuttle where the flight starts', SLOW, async ({ page }) => {
  test.skip(!site.mediaIsIllustration, 'the owner’s screenshot shows another flight');
  await page.goto('/');
  for (const [width, view] of [
    [390, HERO_LOOSE_VIEW],
    [820, HERO_LOOSE_VIEW],
    [1440, HERO_VIEW],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const screen = await readBox(screens(page).first());
    const contactM = [-EXAMPLE_SMASH.distanceToNetM, EXAMPLE_SMASH.heightM, 0] as const;
    const [x, y] = project(view, contactM).map((px) => (px * screen.width) / HERO_SCREEN.width);
    const picture = page.locator('[data-part="player"]');
    // On phones it is turned about the contact, which stays where it is.
    await picture.evaluate(({ style }) => style.setProperty('rotate', 'none'));
    const player = await readBox(picture.locator('img'));
    // Where the racket meets the shuttle in the picture.
    const [contactX, contactY] = [0.925 * player.width, 0.0525 * player.height];
    expect(Math.abs(player.left + contactX - screen.left - (x ?? 0)), `${width} px`).toBeLessThan(
      3,
    );
    expect(Math.abs(player.top + contactY - screen.top - (y ?? 0)), `${width} px`).toBeLessThan(6);
  }
});

test('the letters of the title narrow from 150 to 50 percent, each in a box of its width', async ({
  page,
}) => {
  await page.goto('/');
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
  const widthsPercent = letters.map(([widthPercent]) => widthPercent);
  expect([widthsPercent[0], widthsPercent.at(-1)]).toEqual([150, 50]);
  expect(widthsPercent).toEqual(widthsPercent.toSorted((a, b) => b - a));
  for (const [, trackingEm] of letters) expect(Math.abs(trackingEm + 0.013)).toBeLessThan(0.025);
});
