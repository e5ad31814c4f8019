/** Every page is complete in a browser that runs no scripts (docs/requirements.md, 2.4). */
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { demoVideo } from '../src/lib/videos.ts';
import { analyzeFlight } from '../src/sections/SpeedLab/flightAnalysis.ts';
import { measuredSpeeds } from '../src/sections/SpeedLab/measuredSpeeds.ts';
import { DEFAULT_SMASH } from '../src/sections/SpeedLab/smash.ts';
import { expect, testWithoutScripts, UNKNOWN_ROUTE } from './fixtures.ts';
import { lab } from './speedLabPage.ts';

const { faq, hero, labWords } = english;

testWithoutScripts(
  'without scripts the home page can be watched, read, opened and written to',
  async ({ page, form }) => {
    await page.goto('/');
    const exposures = page.locator('#hero-stage svg > g:last-of-type > path');
    await expect(exposures.last()).toHaveCSS('visibility', 'visible');
    const captureScreen = page.locator('#home').getByRole('img').first();
    await expect(captureScreen).toHaveCSS('clip-path', /^polygon\(0px 0px, 100% 0px/);
    const demo = page.getByRole('link', { name: hero.watchDemo });
    await expect(demo).toHaveAttribute('href', demoVideo.h264.path);
    const trailer = page.locator('figure video').filter({ visible: true });
    await expect(trailer).toHaveAttribute('controls');

    await expect(lab(page).locator('svg').first()).toBeVisible();
    const { speedAtNetKmh } = analyzeFlight(DEFAULT_SMASH);
    await expect(lab(page).locator('[data-readout="speed-at-net-kmh"]')).toHaveText(
      `${Math.round(speedAtNetKmh ?? 0)} km/h`,
    );
    await lab(page).getByText(labWords.whose).click();
    await expect(lab(page).getByRole('listitem')).toHaveText(
      measuredSpeeds(english).map(({ who, speedKmh, where }) => `${speedKmh} ${who} ${where}`),
    );

    await expect(form.element.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(form.button).toBeDisabled();
    await page.locator('#faq summary').last().click();
    await expect(page.getByText(faq.at(-1)?.answer ?? '')).toBeVisible();
    // Nothing that would do nothing.
    for (const part of [
      lab(page).locator('button, input'),
      page.locator('#faq button, footer button'),
    ])
      await expect(part.filter({ visible: true })).toHaveCount(0);
  },
);

testWithoutScripts('without scripts the drawing of the 404 page completes', async ({ page }) => {
  await page.goto(UNKNOWN_ROUTE);
  for (const part of ['out-exposure', 'out-mark'])
    await expect(page.locator(`[data-part="${part}"]`).last()).toHaveCSS('visibility', 'visible');
});
