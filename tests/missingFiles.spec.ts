/** The page is whole without any of its files, and without storage. A browser without scripts: noScripts.spec.ts. */
import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { type ContactForm, MESSAGE } from './support/contactFormPage.ts';
import { blockStorage, expect, test } from './support/fixtures.ts';
import { expectServedLab, lab } from './support/speedLabPage.ts';

const { hero, messageForm } = english;

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
  const { pageViewScript } = site;
  const perPage = pageViewScript ? [`Page views are not counted: no ${pageViewScript}`] : [];
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => lines).toEqual(perPage); // a page that is left earlier does not write it
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
  await expect.poll(() => lines).toEqual(perPage.concat(perPage));
});

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
