/** The pages in other languages (docs/requirements.md, 18). The English ones are tested everywhere else. */
import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { measureTranslation } from '../scripts/measure/bytes.ts';
import { formatMetric, isWithinBudget } from '../scripts/measure/metric.ts';
import { site } from '../site.config.ts';
import { locales } from '../src/i18n/locales.ts';
import { ContactForm, MESSAGE } from './contactForm.ts';
import { expect, siteTest, test, UNKNOWN_ROUTE } from './fixtures.ts';
import { lab, openHydrated } from './speedLabPage.ts';
import { waitForFonts } from './systemFonts.ts';
import { findTextCollisions } from './textCollisions.ts';

const PATHS = ['', 'demo', 'terms-of-service', 'privacy-policy'];

const translated = locales.filter(({ lang }) => lang !== 'en');

const localeOf = (wanted: string) => {
  const found = locales.find(({ lang }) => lang === wanted);
  if (!found) throw new Error(`There is no language "${wanted}".`);
  return found;
};

const absolute = (path: string): string => new URL(path, site.origin).href;

const getPage = async (request: APIRequestContext, path: string) =>
  parse(await (await request.get(path)).text());

siteTest(
  'every page says its language, and knows its versions in all others',
  async ({ request }) => {
    const heads = new Set<string>();
    for (const path of PATHS) {
      const versions = [
        ...locales.map(({ hreflang, homePath }) => [hreflang, absolute(homePath + path)]),
        ['x-default', absolute(`/${path}`)],
      ];
      for (const { homePath, lang, name } of locales) {
        const page = await getPage(request, homePath + path);
        const attribute = (selector: string, attributeName: string) =>
          page.querySelector(selector)?.getAttribute(attributeName);
        expect(attribute('html', 'lang'), homePath + path).toBe(lang);
        expect(attribute('link[rel="canonical"]', 'href')).toBe(absolute(homePath + path));
        const alternates = page.querySelectorAll('link[rel="alternate"]');
        expect(alternates.map(({ attrs }) => [attrs.hreflang, attrs.href])).toEqual(versions);
        heads.add(`${lang}: ${page.querySelector('title')?.text}`);
        heads.add(`${lang}: ${attribute('meta[name="description"]', 'content')}`);
        const switcher = page.querySelectorAll('[data-part="language-switcher"] a');
        expect(switcher.map(({ attrs, text }) => ({ ...attrs, text }))).toEqual(
          locales.map((each) => ({
            href: each.homePath + path,
            hreflang: each.hreflang,
            lang: each.lang,
            text: each.name,
            ...(each.name === name && { 'aria-current': 'true' }),
          })),
        );
        expect(page.querySelectorAll('[style]')).toHaveLength(0);
        const links = page.querySelectorAll('main a, header a, footer nav:not([data-part]) a');
        const leavesLanguage = links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => href.startsWith('/') && !href.startsWith(homePath))
          // The video, and the English document that a translation names.
          .filter((href) => !href.startsWith('/media/') && href !== `/${path}`);
        expect(leavesLanguage, homePath + path).toEqual([]);
      }
    }
    expect(heads.size).toBe(2 * PATHS.length * locales.length);
  },
);

siteTest(
  'every language has its own picture for links, captions and 404 page',
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const pictures = new Set<string>();
    for (const { homePath, lang, folder, content } of translated) {
      const page = await getPage(request, homePath);
      const property = (name: string) =>
        page.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? '';
      expect(property('og:locale')).toBe(lang.replaceAll('-', '_'));
      const picture = await request.get(new URL(property('og:image')).pathname);
      expect(picture.headers()['content-type'], lang).toBe('image/jpeg');
      pictures.add((await picture.body()).toString('base64'));
      const captions = page.querySelector('#demo track');
      expect(captions?.attributes).toMatchObject({
        srclang: lang,
        src: `/media/demo.${folder}.vtt`,
      });
      expect(await (await request.get(`/media/demo.${folder}.vtt`)).text()).toMatch(/^WEBVTT\n/);
      const data = page.querySelector('script[type="application/ld+json"]')?.text ?? '';
      expect(JSON.parse(data)['@graph']).toContainEqual(
        expect.objectContaining({ '@type': 'FAQPage', inLanguage: lang }),
      );
      expect(page.querySelector('h1')?.textContent).toContain(
        content.hero.title.replaceAll('\u200B', ''),
      );
      const response = await request.get(`${homePath}no-such-page`);
      expect(response.status()).toBe(404);
      expect(parse(await response.text()).querySelector('h1')?.text).toBe(content.notFound.title);
      expect(sitemap).toContain(`<loc>${absolute(homePath)}</loc>`);
    }
    expect(pictures.size).toBe(translated.length);
  },
);

siteTest('translated terms name the English version and keep its anchors', async ({ request }) => {
  const anchorsOf = async (path: string) =>
    (await getPage(request, path)).querySelectorAll('main h2').map(({ id }) => id);
  for (const path of ['terms-of-service', 'privacy-policy']) {
    const anchors = await anchorsOf(`/${path}`);
    for (const { homePath, content } of translated) {
      expect(await anchorsOf(homePath + path)).toEqual(anchors);
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

siteTest(
  'addresses of home pages end with a slash, those of other pages do not',
  async ({ request }) => {
    for (const [path, clean] of [
      ['/de', '/de/'],
      ['/de/index.html', '/de/'],
      ['/zh-tw', '/zh-tw/'],
      ['/de/terms-of-service/', '/de/terms-of-service'],
    ] as const)
      expect(new URL((await request.get(path)).url()).pathname, path).toBe(clean);
  },
);

const offer = (page: Page) => page.locator('[data-part="language-offer"]');

for (const [browserLocale, path, wanted] of [
  ['de-AT', '/', 'de'],
  ['zh-HK', '/', 'zh-Hant-TW'],
  ['zh-CN', '/zh-tw/terms-of-service', 'zh-Hans-CN'],
  ['en-GB', '/ja/demo', 'en'],
  ['de-DE', '/de/', null],
  ['en-US', '/', null],
  ['pl-PL', '/', null],
] as const)
  test.describe(() => {
    test.use({ locale: browserLocale });

    test(`a browser in ${browserLocale} on ${path} is offered ${wanted ?? 'nothing'}`, async ({
      page,
    }) => {
      const loaded = page.waitForLoadState('networkidle');
      await page.goto(path);
      await loaded;
      if (!wanted) return expect(offer(page)).toHaveCount(0);
      const { homePath, lang, content } = localeOf(wanted);
      await expect(offer(page)).toHaveAttribute('lang', lang);
      const link = offer(page).getByRole('link', { name: content.languages.offer });
      const shiftsBefore = await page.evaluate(() => document.body.getBoundingClientRect().height);
      await offer(page).getByRole('button', { name: content.languages.dismiss }).click();
      await expect(link).toHaveCount(0);
      const height = await page.evaluate(() => document.body.getBoundingClientRect().height);
      expect(height).toBe(shiftsBefore);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(offer(page)).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await link.click();
      const target = path.replace(/^\/(?:ja|zh-tw)?\/?/, homePath);
      await expect(page).toHaveURL(new RegExp(`${target}$`));
    });
  });

test('the lab has the units and the decimal sign of the language', async ({ page }) => {
  const { content } = localeOf('da');
  const { labWords: words } = content;
  await openHydrated(page, '/da/?speedKmh=300&heightM=2.8&angleDeg=10.5&fps=60');
  const readOut = (name: string) => lab(page).locator(`[data-readout="${name}"]`);
  await expect(readOut('speed-at-net-kmh')).toHaveText(/^\d+\skm\/t$/);
  await expect(readOut('speed-at-net-kmh')).toHaveAttribute('data-value', /^\d+\.\d{3}$/);
  await expect(readOut('landing-m')).toHaveText(/^\d,\d\d\sm$/);
  await expect(lab(page).getByRole('slider', { name: words.angle })).toHaveAttribute(
    'aria-valuetext',
    '10,5°',
  );
  await expect(lab(page).getByText('mph')).toHaveCount(0);
  await lab(page).getByRole('slider', { name: words.speed, exact: true }).fill('310');
  await expect(page).toHaveURL(/\/da\/\?.*speedKmh=310/);
  await expect(lab(page).locator('[aria-live].visually-hidden')).toContainText(words.atNet);
});

test('links to questions keep the language', async ({ page }) => {
  const { content } = localeOf('de');
  const { question = '' } = content.faq[3] ?? {};
  await page.goto(`/de/#${encodeURIComponent(question)}`);
  const card = page.locator('#faq details').filter({ hasText: question });
  await expect(card).toHaveAttribute('open');
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await card.getByRole('button', { name: content.share.copy }).click();
  await expect(card.locator('[aria-live]')).not.toHaveText('');
  expect(decodeURIComponent(page.url())).toMatch(new RegExp(`/de/#${question.replace('?', '.')}$`));
});

test('a message in another language is sent as in English', async ({ page, mails }) => {
  const { content } = localeOf('ja');
  const { messageForm: words } = content;
  await page.goto('/ja/');
  const form = page.getByRole('form', { name: words.title });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-hydrated');
  for (const [label, text] of [
    [words.name, MESSAGE.Name],
    [words.email, MESSAGE.Email],
    [words.subject, MESSAGE.Subject],
    [words.message, MESSAGE.Message],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: words.complete }).click();
  await expect(new ContactForm(page).toasts).toHaveText(words.outcome.sent);
  expect(mails.map(({ params }) => params)).toEqual([
    expect.objectContaining({
      name: MESSAGE.Name,
      email: MESSAGE.Email,
      subject: MESSAGE.Subject,
      message: MESSAGE.Message,
    }),
  ]);
});

const VIEWPORT_HEIGHT_PX = 844;

async function expectNoCollisions(page: Page, widthsPx: readonly number[]): Promise<void> {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: VIEWPORT_HEIGHT_PX });
    expect.soft(await findTextCollisions(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

for (const { lang, homePath, drawnHeadline } of translated)
  test.describe(() => {
    test.use({ locale: lang, contextOptions: { reducedMotion: 'reduce' } });

    test(`${lang}: the pages fit phones and desks, and their budgets`, async ({ page }) => {
      for (const metric of await measureTranslation(page, homePath, !drawnHeadline))
        expect.soft(isWithinBudget(metric), formatMetric(metric)).toBe(true);
      await openHydrated(page, homePath);
      await waitForFonts(page);
      await expectNoCollisions(page, [320, 390, 820, 1440]);
      await page.goto(`${homePath}terms-of-service`);
      await expectNoCollisions(page, [320]);
      await page.goto(homePath + UNKNOWN_ROUTE.slice(1));
      await expectNoCollisions(page, [320, 1440]);
    });
  });

test.describe('in the pseudo-locale', () => {
  test.use({ locale: 'en-XA', contextOptions: { reducedMotion: 'reduce' } });

  test('everything is translated, and longer texts have room', async ({ page, servers }) => {
    await page.addInitScript(() => localStorage.setItem('language-offer', 'dismissed'));
    await openHydrated(page, `${servers.withFaults}/en-xa/`);
    await waitForFonts(page);
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement?.closest('script, style, noscript, [data-part^="language"]'))
          found.push(node.textContent?.trim() ?? '');
      return found;
    });
    const { name, email, social } = site;
    const names = [name, email, social.handle, social.network];
    const isWord = (text: string) => /\p{L}/u.test(text) && !names.includes(text);
    expect(texts.filter(isWord).length).toBeGreaterThan(80);
    const withoutTranslated = texts.map((text) => text.replace(/\[.*\]/s, ''));
    expect(withoutTranslated.filter(isWord)).toEqual([]);
    await expectNoCollisions(page, [480, 820, 1440]);
  });
});
