/** Every address, and what its page says before any script runs (docs/requirements.md, 1 to 5 and 12). */
import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, ROUTES, siteTest as test, UNKNOWN_ROUTE } from './fixtures.ts';

const { legal } = english;

const CLAUSES = {
  '/terms-of-service':
    'Eligibility, Use of the App, User-Generated Content, Accounts and Security, Prohibited Conduct, ' +
    'Modifications to Terms or Service, Intellectual Property, Disclaimer of Warranties, ' +
    'Limitation of Liability, Termination, Governing Law',
  '/privacy-policy':
    'What We Collect, How We Use Your Data, Data Storage and Security, User Rights and Controls, ' +
    "Children's Privacy, Third-Party Services, Changes to This Policy",
};

const EFFECTIVE_DATE = new Date(site.legalEffectiveDate).toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** The served HTML of a page. */
const getPage = async (request: APIRequestContext, path: string) =>
  parse(await (await request.get(path)).text());

test('each page has its own head, one heading of level 1 and 60 stars', async ({ request }) => {
  const titlesAndDescriptions = new Set<string>();
  for (const path of ROUTES) {
    const page = await getPage(request, path);
    const attribute = (selector: string, name: string) =>
      page.querySelector(selector)?.getAttribute(name);
    titlesAndDescriptions.add(page.querySelector('title')?.text ?? '');
    titlesAndDescriptions.add(attribute('meta[name="description"]', 'content') ?? '');
    expect(attribute('html', 'lang'), path).toBe('en');
    expect(attribute('meta[name="theme-color"]', 'content'), path).toBe('#070b17');
    expect(attribute('link[rel="manifest"]', 'href'), path).toBe('/manifest.webmanifest');
    expect(page.querySelectorAll('meta[name="format-detection"]'), path).toHaveLength(1);
    const hasApp = /[1-9]/.test(site.appStore.id);
    expect(page.querySelectorAll('meta[name="apple-itunes-app"]')).toHaveLength(hasApp ? 1 : 0);
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
    for (const [layer, stars] of [36, 24].entries())
      expect(page.querySelectorAll(`[data-layer="${layer}"] circle`), path).toHaveLength(stars);
    // The policy blocks inline styles.
    expect(page.querySelectorAll('[style]'), path).toHaveLength(0);
  }
  expect(titlesAndDescriptions.size).toBe(2 * ROUTES.length);
  // The build checks that they are not too long.
  for (const text of titlesAndDescriptions) expect(text.length).toBeGreaterThan(8);
});

test('the home page says what the app is, and shows two screenshots', async ({ request }) => {
  const page = await getPage(request, '/');
  const ids = page.querySelectorAll('main section[id]').map((section) => section.id);
  // An owner may add sections.
  expect(ids.slice(0, 3)).toEqual(['home', 'contact', 'faq']);
  const textOf = (selector: string) => page.querySelector(selector)?.text.replace(/\s+/g, ' ');
  expect(textOf('#home')).toContain(`AI-powered ${site.phrase}`);
  expect(textOf('#home')).toContain('Offline • No cloud upload');
  expect(textOf('#home')).toContain('Calibrated for shuttle acoustics');
  expect(textOf('#contact')).toContain('We reply fast');
  const profiles = page.querySelectorAll(`#contact aside a[href="${site.social.url}"]`);
  expect(profiles).toHaveLength(2);
  for (const profile of profiles)
    expect(profile.attributes).toMatchObject({ target: '_blank', rel: 'noopener' });

  const screenshots = page.querySelectorAll('#home img:not([alt=""])');
  expect(screenshots.length).toBeGreaterThanOrEqual(2);
  for (const screenshot of screenshots) {
    expect(screenshot.getAttribute('alt')?.length).toBeGreaterThan(20);
    const response = await request.get(screenshot.getAttribute('src') ?? '');
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
  const labels = (selector: string) => textOf(selector)?.match(/Illustration/g) ?? [];
  expect(labels('#home')).toHaveLength(site.mediaIsIllustration ? 2 : 0);
  expect(labels('figure')).toHaveLength(site.mediaIsIllustration ? 1 : 0);
});

test('the legal pages have their clauses, date and facts', async ({ request }) => {
  if (site.origin.endsWith('.example')) {
    expect(EFFECTIVE_DATE).toBe('July 15, 2025');
    expect(site.governingLaw).toBe('British Columbia, Canada');
  }
  for (const [path, clauses] of Object.entries(CLAUSES)) {
    const page = await getPage(request, path);
    expect(page.querySelectorAll('main h2').map(({ text }) => text.trim())).toEqual(
      clauses.split(', ').map((clause, i) => `${i + 1}. ${clause}`),
    );
    const text = page.querySelector('main')?.text ?? '';
    expect(text).toContain(EFFECTIVE_DATE);
    expect(text).not.toContain('{{');
    if (path === '/terms-of-service') expect(text).toContain(site.governingLaw);
    else {
      expect(text).toContain('stays on your own device');
      expect(/Page views\..*anonymised and without cookies/s.test(text)).toBe(
        site.pageViewScript !== null,
      );
      const kinds = page.querySelectorAll('main ul').find((list) => list.text.includes('EmailJS'));
      const count = kinds?.querySelectorAll('li').length ?? 0;
      expect(count).toBeGreaterThan(3);
      expect(kinds?.previousElementSibling?.text).toContain(`${legal.counts[count]} kinds of data`);
    }
  }
});

test('an address without a page gets the 404 page, in any folder', async ({ request }) => {
  for (const path of [
    UNKNOWN_ROUTE,
    '/404',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/terms-of-service/more',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const page = parse(await response.text());
    expect(page.querySelector('h1')?.text, path).toBe('Out.');
    const addresses = page
      .querySelectorAll('[href], [src]')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src'));
    expect(addresses.filter((address) => !/^(\/|#|https?:|mailto:)/.test(address ?? ''))).toEqual(
      [],
    );
  }
});

test('addresses with a slash or a file ending lead to the clean one', async ({ request }) => {
  for (const [path, clean] of [
    ['/terms-of-service/', '/terms-of-service'],
    ['/terms-of-service.html', '/terms-of-service'],
    ['/index.html', '/'],
  ] as const)
    expect(new URL((await request.get(path)).url()).pathname, path).toBe(clean);
});
