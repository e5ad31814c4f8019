/** The layout with a narrow, a usual and a wide system font. */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { ContactForm } from './contactForm.ts';
import {
  expect,
  holdRequests,
  ignoreLineWidths,
  openWithStoppedClock,
  ROUTES,
  test,
} from './fixtures.ts';
import { SLOW, slowOn } from './slow.ts';
import { hydrateLab, lab, openHydrated } from './speedLabPage.ts';
import { SYSTEM_FONTS, setSystemFont, waitForFonts } from './systemFonts.ts';
import { findTextCollisions } from './textCollisions.ts';

const { messageForm } = english;

const WIDTHS_PX = [
  320, 340, 360, 369, 375, 379, 390, 412, 430, 449, 460, 467, 480, 540, 600, 639, 640, 700, 768,
  820, 900, 959, 960, 1024, 1100, 1180, 1280, 1366, 1440, 1600, 1920, 2200, 2560,
];
/** From this width on, the hero's layout follows the window's height too. */
const WIDE_HERO_PX = 960;
/** The form is laid out in three ways, each looked at where it is narrow and where it is wide. */
const FORM_WIDTHS_PX = [320, 390, 639, 640, 700, 959, 960, 1180, 1440, 2560];

/** The size of an element in windows of several widths. */
async function readSizes(page: Page, selector: string, widthsPx: readonly number[]) {
  const sizes: string[] = [];
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.locator(selector).boundingBox();
    sizes.push(`${width} px: ${box?.width} x ${box?.height}`);
  }
  return sizes;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const font of Object.values(SYSTEM_FONTS))
  test.describe(`in ${font.family}`, () => {
    test.beforeEach(({ page }) => setSystemFont(page, font));
    const details = font === SYSTEM_FONTS.wide ? {} : SLOW;

    for (const path of ROUTES) {
      const pathDetails = path === '/' ? {} : { ...details, ...slowOn(path) };
      test(`${path}: no text overlaps anything or is cut`, pathDetails, async ({ page }) => {
        await openHydrated(page, path);
        await waitForFonts(page);
        await ignoreLineWidths(page);
        const bar = page.locator('[data-part="nav-bar"]');
        // Before it is scaled down, as it is on a scrolled page.
        const readHeight = () => bar.evaluate((element: HTMLElement) => element.offsetHeight);
        const barHeight = await readHeight();
        for (const width of WIDTHS_PX) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await findTextCollisions(page), `${width} px`).toEqual([]);
          expect.soft(await readHeight(), `bar at ${width} px`).toBe(barHeight);
          if (path !== '/' || width < WIDE_HERO_PX) continue;
          await page.setViewportSize({ width, height: 620 });
          expect.soft(await findTextCollisions(page, '#home'), `${width} px, low`).toEqual([]);
        }
      });
    }

    test('the lab keeps its size, hydrated or not', details, async ({ page }) => {
      const release = await holdRequests(page, /_astro\/SpeedLab.*\.js/);
      await page.goto('/');
      await waitForFonts(page);
      const readLab = () => readSizes(page, '[data-part="speed-lab"]', WIDTHS_PX);
      const before = await readLab();
      await expect(lab(page)).not.toHaveAttribute('data-hydrated');
      release();
      await hydrateLab(page);
      expect(await readLab()).toEqual(before);
    });

    test('the button of the form keeps its size', details, async ({ page }) => {
      await page.route('**/email/send', (route) => route.fulfill({ body: 'OK' }));
      const release = await holdRequests(page, /email\/send/);
      // However long it is looked at, no message takes too long to send.
      await openWithStoppedClock(page);
      const form = page.getByRole('form', { name: messageForm.title });
      await form.scrollIntoViewIfNeeded();
      await expect(form).toHaveAttribute('data-hydrated');
      await waitForFonts(page);
      const submit = form.locator('[type="submit"]');
      const readButton = async (label: string) => {
        await expect(submit).toHaveText(label);
        return readSizes(page, '#contact form [type="submit"]', FORM_WIDTHS_PX);
      };
      const before = await readButton(messageForm.incomplete);
      await new ContactForm(page).fill();
      expect(await readButton(messageForm.complete)).toEqual(before);
      await submit.click();
      expect(await readButton(messageForm.sending)).toEqual(before);
      release();
    });
  });
