/** Every page is complete in a browser that runs no scripts (docs/requirements.md, 2.4). */
import { english } from '../src/i18n/content.ts';
import { demoVideo } from '../src/lib/videos.ts';
import { analyzeFlight } from '../src/sections/SpeedLab/flightAnalysis.ts';
import { measuredSpeeds } from '../src/sections/SpeedLab/measuredSpeeds.ts';
import { DEFAULT_SMASH } from '../src/sections/SpeedLab/smash.ts';
import { expect, testWithoutScripts, UNKNOWN_ROUTE } from './fixtures.ts';
import { lab } from './speedLabPage.ts';

const { faq, hero, labWords } = english;
const measured = measuredSpeeds(english);

testWithoutScripts(
  'without scripts the home page can be watched, read and opened',
  async ({ page, request }) => {
    await page.goto('/');
    const exposures = page.locator('#hero-stage svg > g:last-of-type > path');
    await expect(exposures.last()).toHaveCSS('visibility', 'visible');
    const captureScreen = page.locator('#home').getByRole('img').first();
    await expect(captureScreen).toHaveCSS('clip-path', /^polygon\(0px 0px, 100% 0px/);

    const demo = page.getByRole('link', { name: hero.watchDemo });
    await expect(demo).toHaveAttribute('href', demoVideo.h264.path);
    const response = await request.get(demoVideo.h264.path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('video/mp4');
    await expect(page.locator('#trailer')).toHaveAttribute('controls');

    await expect(lab(page).locator('svg').first()).toBeVisible();
    const { speedAtNetKmh } = analyzeFlight(DEFAULT_SMASH);
    await expect(lab(page).locator('[data-readout="speed-at-net-kmh"]')).toHaveText(
      `${Math.round(speedAtNetKmh ?? 0)} km/h`,
    );
    await lab(page).getByText(labWords.whose).click();
    const items = lab(page).getByRole('listitem');
    await expect(items).toHaveCount(measured.length);
    for (const { who, speedKmh, where } of measured)
      await expect(items.filter({ hasText: who })).toHaveText(`${speedKmh} ${who} ${where}`);

    for (const [i, { question, answer }] of faq.entries()) {
      await page.locator('#faq summary').filter({ hasText: question }).click();
      await expect(page.locator('#faq details').nth(i).getByText(answer)).toBeVisible();
    }
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
