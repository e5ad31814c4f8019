/** Takes screenshots of every page, and of the important states of the home page. */
import type { Page } from '@playwright/test';
import { english } from '../../src/i18n/content.ts';
import { ContactForm, EMAIL_ENDPOINT } from '../support/contactFormPage.ts';
import { siteTest as test } from '../support/fixtures.ts';

const { hero } = english;

const PAGES = {
  home: '/',
  demo: '/demo',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  404: '/404',
};
const ALL_WIDTHS = [320, 390, 820, 1440, 2560];
const TYPICAL_WIDTHS = [390, 1440];

const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

const showSpeedLab = (query: string) => async (page: Page) => {
  await page.goto(`/${query}`);
  await scrollTo(page, '[data-part="speed-lab"]');
  await page.waitForSelector('astro-island:not([ssr]) [data-part="speed-lab"]');
};

/** Sends the form; the service answers with this status. */
const sendForm = (status: number) => async (page: Page) => {
  const form = new ContactForm(page);
  await form.answerNextWith(status);
  await form.fill();
  await form.send(status === 200 ? 'sent' : 'failed');
};

/** What leads from the home page to each of its states. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'form empty': (page) => new ContactForm(page).hydrate(),
  'form filled': (page) => new ContactForm(page).fill(),
  'form sending': async (page) => {
    await page.route(EMAIL_ENDPOINT, () => {});
    const form = new ContactForm(page);
    await form.fill();
    await form.button.click();
    await form.expectBusy(true);
  },
  'form sent': sendForm(200),
  'form failed': sendForm(412),
  'demo dialog': async (page) => {
    await page.getByText(hero.watchDemo).click();
    await page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.pause());
  },
  trailer: (page) => scrollTo(page, '#trailer'),
  'speed lab': showSpeedLab(''),
  'speed lab out': showSpeedLab('?speedKmh=565'),
  'speed lab net': showSpeedLab('?angleDeg=15'),
  'speed lab 240 fps': showSpeedLab('?fps=240'),
  'question open': (page) => page.locator('#faq summary').first().click(),
};

const MODES: Readonly<Record<string, Parameters<Page['emulateMedia']>[0]>> = {
  whole: {},
  'reduced motion': { reducedMotion: 'reduce' },
  'forced colours': { forcedColors: 'active' },
};

/** Takes the whole page, after everything lazy has loaded in a window as tall as the page. */
async function takePage(page: Page, title: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
  );
  await page.setViewportSize(size);
  const path = `.screenshots/${title}.png`;
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}

for (const width of ALL_WIDTHS)
  test.describe(() => {
    test.use({ viewport: { width, height: Math.min(900, 2 * width) } });
    const isTypical = TYPICAL_WIDTHS.includes(width);

    for (const [mode, media] of isTypical ? Object.entries(MODES) : [['whole', {}] as const])
      for (const [name, path] of Object.entries(PAGES))
        test(`${name} ${mode} ${width}`, async ({ page }, { title }) => {
          await page.emulateMedia(media);
          await page.goto(path);
          await takePage(page, title);
        });

    for (const [name, show] of isTypical ? Object.entries(STATES) : [])
      test(`home ${name} ${width}`, async ({ page }, { title }) => {
        await page.goto('/');
        await show(page);
        await page.screenshot({ path: `.screenshots/${title}.png`, animations: 'disabled' });
      });
  });
