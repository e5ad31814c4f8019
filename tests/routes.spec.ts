/**
 * What each page says before any script runs, and in links to it (docs/requirements.md, Product and claims, Routes, Navigation bar, Starfield, Hero and Legal pages),
 * and the files that systems and search engines read.
 */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { locales } from '../src/i18n/locales.ts';
import { isPlaceholderId } from '../src/lib/build/appStoreId.ts';
import { ICON_FILES, TAB_ICON, TOUCH_ICON } from '../src/lib/build/icons.ts';
import { PAGE_PATHS } from '../src/lib/build/pagePaths.ts';
import { expect, getPage, ROUTES, siteTest as test, UNKNOWN_ROUTE } from './support/fixtures.ts';
import { findPixels } from './support/images.ts';

const { hero, legal, ogImage } = english;

const CLAUSES = {
  '/terms-of-service':
    'Eligibility, Use of the App, User-Generated Content, Accounts and Security, Prohibited Conduct, ' +
    'Modifications to Terms or Service, Intellectual Property, Disclaimer of Warranties, ' +
    'Limitation of Liability, Termination, Governing Law',
  '/privacy-policy':
    'What We Collect, How We Use Your Data, Data Storage and Security, User Rights and Controls, ' +
    'Children’s Privacy, Third-Party Services, Changes to This Policy',
};

const getText = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).text();

const EFFECTIVE_DATE = new Date(site.legalEffectiveDate).toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** The content of the `<meta>` elements of a page, by name or property. */
const readMeta = (page: HTMLElement) =>
  Object.fromEntries(
    page
      .querySelectorAll('meta')
      .map(({ attrs: { property, name, content } }) => [property ?? name, content]),
  );

test('each page has one h1 and what browsers read in its head', async ({ request }) => {
  const tokens = await readFile('src/styles/tokens.css', 'utf8');
  const background = /--bg: (#\w+)/.exec(tokens)?.[1];
  for (const path of ROUTES) {
    const page = await getPage(request, path);
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
    const meta = readMeta(page);
    expect(meta, path).toMatchObject({
      'theme-color': background,
      'format-detection': 'telephone=no',
    });
    expect('apple-itunes-app' in meta).toBe(!isPlaceholderId(site.appStore.id));
  }
});

test('a link to a page is previewed with its title and a picture', async ({ request }) => {
  for (const path of ROUTES) {
    const page = await getPage(request, path);
    const meta = readMeta(page);
    const preview = {
      'og:title': page.querySelector('title')?.text,
      'og:description': meta.description,
      'og:url': new URL(path, site.origin).href,
      'og:type': 'website',
      'og:site_name': site.name,
      'og:image': new URL('/social.jpg', site.origin).href,
      'og:image:alt': ogImage.alt,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    if (path === UNKNOWN_ROUTE)
      expect(Object.keys(meta).filter((name) => /^(?:og|twitter):/.test(name))).toEqual([]);
    else expect(meta, path).toMatchObject(preview);
  }
  const image = await (await request.get('/social.jpg')).body();
  expect(image.length).toBeLessThan(300_000);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('behind each page are 60 stars, 60 percent of them near', async ({ request }) => {
  for (const path of ROUTES) {
    const page = await getPage(request, path);
    const counts = [0, 1].map(
      (layer) => page.querySelectorAll(`[data-layer="${layer}"] circle`).length,
    );
    expect(counts, path).toEqual([36, 24]);
  }
});

// The 404 page is shown in any folder.
test('no address in a page is relative', async ({ request }) => {
  for (const path of ROUTES) {
    const addresses = (await getPage(request, path))
      .querySelectorAll('[href], [src]')
      .map(({ attrs }) => attrs.href ?? attrs.src ?? '');
    expect(addresses.filter((to) => !/^(\/|#|https?:|mailto:)/.test(to))).toEqual([]);
  }
});

test('the home page has its four sections, which say what the app is', async ({ request }) => {
  const page = await getPage(request, '/');
  const ids = page.querySelectorAll('main section[id]').map((section) => section.id);
  // An owner may add sections.
  expect(ids.slice(0, 3)).toEqual(['home', 'contact', 'faq']);
  const readText = (selector: string) => page.querySelector(selector)?.text.replace(/\s+/g, ' ');
  for (const text of [
    `AI-powered ${site.phrase}`,
    'Offline • No cloud upload',
    'Calibrated for shuttle acoustics',
  ])
    expect(readText('#home')).toContain(text);
  for (const text of ['badminton', site.phrase, 'your own video', 'Free', 'iPhone, iPad and Mac'])
    expect(hero.tagline).toContain(text);
  expect(readText('#contact')).toContain('We reply fast');
  const profiles = page.querySelectorAll(`#contact aside a[href="${site.social.url}"]`);
  const newTab = { target: '_blank', rel: 'noopener' };
  expect(profiles.map(({ attrs }) => attrs)).toMatchObject([newTab, newTab]);
});

test('computer-made pictures and films say so, until the owner has replaced them', async ({
  request,
}) => {
  const page = await getPage(request, '/');
  const readText = (selector: string) => page.querySelector(selector)?.text.replace(/\s+/g, ' ');
  const marks = ['#home', 'figure', 'dialog'].map(
    (part) => readText(part)?.match(/computer-made/gi)?.length,
  );
  expect(marks).toEqual(site.mediaIsIllustration ? [2, 1, 1] : [undefined, undefined, undefined]);
});

for (const [path, clauses] of Object.entries(CLAUSES))
  test(`${path} has its numbered clauses`, async ({ request }) => {
    const page = await getPage(request, path);
    const headings = page.querySelectorAll('main h2');
    const titles = clauses.split(', ').map((clause, i) => `${i + 1}. ${clause}`);
    expect(headings.map(({ text }) => text.trim())).toEqual(titles);
    // Others may have linked to these anchors, such as "5-childrens-privacy".
    expect(headings.map(({ id }) => id)).toEqual(
      titles.map((title) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
  });

/** The text of a legal page. */
const getLegalText = async (request: APIRequestContext, path: string) =>
  (await getPage(request, path)).querySelector('main')?.text ?? '';

/** Whether the facts are those of this repository: an owner may have changed date and law. */
const isPlaceholder = site.origin.endsWith('.example');

test('the legal pages have the date of effect, the terms the law', async ({ request }) => {
  for (const path of Object.keys(CLAUSES)) {
    const text = await getLegalText(request, path);
    expect(text, path).toContain(EFFECTIVE_DATE);
    expect(text, path).not.toContain('{{');
  }
  test.skip(!isPlaceholder, 'the owner has other facts');
  expect(EFFECTIVE_DATE).toBe('July 15, 2025');
  const terms = await getLegalText(request, '/terms-of-service');
  expect(terms).toContain('the laws of British Columbia, Canada');
});

test('the privacy policy says what is kept, and describes page views if they are counted', async ({
  request,
}) => {
  const text = await getLegalText(request, '/privacy-policy');
  expect(text).toContain('stays on your own device');
  const describesPageViews = /Page views\..*anonymised and without cookies/s.test(text);
  expect(describesPageViews).toBe(site.pageViewScript !== null);
  const { withPageViews, withoutPageViews } = legal.dataKinds;
  const count = describesPageViews ? withPageViews : withoutPageViews;
  expect(text).toContain(`${count} kinds of data`);
  test.skip(!isPlaceholder, 'the owner may list other kinds');
  const page = await getPage(request, '/privacy-policy');
  const kinds = page.querySelectorAll('main ul').find((list) => list.text.includes('EmailJS'));
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
  expect(words[kinds?.querySelectorAll('li').length ?? 0]).toBe(count);
});

test('search engines get every question and answer, word for word as on the page', async ({
  request,
}) => {
  const page = await getPage(request, '/');
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '');
  const shown = page.querySelectorAll('#faq details').map((card) => ({
    '@type': 'Question',
    name: card.querySelector('summary')?.text,
    acceptedAnswer: { '@type': 'Answer', text: card.querySelector('p')?.text },
  }));
  expect(shown.length).toBeGreaterThan(0);
  expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: shown });
});

test('icons show the mark of the bar, clear of edges that systems crop', async ({ request }) => {
  const home = await getPage(request, '/');
  const icons = home.querySelectorAll('link[rel$="icon"]').map(({ attrs }) => attrs.href);
  expect(icons).toEqual([TAB_ICON.path, '/favicon.svg', TOUCH_ICON.path]);
  const mark = home.querySelector('[data-part="nav-bar"] svg path[stroke-width]');
  expect(await getText(request, '/favicon.svg')).toContain(`d="${mark?.getAttribute('d')}"`);
  for (const { path, sizePx, corner } of ICON_FILES) {
    const image = sharp(await (await request.get(path)).body());
    expect(await image.metadata(), path).toMatchObject({ width: sizePx, height: sizePx });
    // Systems that round the corners themselves get an icon without transparency.
    expect((await image.stats()).isOpaque, path).toBe(corner === 0);
    // The mark is bright, whatever its colour; the square behind it is dark.
    const mark = await findPixels(image, (pixel) => Math.max(...pixel.subarray(0, 3)) > 128);
    const radius = Math.max(...new Set(mark));
    expect(radius, path).toBeGreaterThan(0.3);
  }
});

test('the sitemap has every page and its versions, robots.txt names it', async ({ request }) => {
  const robots = await getText(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
  const sitemap = await getPage(request, '/sitemap.xml');
  const entries = sitemap.querySelectorAll('url');
  const versions = entries.map((entry) => [
    entry.querySelector('loc')?.text,
    ...entry.querySelectorAll('[rel="alternate"]').map(({ attrs }) => attrs.href),
  ]);
  const absolute = (path: string) => new URL(path, site.origin).href;
  const expected = PAGE_PATHS.flatMap((path) => {
    const addresses = locales.map(({ homePath }) => absolute(homePath + path));
    return addresses.map((address) => [address, ...addresses, absolute(`/${path}`)]);
  });
  expect(versions.sort()).toEqual(expected.sort());
  expect(await getText(request, UNKNOWN_ROUTE)).toContain('content="noindex');
});

test('the licenses of what visitors receive are a text', async ({ request }) => {
  const licenses = await getText(request, '/licenses.txt');
  for (const name of ['@astrojs/react', 'astro', 'react', 'react-dom', 'rolldown', 'scheduler'])
    expect(licenses).toMatch(new RegExp(`^(?:.* )?${name}[ ,]`, 'm'));
  for (const text of [
    'Copyright (c) Meta Platforms, Inc. and affiliates.',
    'Copyright 2020 The Anybody Project Authors',
    'SIL OPEN FONT LICENSE Version 1.1',
  ])
    expect(licenses).toContain(text);
});
