/** What a first visit costs against what it may cost; `npm run measure` prints these figures and more. */
import {
  measureArrival,
  measurePictures,
  measureScripts,
  measureWhole,
  SCREENS,
} from '../dev/measure/bytes.ts';
import { type Figure, isWithin, toLine } from '../dev/measure/figure.ts';
import { touchEverything } from '../dev/measure/interactions.ts';
import { messageForm } from '../src/content/en/contact.ts';
import { expect, ROUTES, test, UNKNOWN_ROUTE } from './site.ts';

function hold(...figures: Figure[]): void {
  for (const figure of figures) {
    console.log(`  ${toLine(figure)}`);
    expect.soft(isWithin(figure), toLine(figure)).toBe(true);
  }
}

for (const path of ROUTES) {
  test(`${path}: the first flight, and nothing that blocks it`, async ({ page }) => {
    hold(...(await measureArrival(page, path)));
  });
}

for (const path of ROUTES.filter((route) => route !== '/' && route !== UNKNOWN_ROUTE)) {
  test(`${path}: all that is fetched until it is touched`, async ({ page }) => {
    hold(await measureWhole(page, path));
  });
}

test('scripts of the home page, untouched and with everything used', async ({ page }) => {
  hold(...(await measureScripts(page, () => touchEverything(page))));
  // Everything was indeed used.
  await expect(page.getByText(messageForm.sentNote)).toBeVisible();
});

for (const screen of SCREENS) {
  test(`pictures of the first view at ${screen.width} px, ${screen.deviceScaleFactor}x`, async ({
    browser,
    baseURL,
  }) => {
    hold(await measurePictures(browser, baseURL ?? '', screen));
  });
}
