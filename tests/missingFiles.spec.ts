/** The page is whole and usable without any of its files, and without storage. */
import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { mailtoLink } from '../src/contact/mailFallback.ts';
import { english } from '../src/i18n/content.ts';
import { MESSAGE } from './contactForm.ts';
import { expect, testReducedMotion as test } from './fixtures.ts';

const { messageForm, hero } = english;

/** What browsers say of a file that is missing. */
const MISSING = /Failed to load resource|^uncaught: (download failed|Loading module from)/;

/** Makes every file that matches a pattern missing. */
const removeFiles = (page: Page, pattern: RegExp) =>
  page.route(pattern, (route) => route.fulfill({ status: 404, body: 'no' }));

test('without images, videos, fonts, page views and storage everything can be used', async ({
  page,
  form,
  expectError,
}) => {
  expectError(MISSING);
  /** The lines that the page itself writes to the console. */
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!MISSING.test(message.text())) lines.push(message.text());
  });
  await removeFiles(page, /\.(mp4|webm|webp|avif|jpe?g|png|svg|woff2|vtt)$|insights/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await form.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await form.fill();
  await expect(form.element).toContainText(messageForm.noDraftNote);
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

test('without its script the form says so, and what is typed goes into an email', async ({
  page,
  form,
  expectError,
}) => {
  expectError(MISSING);
  expectError(/Error hydrating/);
  await removeFiles(page, /_astro\/ContactForm.*\.js/);
  await page.goto('/');
  const { Subject: subject, Message: message } = MESSAGE;
  await form.field('Subject').fill(subject);
  await form.field('Message').fill(message);
  const notLoaded = form.element.getByText(messageForm.notLoaded);
  await expect(notLoaded).toBeVisible();
  const link = form.element.getByRole('link', { name: messageForm.mailFallback.email });
  await link.evaluate((element) => element.addEventListener('click', (e) => e.preventDefault()));
  await link.click();
  const typed = { name: '', email: '', subject, message, company: '' };
  await expect(link).toHaveAttribute('href', mailtoLink(site.email, typed));

  // Once the network is back, the script is loaded again.
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await form.hydrate();
  await expect(notLoaded).toBeHidden();
  await form.expectValues({ ...MESSAGE, Name: '', Email: '' });
});

test('without any script the form says so, and what needs none works', async ({
  page,
  form,
  expectError,
}) => {
  expectError(MISSING);
  expectError(/Error hydrating/);
  await removeFiles(page, /_astro\/.*\.js/);
  await page.goto('/');
  await form.field('Message').fill(MESSAGE.Message);
  await expect(form.element.getByText(messageForm.notLoaded)).toBeVisible();
  await expect(form.field('Message')).toHaveValue(MESSAGE.Message);
  await expect(page.getByText(hero.watchDemo)).toHaveAttribute('href', /\.mp4$/);
  await expect(page.locator('#trailer')).toHaveAttribute('controls');
});
