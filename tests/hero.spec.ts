import type { Page } from '@playwright/test';
import { hero as heroWords } from '../src/content/en/home.ts';
import { HERO_VIEW, HERO_WIDE_VIEW, type TripodView } from '../src/lib/camera.ts';
import { IN_FULL } from './inFull.ts';
import { expect, ignoreLineWidths, test, testReducedMotion, testWithoutScripts } from './site.ts';
import { SYSTEM_FONTS, setSystemFont, waitForFonts } from './systemFonts.ts';

const hero = (page: Page) => page.locator('#home');
const screens = (page: Page) => hero(page).getByRole('img');

/** Everything the first view owes a visitor. */
const promised = (page: Page) => [
  hero(page).getByText('AI-powered'),
  hero(page).getByRole('heading', { level: 1 }),
  hero(page).getByText('Film a rally.'),
  hero(page).getByText('Download Now'),
  hero(page).getByText('Watch demo'),
  hero(page).getByText('Offline • No cloud upload'),
  hero(page).getByText('Calibrated for shuttle acoustics'),
];

const FONTS = Object.values(SYSTEM_FONTS);

for (const [width, height, font] of FONTS.flatMap(
  (font) =>
    [
      [1440, 900, font],
      [390, 844, font],
    ] as const,
)) {
  test(`at ${width} x ${height} all that is promised stands above the fold, a speed with it (${font.family})`, async ({
    page,
  }) => {
    await setSystemFont(page, font);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await waitForFonts(page);
    for (const part of promised(page)) {
      const box = await part.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= height, `${part}`).toBe(true);
    }
    // The results screen has its number between these parts of its height.
    const screen = await screens(page).last().boundingBox();
    if (!screen) throw new Error('no results screen');
    expect(screen.y + screen.height * 0.275).toBeLessThan(height);
    const [x, y] = [screen.x + screen.width / 2, screen.y + screen.height * 0.215];
    const isFree = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-part="results"]'),
      [x, y] as const,
    );
    expect(isFree, 'nothing covers the number').not.toBeNull();
  });
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const EVERY_WIDTH = [
  320, 360, 390, 430, 480, 540, 600, 639, 640, 700, 768, 820, 900, 959, 960, 1024, 1100, 1180, 1280,
  1366, 1440, 1600, 1920, 2200, 2560,
];

for (const [textSize, widths, font, details] of FONTS.flatMap((font) => {
  const enlarged = EVERY_WIDTH.filter((width) => width >= 390);
  return [
    ['100%', EVERY_WIDTH, font, {}],
    ['150%', enlarged, font, IN_FULL],
    ['200%', enlarged, font, font === SYSTEM_FONTS.wide ? {} : IN_FULL],
  ] as const;
})) {
  testReducedMotion(
    `with text of ${textSize} in ${font.family}, no text leaves the window, meets other text, or lies under a phone, the bar or the flight`,
    details,
    async ({ page }) => {
      await setSystemFont(page, font);
      await page.goto('/');
      await waitForFonts(page);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      await ignoreLineWidths(page);
      for (const [width, height] of widths.flatMap(
        (width) =>
          [
            [width, 800],
            [width, 620],
          ] as const,
      )) {
        await page.setViewportSize({ width, height });
        const { texts, things } = await page.evaluate(() => {
          const boxOf = (node: Range | Element): Box => {
            const { left, top, right, bottom } = node.getBoundingClientRect();
            return { left, top, right, bottom };
          };
          const ownText = (element: Element): Range => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return range;
          };
          const hero = document.querySelector('#home');
          const words = [...(hero?.querySelectorAll('p, a, li') ?? [])];
          const title = hero?.querySelector('h1') ?? document.body;
          const bar = document.querySelector('[data-part="nav-bar"]') ?? document.body;
          const drawn = '[data-part="device"], #hero-stage svg > g:last-of-type > path';
          return {
            texts: [...words.map(ownText), title].map(boxOf),
            things: [...(hero?.querySelectorAll(drawn) ?? []), bar].map(boxOf),
          };
        });
        expect(things).toHaveLength(2 + 33 + 1);
        for (const [i, text] of texts.entries()) {
          expect.soft(text.left, `text ${i} at ${width} px`).toBeGreaterThanOrEqual(0);
          expect.soft(text.right, `text ${i} at ${width} px`).toBeLessThanOrEqual(width);
          const met = [...texts.slice(0, i), ...things].filter((other) => overlap(text, other));
          expect.soft(met, `text ${i} at ${width} x ${height}`).toEqual([]);
        }
      }
    },
  );
}

testReducedMotion(
  'the phone is a window onto the scene: both are one projection at every width',
  async ({ page }) => {
    await page.goto('/');
    const views: [number, TripodView][] = [
      [320, HERO_WIDE_VIEW],
      [390, HERO_WIDE_VIEW],
      [820, HERO_WIDE_VIEW],
      [959, HERO_WIDE_VIEW],
      [960, HERO_VIEW],
      [1440, HERO_VIEW],
      [2560, HERO_VIEW],
    ];
    for (const [width, view] of views) {
      await page.setViewportSize({ width, height: 800 });
      const screen = await screens(page).first().boundingBox();
      if (!screen) throw new Error('no capture screen');
      const scene = await page.evaluate(() => {
        const matrix = document.querySelector<SVGSVGElement>('#hero-stage svg')?.getScreenCTM();
        return matrix && { scale: matrix.a, x: matrix.e, y: matrix.f };
      });
      // Where the picture has what lies straight ahead of the lens, and where the drawing has it.
      const perPoint = screen.width / view.width;
      expect(scene?.scale).toBeCloseTo((perPoint * view.focalPx) / HERO_VIEW.focalPx, 3);
      for (const [axis, origin, start] of [
        [0, scene?.x, screen.x],
        [1, scene?.y, screen.y],
      ] as const) {
        const drawn = (origin ?? 0) + HERO_VIEW.principalPx[axis] * (scene?.scale ?? 0);
        expect(Math.abs(drawn - (start + view.principalPx[axis] * perPoint))).toBeLessThan(0.6);
      }
    }
  },
);

testReducedMotion("the outermost phone's frame ends on the column's edge", async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const { column, frames } = await page.evaluate(() => ({
      column: document.querySelector('#hero-stage')?.getBoundingClientRect().right,
      frames: [...document.querySelectorAll('#hero-stage [data-part="device"]')].map(
        (device) =>
          device.getBoundingClientRect().right -
          Number.parseFloat(getComputedStyle(device, '::before').right),
      ),
    }));
    expect(Math.abs(Math.max(...frames) - (column ?? 0)), `${width} px`).toBeLessThan(1);
  }
});

test('what stands under the drawing can be pressed', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const label of [heroWords.download, heroWords.watchDemo])
      await hero(page).getByText(label).click({ trial: true });
  }
});

testReducedMotion(
  'the title is one text, and each letter stands in a box as wide as itself',
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: heroWords.title })).toBeVisible();
    await expect(page.locator('h1')).toHaveText(heroWords.title);
    const letters = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.querySelectorAll<HTMLElement>('#hero-title [data-letter]')].map((box) => {
        const { fontSize, fontStretch } = getComputedStyle(box);
        const boxPx = box.getBoundingClientRect().width;
        const text = document.createElement('span');
        text.textContent = box.dataset.letter ?? '';
        text.style.cssText = 'position: absolute; white-space: pre';
        box.append(text);
        const letterPx = text.getBoundingClientRect().width;
        text.remove();
        return {
          widthPercent: Number.parseFloat(fontStretch),
          em: (boxPx - letterPx) / Number.parseFloat(fontSize),
        };
      });
    });
    expect(letters).toHaveLength(heroWords.title.length);
    for (const [i, { em, widthPercent }] of letters.entries()) {
      // What is left is tracking, from tight to a little loose, and less than a pixel of rounding.
      expect(em).toBeGreaterThan(-0.038);
      expect(em).toBeLessThan(0.012);
      expect(widthPercent).toBeGreaterThanOrEqual(50);
      if (i === 0) expect(widthPercent).toBe(150);
    }
  },
);

test('it moves once: every exposure in its turn, in equal steps, then all stands still', async ({
  page,
}) => {
  await page.goto('/');
  const flight = await page.evaluate(() => {
    // By their styles: an exposure that is already there has no animation any more.
    const moved = [...document.querySelectorAll('#hero-stage *')]
      .map((element) => getComputedStyle(element))
      .filter(({ animationName }) => animationName !== 'none');
    const isOnce = moved.every(({ animationIterationCount }) => animationIterationCount === '1');
    const delayOf = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).animationDelay) * 1000;
    const delaysMs = [...document.querySelectorAll('#hero-stage svg > g:last-of-type > path')].map(
      delayOf,
    );
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
    return { count: moved.length, delaysMs, isOnce };
  });
  expect(flight.count).toBeGreaterThan(30);
  expect(flight.isOnce).toBe(true);
  expect(flight.delaysMs).toHaveLength(33);
  const steps = flight.delaysMs.slice(1).map((ms, i) => Math.round(ms - (flight.delaysMs[i] ?? 0)));
  expect(new Set(steps).size, 'equal time steps').toBe(1);
  await expectAllShown(page);
});

/** Nothing of the first view is hidden or cut off. */
async function expectAllShown(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('#hero-stage :is(path, ellipse, img, g)')];
    const isHidden = (element: Element) => {
      const { opacity, visibility } = getComputedStyle(element);
      return opacity === '0' || visibility === 'hidden';
    };
    const reading = document.querySelector('#hero-stage picture img');
    return (
      parts.filter(isHidden).length +
      (reading && getComputedStyle(reading).clipPath !== 'none' ? 1 : 0)
    );
  });
  expect(hidden).toBe(0);
}

testReducedMotion(
  'under reduced motion the whole flight is there and nothing moves',
  async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectAllShown(page);
  },
);

testWithoutScripts('without scripts the flight plays all the same', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#hero-stage g').last().locator('path').last()).toHaveCSS(
    'visibility',
    'visible',
  );
  await expect(screens(page).first()).toHaveCSS('clip-path', 'none');
});
