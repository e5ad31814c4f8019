/** The page is whole without any of its files, without storage and without scripts. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { builtFiles } from '../scripts/build/builtFiles.ts';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { demoVideo, trailerVideo } from '../src/lib/build/videos.ts';
import { analyzeFlight } from '../src/sections/SpeedLab/flightAnalysis.ts';
import { DEFAULT_SMASH } from '../src/sections/SpeedLab/labSettings.ts';
import { listMeasuredSpeeds } from '../src/sections/SpeedLab/measuredSpeeds.ts';
import { PROJECT_SITE } from './support/buildSites.ts';
import { type ContactForm, MESSAGE } from './support/contactFormPage.ts';
import { blockStorage, expect, siteTest, test, testWithoutScripts } from './support/fixtures.ts';
import { lab } from './support/speedLabPage.ts';
import { HERO_EXPOSURES } from './support/textCollisions.ts';

const { faq, hero, labWords, messageForm } = english;

/** What browsers say of a file that is missing. */
const MISSING = /Failed to load resource|^uncaught: (download failed|Loading module from)/;

/** Makes every file that matches a pattern missing. */
const removeFiles = (page: Page, pattern: RegExp) =>
  page.route(pattern, (route) => route.fulfill({ status: 404, body: 'no' }));

test('without media, fonts and storage everything works', async ({ page, form, expectError }) => {
  expectError(MISSING);
  /** The lines that the page itself writes to the console. */
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!MISSING.test(message.text())) lines.push(message.text());
  });
  await removeFiles(page, /\.(mp4|webm|webp|avif|jpe?g|png|svg|woff2|vtt)$|insights/);
  await blockStorage(page);
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await form.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await form.fill();
  await expect(form.element).not.toContainText(messageForm.draftNote);
  await form.send('sent');
  await page.getByText(hero.watchDemo).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const question = page.locator('#faq details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  const { pageViewScript } = site;
  const line = `Page views are not counted: no ${pageViewScript}`;
  expect(lines).toEqual(pageViewScript ? [line, line] : []);
});

/** The lab as it is served: its drawing, its numbers and the measured speeds. */
async function expectServedLab(page: Page): Promise<void> {
  await expect(lab(page).locator('svg').first()).toBeVisible();
  const { speedAtNetKmh } = analyzeFlight(DEFAULT_SMASH);
  const atNet = lab(page).locator('[data-readout="speed-at-net-kmh"]');
  await expect(atNet).toHaveText(`${Math.round(speedAtNetKmh ?? 0)} km/h`);
  await lab(page).getByText(labWords.whose).click();
  await expect(lab(page).getByRole('listitem')).toHaveText(
    listMeasuredSpeeds(english).map(
      ({ who, speedKmh, where }) => `${speedKmh} km/h ${who} ${where}`,
    ),
  );
}

/** Opens the home page without some of its scripts, and types into the form. */
async function openWithoutScripts(page: Page, form: ContactForm, scripts: RegExp): Promise<void> {
  await removeFiles(page, scripts);
  await page.goto('/');
  await form.field('Subject').fill(MESSAGE.Subject);
  await form.field('Message').fill(MESSAGE.Message);
  await expect(form.element.getByText(messageForm.notLoaded)).toBeVisible();
  await expect(form.field('Message')).toHaveValue(MESSAGE.Message);
}

test.describe('where scripts do not load', () => {
  test.beforeEach(({ expectError }) => {
    expectError(MISSING);
    expectError(/Error hydrating/);
  });

  test('films have controls, and the lab its numbers', async ({ page, form }) => {
    await openWithoutScripts(page, form, /_astro\/.*\.js/);
    await expect(page.getByText(hero.watchDemo)).toHaveAttribute('href', /\.mp4$/);
    await expect(page.locator('#trailer')).toHaveAttribute('controls');
    await lab(page).scrollIntoViewIfNeeded();
    await expect(lab(page).locator('button, input').filter({ visible: true })).toHaveCount(0);
    await expectServedLab(page);
  });

  test('the form offers an email, until its script loads', async ({ page, form }) => {
    await openWithoutScripts(page, form, /_astro\/islands.*\.js/);
    // The link opens an empty email, so the text is to be copied.
    await expect(form.element.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(form.element.getByText(messageForm.draftNote)).toBeHidden();
    await expect(form.button).toBeHidden();

    // Once the network is back, the script is loaded again.
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await form.hydrate();
    await expect(form.element.getByText(messageForm.notLoaded)).toBeHidden();
    await form.expectValues({ ...MESSAGE, Name: '', Email: '' });
  });
});

testWithoutScripts(
  'without scripts drawings are whole and films have controls',
  async ({ page }) => {
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
  },
);

testWithoutScripts(
  'without scripts texts can be read, and nothing is shown that would do nothing',
  async ({ page, form }) => {
    await page.goto('/');
    await expectServedLab(page);
    await expect(form.element.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(form.button).toBeDisabled();
    await page.locator('#faq summary').last().click();
    await expect(page.getByText(faq.at(-1)?.answer ?? '')).toBeVisible();
    for (const part of [lab(page), page.locator('#contact, #faq, footer')])
      await expect(part.locator('button, input, textarea').filter({ visible: true })).toHaveCount(
        0,
      );
  },
);

// Safari before 17 lacks the media feature `scripting`, and no test runs that browser.
siteTest('no style asks whether scripts run', async () => {
  for (const { file, path } of await builtFiles(PROJECT_SITE))
    if (/\.(?:css|html)$/.test(file))
      expect((await readFile(file, 'utf8')).includes('(scripting'), path).toBe(false);
});
