/** What the layout promises to a visitor whose system font is narrow, usual or wide. */
import type { Page } from '@playwright/test';
import { messageForm } from '../src/content/en/contact.ts';
import { labWords } from '../src/content/en/speedLab.ts';
import { button, fillIn, wake } from './contactPage.ts';
import { IN_FULL, inFullOn } from './inFull.ts';
import { expect, openWithStoppedClock, ROUTES, test } from './site.ts';
import { lab, openAwake, wakeLab } from './speedLabPage.ts';
import { SYSTEM_FONTS, setSystemFont, waitForFonts } from './systemFonts.ts';
import { findTextCollisions } from './textCollisions.ts';

const WIDTHS_PX = [
  320, 340, 360, 369, 375, 379, 390, 412, 430, 449, 460, 467, 480, 540, 600, 639, 640, 700, 768,
  820, 900, 959, 960, 1024, 1100, 1180, 1280, 1366, 1440, 1600, 1920, 2200, 2560,
];

/** The form is laid out in three ways, each looked at where it is narrow and where it is wide. */
const FORM_WIDTHS_PX = [320, 390, 639, 640, 700, 959, 960, 1180, 1440, 2560];

/** Up to this width of the window the bar is as wide as the window lets it be. */
const NARROW_BAR_PX = 740;

/** How high the speed lab is at each width of the window. */
async function readHeights(page: Page): Promise<(readonly [widthPx: number, heightPx: number])[]> {
  const heights: (readonly [number, number])[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    const heightPx = await lab(page).evaluate((element) => element.getBoundingClientRect().height);
    heights.push([width, heightPx]);
  }
  return heights;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, font] of Object.entries(SYSTEM_FONTS)) {
  test.describe(`with a ${width} system font (${font.family})`, () => {
    test.beforeEach(({ page }) => setSystemFont(page, font));
    const details = font === SYSTEM_FONTS.wide ? {} : IN_FULL;

    for (const path of ROUTES)
      test(
        `no text of ${path} meets text or a picture, is cut or leaves the window`,
        path === '/' ? {} : { ...details, ...inFullOn(path) },
        async ({ page }) => {
          await openAwake(page, path);
          await waitForFonts(page);
          for (const widthPx of WIDTHS_PX) {
            await page.setViewportSize({ width: widthPx, height: 800 });
            expect.soft(await findTextCollisions(page), `${widthPx} px`).toEqual([]);
          }
        },
      );

    test(
      "the bar keeps its height, and the product's name is never cut",
      details,
      async ({ page }) => {
        await page.goto('/terms-of-service');
        await waitForFonts(page);
        const bar = page.locator('[data-part="nav-bar"]');
        const read = () =>
          bar.evaluate((element) => ({
            heightPx: element.getBoundingClientRect().height,
            cutPx: Math.max(
              ...[...element.querySelectorAll('a, span')].map((e) => e.scrollWidth - e.clientWidth),
            ),
          }));
        const { heightPx } = await read();
        for (let widthPx = 320; widthPx <= NARROW_BAR_PX; widthPx += 3) {
          await page.setViewportSize({ width: widthPx, height: 800 });
          expect.soft(await read(), `${widthPx} px`).toEqual({ heightPx, cutPx: 0 });
        }
      },
    );

    test(
      'the speed lab keeps its height when it hydrates, and when its link is not copied',
      details,
      async ({ page }) => {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'clipboard', {
            value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
          }),
        );
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/_astro\/wake.*\.js/, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto('/');
        await waitForFonts(page);
        const before = await readHeights(page);
        release();
        await wakeLab(page);
        expect(await readHeights(page)).toEqual(before);
        await lab(page).getByRole('button', { name: labWords.copy }).click();
        await expect(lab(page)).toContainText(labWords.notCopied);
        expect(await readHeights(page)).toEqual(before);
      },
    );

    test('the button of the form keeps its size whatever it says', details, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/email/send', async (route) => {
        await released;
        await route.fulfill({ status: 200, body: 'OK' });
      });
      // However long it is looked at, no message takes too long to send.
      await openWithStoppedClock(page);
      await wake(page);
      await waitForFonts(page);
      const readSizes = async (label: string) => {
        await expect(button(page)).toHaveText(label);
        const sizes: (readonly [widthPx: number, button: string])[] = [];
        for (const width of FORM_WIDTHS_PX) {
          await page.setViewportSize({ width, height: 800 });
          const box = await button(page).boundingBox();
          sizes.push([width, `${box?.width} x ${box?.height}`]);
        }
        return sizes;
      };
      const incomplete = await readSizes(messageForm.incomplete);
      await fillIn(page);
      expect(await readSizes(messageForm.complete)).toEqual(incomplete);
      await button(page).click();
      expect(await readSizes(messageForm.sending)).toEqual(incomplete);
      release();
    });
  });
}
