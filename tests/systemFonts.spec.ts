/** What the layout promises to a visitor whose system font is narrow, usual or wide. */
import type { Page } from '@playwright/test';
import { messageForm } from '../src/content/en/contact.ts';
import { button, fillIn, openForm } from './contactPage.ts';
import { expect, ROUTES, test, UNKNOWN_ROUTE } from './site.ts';
import { lab, openAwake, wakeLab } from './speedLabPage.ts';
import { SYSTEM_FONTS, setSystemFont, waitForFonts } from './systemFonts.ts';
import { findTextCollisions } from './textCollisions.ts';

const WIDTHS_PX = [
  320, 340, 360, 369, 375, 379, 390, 412, 430, 449, 460, 467, 480, 540, 600, 639, 640, 700, 768, 820,
  900, 959, 960, 1024, 1100, 1180, 1280, 1366, 1440, 1600, 1920, 2200, 2560,
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, font] of Object.entries(SYSTEM_FONTS)) {
  test.describe(`with a ${width} system font (${font.family})`, () => {
    test.beforeEach(({ page }) => setSystemFont(page, font));

    for (const path of ROUTES)
      test(`no text of ${path} meets text or a picture, is cut or leaves the window`, async ({
        page,
      }) => {
        await openAwake(page, path);
        await waitForFonts(page);
        for (const widthPx of WIDTHS_PX) {
          await page.setViewportSize({ width: widthPx, height: 800 });
          expect.soft(await findTextCollisions(page), `${widthPx} px`).toEqual([]);
        }
      });
  });
}
