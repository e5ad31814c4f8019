import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { contact } from '../src/content/en/contact.ts';
import { hero } from '../src/content/en/home.ts';
import { button, field, fillIn, form, MESSAGE, openForm, SENT, toast } from './contactPage.ts';
import { expect, ROUTES, test } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What browsers themselves say of a file that is not there. */
const MISSING = /Failed to load resource|^uncaught: (download failed|Loading module from)/;

/** The lines the page itself writes into the console. */
function ownLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!MISSING.test(message.text())) lines.push(message.text());
  });
  return lines;
}

/** Whole and usable: every part is there, a question opens, the demo opens and closes. */
async function expectUsable(page: Page): Promise<void> {
  for (const heading of [hero.title, contact.title])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.getByText('Watch demo').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const question = page.locator('#faq details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
}

const FILES: [what: string, pattern: RegExp][] = [
  ['films', /\.(mp4|webm)$/],
  ['pictures', /\.(webp|avif|jpe?g|png|svg)$/],
  ['the typeface', /\.woff2$/],
  ['captions', /\.vtt$/],
  ['page views', /insights/],
  ['everything but the page itself', /\.(mp4|webm|webp|avif|jpe?g|png|svg|woff2|vtt)$|insights/],
];
for (const [what, pattern] of FILES) {
  test(`without ${what} the page is whole and usable, and a message is sent`, async ({
    page,
    expectError,
  }) => {
    expectError(MISSING);
    expectError(/Vercel Web Analytics/);
    const lines = ownLines(page);
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'no' }));
    await openForm(page);
    await fillIn(page);
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
    await expectUsable(page);
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(1);
  });
}

for (const [what, pattern, fail] of [
  ["the form's script missing", /_astro\/hydrate.*\.js/, { status: 404, body: 'no' }],
  [
    "something else in place of the form's script",
    /_astro\/hydrate.*\.js/,
    { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' },
  ],
] as const) {
  test(`${what}: it says so, and the text typed goes into an email`, async ({
    page,
    expectError,
  }) => {
    expectError(MISSING);
    expectError(/did not load|MIME type/);
    const lines = ownLines(page);
    await page.route(pattern, (route) => route.fulfill(fail));
    await page.goto('/');
    await field(page, 'Subject').fill('Club & court');
    await field(page, 'Message').fill(MESSAGE.Message);
    await expect(form(page).getByText('The form did not load.')).toBeVisible();
    const link = form(page).getByRole('link', { name: 'Email it instead' });
    await link.evaluate((element) => element.addEventListener('click', (e) => e.preventDefault()));
    await link.click();
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.protocol + url.pathname).toBe(`mailto:${site.email}`);
    expect(url.searchParams.get('subject')).toBe('Club & court');
    expect(url.searchParams.get('body')).toBe(MESSAGE.Message);
    await expect(field(page, 'Message')).toHaveValue(MESSAGE.Message);
    await expectUsable(page);
    // That a script is no script the browser says itself, once for each try.
    const own = lines.filter((line) => !line.includes('MIME type'));
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(1);
  });
}

test('without any script the form says so, and what needs none works', async ({
  page,
  expectError,
}) => {
  expectError(MISSING);
  await page.route(/_astro\/.*\.js/, (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto('/');
  await field(page, 'Message').fill(MESSAGE.Message);
  await expect(form(page).getByText('The form did not load.')).toBeVisible();
  const link = form(page).getByRole('link', { name: 'Email it instead' });
  await expect(link).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(field(page, 'Message')).toHaveValue(MESSAGE.Message);
  await expect(page.getByText('Watch demo')).toHaveAttribute('href', /\.mp4$/);
  await expect(page.locator('#trailer')).toHaveAttribute('controls');
  const question = page.locator('#faq details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
});

test('with storage blocked every page is whole, and the form works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const lines = ownLines(page);
  for (const path of ROUTES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openForm(page);
  await fillIn(page);
  await expect(form(page)).toContainText('This browser keeps no drafts.');
  await button(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  await expectUsable(page);
  expect(lines).toEqual([]);
});
