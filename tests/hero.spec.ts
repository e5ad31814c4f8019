/** The hero (docs/requirements.md, 5): what the first view shows, and how it is drawn. */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { HERO_VIEW, HERO_WIDE_VIEW, project, pxPerM } from '../src/lib/camera.ts';
import { cordHeightM } from '../src/lib/court.ts';
import { EXAMPLE_SMASH, fly } from '../src/lib/flight.ts';
import { layoutHeadline } from '../src/sections/Hero/headlineLayout.ts';
import { expect, siteTest, test } from './fixtures.ts';
import { readBox } from './layout.ts';
import { SYSTEM_FONTS, setSystemFont, waitForFonts } from './systemFonts.ts';

const { computerMade, hero: words } = english;

const hero = (page: Page) => page.locator('#home');
const screens = (page: Page) => hero(page).getByRole('img');

/** The first view is whole in these windows: of a laptop, and of phones from 360 px on (5.4). */
const FIRST_VIEWS = [
  [1440, 900],
  [390, 844],
  [360, 780],
  [430, 932],
] as const;

/** The number on the results screen lies between these shares of its height. */
const [NUMBER_TOP, NUMBER_BOTTOM] = [0.155, 0.275];

for (const font of Object.values(SYSTEM_FONTS))
  test(`all is above the fold, in ${font.family}`, async ({ page }) => {
    await setSystemFont(page, font);
    await page.goto('/');
    await waitForFonts(page);
    const { badge, tagline, notes, download, watchDemo, atRacket } = words;
    const isPhone = (width: number) => width < 640;
    for (const [width, height] of FIRST_VIEWS) {
      await page.setViewportSize({ width, height });
      const marks = await hero(page).getByText(computerMade.picture).all();
      for (const part of [
        hero(page).getByRole('heading', { level: 1 }),
        hero(page).getByText(`${EXAMPLE_SMASH.speedKmh}`, { exact: true }),
        hero(page).getByText(atRacket, { exact: true }),
        ...[badge, tagline, ...notes].map((text) => hero(page).getByText(text)),
        ...(isPhone(width) ? [] : marks),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
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
      // On the smallest phone it is cut by half a pixel.
      if (width !== 360) expect(screen.top + screen.height * NUMBER_BOTTOM).toBeLessThan(height);
    }
  });

test('at every width the capture phone shows the scene behind it', async ({ page }) => {
  await page.goto('/');
  for (const [width, view] of [
    [320, HERO_WIDE_VIEW],
    [959, HERO_WIDE_VIEW],
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
    const scale = screen.width / view.width;
    expect(drawn.scale, `${width} px`).toBeCloseTo((scale * view.focalPx) / HERO_VIEW.focalPx, 3);
    const [x, y] = view.principalPx;
    expect(Math.abs(drawn.x - screen.x - x * scale), `${width} px`).toBeLessThan(0.6);
    expect(Math.abs(drawn.y - screen.y - y * scale), `${width} px`).toBeLessThan(0.6);
  }
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

test('the title is one text, each letter in its own width', async ({ page }) => {
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
  const { letters: expected } = layoutHeadline(words.title);
  expect(letters.map(([widthPercent]) => widthPercent)).toEqual(
    expected.map(({ widthPercent }) => widthPercent),
  );
  for (const [, trackingEm] of letters) expect(Math.abs(trackingEm + 0.013)).toBeLessThan(0.025);
});
