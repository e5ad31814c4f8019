/** The page is whole and usable without any of its files, and without storage. */
import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { MESSAGE } from './contactForm.ts';
import { expect, ROUTES, test } from './fixtures.ts';

const { contact, messageForm, hero } = english;

// Drawing a page takes less time without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What browsers say of a file that is missing. */
const MISSING = /Failed to load resource|^uncaught: (download failed|Loading module from)/;

/** The lines that the page itself writes to the console. */
function noteOwnLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!MISSING.test(message.text())) lines.push(message.text());
  });
  return lines;
}

/** Makes every file that matches a pattern missing. */
const removeFiles = (page: Page, pattern: RegExp) =>
  page.route(pattern, (route) => route.fulfill({ status: 404, body: 'no' }));

async function expectUsable(page: Page): Promise<void> {
  for (const heading of [hero.title, contact.title])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.getByText(hero.watchDemo).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const question = page.locator('#faq details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
}

test('without images, videos, fonts and page views everything can be used', async ({
  page,
  form,
  expectError,
}) => {
  expectError(MISSING);
  const lines = noteOwnLines(page);
  await removeFiles(page, /\.(mp4|webm|webp|avif|jpe?g|png|svg|woff2|vtt)$|insights/);
  await form.open();
  await form.fill();
  await form.send('sent');
  await expectUsable(page);
  const { pageViewScript } = site;
  expect(lines).toEqual(pageViewScript ? [`Page views are not counted: no ${pageViewScript}`] : []);
});

test('without its script the form says so, and what is typed goes into an email', async ({
  page,
  form,
  expectError,
}) => {
  expectError(MISSING);
  expectError(/Error hydrating/);
  const lines = noteOwnLines(page);
  await removeFiles(page, /_astro\/ContactForm.*\.js/);
  await page.goto('/');
  await form.field('Subject').fill('Club & court');
  await form.field('Message').fill(MESSAGE.Message);
  await expect(form.element.getByText(messageForm.notLoaded)).toBeVisible();
  const link = form.element.getByRole('link', { name: messageForm.mailFallback.email });
  await link.evaluate((element) => element.addEventListener('click', (e) => e.preventDefault()));
  await link.click();
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.protocol + url.pathname).toBe(`mailto:${site.email}`);
  expect(url.searchParams.get('subject')).toBe('Club & court');
  expect(url.searchParams.get('body')).toBe(MESSAGE.Message);
  await expect(form.field('Message')).toHaveValue(MESSAGE.Message);
  await expectUsable(page);
  expect(lines).toHaveLength(1);
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

test('with storage blocked every page is whole, and the form works', async ({ page, form }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const lines = noteOwnLines(page);
  for (const path of ROUTES.toReversed()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await form.fill();
  await expect(form.element).toContainText(messageForm.noDraftNote);
  await form.send('sent');
  await expectUsable(page);
  expect(lines).toEqual([]);
});
