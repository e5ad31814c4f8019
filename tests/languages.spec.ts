/**
 * The pages in other languages (docs/requirements.md, Languages). The English ones are tested everywhere else;
 * languageOffer.spec.ts has the line that offers a language.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { locales } from '../src/i18n/locales.ts';
import { PAGE_PATHS } from '../src/lib/build/pagePaths.ts';
import { ContactForm, MESSAGE } from './support/contactFormPage.ts';
import {
  expect,
  findLocale,
  getPage,
  SLOW,
  siteTest,
  test,
  UNKNOWN_ROUTE,
} from './support/fixtures.ts';
import { hydrateLab, lab, openHydrated, slider } from './support/speedLabPage.ts';
import { waitForFonts } from './support/systemFonts.ts';
import { findTextCollisions } from './support/textCollisions.ts';

const translated = locales.filter(({ lang }) => lang !== 'en');

const absolute = (path: string): string => new URL(path, site.origin).href;

/** Every page of these languages, as it is served. */
async function* getPages(request: APIRequestContext, languages = locales) {
  for (const locale of languages)
    for (const path of PAGE_PATHS) {
      const page = await getPage(request, locale.homePath + path);
      const readAttribute = (selector: string, name: string) =>
        page.querySelector(selector)?.getAttribute(name) ?? '';
      yield { ...locale, path, address: locale.homePath + path, page, readAttribute };
    }
}

siteTest('every page says its language, and names its versions in all', async ({ request }) => {
  for await (const { lang, path, address, page, readAttribute } of getPages(request)) {
    expect(readAttribute('html', 'lang'), address).toBe(lang);
    expect(readAttribute('link[rel="canonical"]', 'href')).toBe(absolute(address));
    const alternates = page.querySelectorAll('link[rel="alternate"]');
    expect(alternates.map(({ attrs }) => [attrs.hreflang, attrs.href])).toEqual([
      ...locales.map(({ hreflang, homePath }) => [hreflang, absolute(homePath + path)]),
      ['x-default', absolute(`/${path}`)],
    ]);
  }
});

siteTest('every page has a title and a description of its own', async ({ request }) => {
  const heads = new Set<string>();
  for await (const { lang, page, readAttribute } of getPages(request)) {
    heads.add(`${lang}: ${page.querySelector('title')?.text}`);
    heads.add(`${lang}: ${readAttribute('meta[name="description"]', 'content')}`);
  }
  expect(heads.size).toBe(2 * PAGE_PATHS.length * locales.length);
});

siteTest('every placeholder of a page is filled in', async ({ request }) => {
  for await (const { address, page } of getPages(request)) {
    // The islands fill in theirs themselves.
    for (const island of page.querySelectorAll('astro-island')) island.removeAttribute('props');
    expect(page.toString().match(/.{0,40}\{\{.{0,20}/g), address).toBeNull();
  }
});

siteTest('the footer links to the page in every language, by its own name', async ({ request }) => {
  for await (const { name, path, address, page } of getPages(request)) {
    const switcher = page.querySelectorAll('[data-part="language-switcher"] a');
    expect(
      switcher.map(({ attrs, text }) => ({ ...attrs, text })),
      address,
    ).toEqual(
      locales.map((each) => ({
        href: each.homePath + path,
        hreflang: each.hreflang,
        lang: each.lang,
        text: each.name,
        ...(each.name === name && { 'aria-current': 'true' }),
      })),
    );
  }
});

siteTest('no other link leaves the language', async ({ request }) => {
  for await (const { homePath, path, address, page } of getPages(request)) {
    const links = page.querySelectorAll('main a, header a, footer nav:not([data-part]) a');
    const leavesLanguage = links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/') && !href.startsWith(homePath))
      // The video, and the English document that a translation names.
      .filter((href) => !href.startsWith('/media/') && href !== `/${path}`);
    expect(leavesLanguage, address).toEqual([]);
  }
});

/** The home pages of all languages but English. */
async function* getTranslatedHomes(request: APIRequestContext) {
  for await (const home of getPages(request, translated)) if (home.path === '') yield home;
}

siteTest('links to a page are previewed with a picture in its language', async ({ request }) => {
  const pictures = new Set<string>();
  for await (const { lang, readAttribute } of getTranslatedHomes(request)) {
    const property = (name: string) => readAttribute(`meta[property="${name}"]`, 'content');
    expect(property('og:locale'), lang).toMatch(new RegExp(`^${lang.slice(0, 2)}_[A-Z]{2}$`));
    const picture = await request.get(new URL(property('og:image')).pathname);
    expect(picture.headers()['content-type'], lang).toBe('image/jpeg');
    pictures.add((await picture.body()).toString('base64'));
  }
  expect(pictures.size).toBe(translated.length);
});

siteTest('title, captions and structured data are in the language', async ({ request }) => {
  for await (const { lang, folder, content, page } of getTranslatedHomes(request)) {
    const title = content.hero.title.replaceAll('\u200B', '');
    expect(page.querySelector('h1')?.textContent).toContain(title);
    const src = `/media/demo.${folder}.vtt`;
    expect(page.querySelector('#demo track')?.attributes).toMatchObject({ srclang: lang, src });
    expect(await (await request.get(src)).text()).toMatch(/^WEBVTT\n/);
    const data = page.querySelector('script[type="application/ld+json"]')?.text ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'FAQPage', inLanguage: lang });
  }
});

siteTest('an unknown address below a language gets its 404 page', async ({ request }) => {
  for (const { homePath, content } of translated) {
    const response = await request.get(`${homePath}no-such-page`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(content.notFound.title);
  }
});

siteTest('translated terms name the English version and keep its anchors', async ({ request }) => {
  const readAnchors = async (path: string) =>
    (await getPage(request, path)).querySelectorAll('main h2').map(({ id }) => id);
  for (const path of ['terms-of-service', 'privacy-policy']) {
    const anchors = await readAnchors(`/${path}`);
    for (const { homePath, content } of translated) {
      expect(await readAnchors(homePath + path)).toEqual(anchors);
      const page = await getPage(request, homePath + path);
      const notice = page
        .querySelectorAll('main p')
        .find(({ text }) => text.includes(content.legal.translation.text));
      expect(notice?.querySelector('a')?.attributes).toMatchObject({
        href: `/${path}`,
        hreflang: 'en',
      });
    }
  }
});

/**
 * Languages whose pages differ most: long words, long sentences, drawn headlines of wide and of tall
 * letters, and letters with two accents, which are in a font file of their own.
 */
const MOST_DIFFERENT = ['de', 'id', 'ja', 'th', 'vi'];
const slowUnlessDifferent = (lang: string) => (MOST_DIFFERENT.includes(lang) ? {} : SLOW);

for (const { lang, homePath } of locales)
  test(
    `${lang}: the heading of the 404 page is whole on low windows`,
    slowUnlessDifferent(lang),
    async ({ page }) => {
      await page.goto(homePath + UNKNOWN_ROUTE.slice(1));
      for (const [width, height] of [
        [320, 240],
        [640, 360],
        [844, 390],
        [896, 414],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [left, right] = await page.locator('h1').evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          const { left, right } = range.getBoundingClientRect();
          return [left, right];
        });
        const size = `${width} x ${height}`;
        expect.soft(left, size).toBeGreaterThanOrEqual(0);
        expect.soft(right, size).toBeLessThanOrEqual(width);
      }
    },
  );

test('a link to a question in Danish opens it', async ({ page }) => {
  const { question = '' } = findLocale('da').content.faq[3] ?? {};
  await page.goto(`/da/#${encodeURIComponent(question)}`);
  const card = page.locator('#faq details').filter({ hasText: question });
  await expect(card).toHaveAttribute('open');
});

test('the lab speaks Danish: its units, its decimal sign and what it announces', async ({
  page,
}) => {
  const { labWords } = findLocale('da').content;
  await page.goto('/da/?speedKmh=300&heightM=2.8&angleDeg=10.5&fps=60');
  await hydrateLab(page);
  const readOut = (name: string) => lab(page).locator(`[data-readout="${name}"]`);
  await expect(readOut('speed-at-net-kmh')).toHaveText(/^\d+\skm\/t$/);
  await expect(readOut('speed-at-net-kmh')).toHaveAttribute('data-value', /^\d+\.\d{3}$/);
  await expect(readOut('landing-m')).toHaveText(/^\d,\d\d\sm$/);
  await expect(slider(page, labWords.angle)).toHaveAttribute('aria-valuetext', '10,5°');
  await expect(lab(page).getByText('mph')).toHaveCount(0);
  await slider(page, labWords.speed).fill('310');
  await expect(page).toHaveURL(/\/da\/\?.*speedKmh=310/);
  await expect(lab(page).locator('[aria-live].visually-hidden')).toContainText(labWords.atNet);
});

test('a message from a Danish page is sent as from an English one', async ({ page, mails }) => {
  const { messageForm } = findLocale('da').content;
  await page.goto('/da/');
  const form = page.getByRole('form', { name: messageForm.title });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-hydrated');
  const message = Object.fromEntries(
    Object.entries(MESSAGE).map(([label, text]) => [label.toLowerCase(), text]),
  );
  for (const [field, text] of Object.entries(message))
    await form.locator(`[name="${field}"]`).fill(text);
  await form.getByRole('button', { name: messageForm.complete }).click();
  await expect(new ContactForm(page).toasts).toHaveText(messageForm.outcome.sent);
  expect(mails.map(({ params }) => params)).toEqual([expect.objectContaining(message)]);
});

async function expectNoCollisions(page: Page, widthsPx: readonly number[]): Promise<void> {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findTextCollisions(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

for (const { lang, homePath, drawnHeadline } of translated)
  test.describe(() => {
    test.use({ locale: lang, contextOptions: { reducedMotion: 'reduce' } });

    test(
      `${lang}: the pages fit phones and desks`,
      slowUnlessDifferent(lang),
      async ({ page, requested }) => {
        await openHydrated(page, homePath);
        await waitForFonts(page);
        const fonts = requested.filter((path) => path.endsWith('.woff2'));
        if (drawnHeadline) expect(fonts).toEqual([]);
        // Vietnamese letters have a file of their own.
        else expect([1, 2]).toContain(fonts.length);
        await expectNoCollisions(page, [320, 390, 820, 1440]);
        await page.goto(`${homePath}terms-of-service`);
        await expectNoCollisions(page, [320]);
        await page.goto(homePath + UNKNOWN_ROUTE.slice(1));
        await expectNoCollisions(page, [320, 1440]);
      },
    );
  });
