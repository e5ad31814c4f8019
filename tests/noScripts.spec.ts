/** The pages in a browser that runs no scripts (docs/requirements.md, Routes). */
import { readFile } from 'node:fs/promises';
import { builtFiles } from '../scripts/build/builtFiles.ts';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { demoVideo, trailerVideo } from '../src/lib/build/videos.ts';
import { PROJECT_SITE } from './support/buildSites.ts';
import { expect, siteTest, testWithoutScripts as test } from './support/fixtures.ts';
import { expectServedLab, lab } from './support/speedLabPage.ts';
import { HERO_EXPOSURES } from './support/textCollisions.ts';

const { faq, hero } = english;

test('drawings are whole and videos have controls', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(HERO_EXPOSURES).last()).toHaveCSS('visibility', 'visible');
  const captureScreen = page.locator('#home').getByRole('img').first();
  // A screenshot of the owner's is not revealed with the flight.
  const clipPath = site.mediaIsIllustration ? /^polygon\(0px 0px, 100% 0px/ : 'none';
  await expect(captureScreen).toHaveCSS('clip-path', clipPath);
  const demo = page.getByRole('link', { name: hero.watchDemo });
  await expect(demo).toHaveAttribute('href', demoVideo.h264.path);
  const trailer = page.locator('figure video').filter({ visible: true });
  for (const attribute of ['controls', 'muted', 'loop', 'poster'])
    await expect(trailer).toHaveAttribute(attribute);
  await expect(trailer.locator('source').first()).toHaveAttribute('src', trailerVideo.av1.path);
});

test('texts can be read, and nothing is shown that would do nothing', async ({ page, form }) => {
  await page.goto('/');
  await expectServedLab(page);
  await expect(form.element.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(form.button).toBeDisabled();
  await page.locator('#faq summary').last().click();
  await expect(page.getByText(faq.at(-1)?.answer ?? '')).toBeVisible();
  for (const part of [lab(page), page.locator('#contact, #faq, footer')])
    await expect(part.locator('button, input, textarea').filter({ visible: true })).toHaveCount(0);
});

test('chapters of the trailer open the video at their times', async ({ page }) => {
  test.skip(!trailerVideo.chaptersS, 'this trailer has none');
  await page.goto('/');
  const links = await page
    .locator('[data-part="chapter"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(
    trailerVideo.chaptersS?.map((startS) => `${trailerVideo.h264.path}#t=${startS}`),
  );
});

// Safari before 17 lacks the media feature `scripting`, and no test runs that browser.
siteTest('no style asks whether scripts run', async () => {
  for (const { file, path } of await builtFiles(PROJECT_SITE))
    if (/\.(?:css|html)$/.test(file))
      expect((await readFile(file, 'utf8')).includes('(scripting'), path).toBe(false);
});
