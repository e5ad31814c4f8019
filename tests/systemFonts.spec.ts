/** The layout with a narrow and a wide system font, and with text enlarged to 200 percent. */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { EMAIL_ENDPOINT, SEND_ERROR } from './support/contactFormPage.ts';
import {
  expect,
  holdRequests,
  openWithStoppedClock,
  ROUTES,
  SLOW,
  slowOn,
  test,
} from './support/fixtures.ts';
import { ignoreLineWidths, readBox, setTextSize } from './support/layout.ts';
import { hydrateLab, lab, openHydrated } from './support/speedLabPage.ts';
import { setWideFont, waitForFonts } from './support/systemFonts.ts';
import { findTextCollisions } from './support/textCollisions.ts';

const { computerMade, hero, messageForm } = english;

const WIDTHS_PX = [
  320, 360, 390, 430, 467, 540, 639, 640, 768, 820, 959, 960, 1024, 1180, 1440, 1920, 2560,
];
/** With enlarged text, the parts of a page and the widths at which they are looked at. */
const ENLARGED_WIDTHS_PX = { body: [320, 390, 1280], '#home': [640, 820, 960, 2560] };
/** From this width on, the hero's layout follows the window's height too. */
const WIDE_HERO_PX = 960;
/** The form and the lab are laid out in three ways. */
const PART_WIDTHS_PX = [320, 640, 960];

/** The size of an element in windows of several widths. */
async function readSizes(page: Page, selector: string) {
  const sizes: string[] = [];
  for (const width of PART_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    const box = await readBox(page.locator(selector));
    sizes.push(`${width} px: ${box.width} x ${box.height}`);
  }
  return sizes;
}

for (const font of ['narrow', 'wide'])
  test.describe(`in a ${font} font`, () => {
    test.beforeEach(async ({ page }) => {
      if (font === 'wide') await setWideFont(page);
    });
    for (const path of ROUTES) {
      const slow = font === 'wide' ? slowOn(path) : SLOW;
      test(`${path}: no text overlaps anything or is cut`, slow, async ({ page }) => {
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
        for (const fontSize of ['150%', '200%']) {
          await setTextSize(page, fontSize);
          for (const [where, widths] of Object.entries(ENLARGED_WIDTHS_PX))
            for (const width of path === '/' || where === 'body' ? widths : []) {
              await page.setViewportSize({ width, height: 620 });
              const collisions = await findTextCollisions(page, where);
              // The mark of one phone may lie behind the other, which has the same mark.
              const met = collisions.filter((each) => !each.includes(computerMade.picture));
              expect.soft(met, `${width} px, ${fontSize}`).toEqual([]);
            }
        }
      });
    }
  });

test('in a wide font the lab keeps its size when it is hydrated', async ({ page }) => {
  await setWideFont(page);
  const loadLab = await holdRequests(page, /_astro\/islands.*\.js/);
  await page.goto('/');
  await waitForFonts(page);
  const readLab = () => readSizes(page, '[data-part="speed-lab"]');
  const before = await readLab();
  await expect(lab(page)).not.toHaveAttribute('data-hydrated');
  loadLab();
  await hydrateLab(page);
  expect(await readLab()).toEqual(before);
});

test('in a wide font the button of the form has one size for all its labels', async ({
  page,
  form,
}) => {
  await setWideFont(page);
  const send = await holdRequests(page, EMAIL_ENDPOINT);
  // However long it is looked at, no message takes too long to send.
  await openWithStoppedClock(page);
  await waitForFonts(page);
  await form.hydrate();
  const readButton = async (label: string) => {
    await expect(form.button).toHaveText(label);
    return readSizes(page, '#contact form [type="submit"]');
  };
  const before = await readButton(messageForm.incomplete);
  await form.fill();
  expect(await readButton(messageForm.complete)).toEqual(before);
  await form.button.click();
  expect(await readButton(messageForm.sending)).toEqual(before);
  send();
});

test('enlarged, the demo and a toast stay within a phone', async ({ page, form, expectError }) => {
  expectError(SEND_ERROR);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await setTextSize(page, '200%');
  await page.getByText(hero.watchDemo).click();
  expect(await findTextCollisions(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await form.fill();
  await form.answerNextWith(412);
  await form.send('failed');
  expect(await findTextCollisions(page, '[data-part="toasts"]')).toEqual([]);
  await expect(page.getByRole('alert').locator('p')).toBeInViewport({ ratio: 1 });
});
