/** What each page says before any script runs, and in links to it (docs/requirements.md, 1 to 5 and 12). */
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, getPage, ROUTES, siteTest as test, UNKNOWN_ROUTE } from './fixtures.ts';

const { hero, legal, ogImage } = english;

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

test('each page has its own head, one heading of level 1, 60 stars and a preview of links', async ({
  request,
}) => {
  const titlesAndDescriptions = new Set<string>();
  for (const path of ROUTES) {
    const page = await getPage(request, path);
    const metaTags = page.querySelectorAll('meta').map(({ attrs }) => attrs);
    const meta = Object.fromEntries(
      metaTags.map(({ property, name, content }) => [property ?? name, content]),
    );
    const title = page.querySelector('title')?.text ?? '';
    for (const text of [title, meta.description ?? '']) {
      // The build checks that they are not too long.
      expect(text.length, path).toBeGreaterThan(8);
      titlesAndDescriptions.add(text);
    }
    expect(meta, path).toMatchObject({
      'theme-color': '#070b17',
      'format-detection': 'telephone=no',
    });
    const hasApp = /[1-9]/.test(site.appStore.id);
    expect('apple-itunes-app' in meta).toBe(hasApp);
    const manifest = page.querySelector('link[rel="manifest"]');
    expect(manifest?.getAttribute('href'), path).toBe('/manifest.webmanifest');
    const count = (selector: string) => page.querySelectorAll(selector).length;
    expect(count('h1'), path).toBe(1);
    expect([0, 1].map((layer) => count(`[data-layer="${layer}"] circle`))).toEqual([36, 24]);
    // The 404 page is shown in any folder.
    const addresses = page
      .querySelectorAll('[href], [src]')
      .map(({ attrs }) => attrs.href ?? attrs.src);
    expect(addresses.filter((to) => !/^(\/|#|https?:|mailto:)/.test(to ?? ''))).toEqual([]);

    const preview = Object.entries(meta).filter(([name]) => /^(?:og|twitter):/.test(name));
    if (path === UNKNOWN_ROUTE) expect(preview).toEqual([]);
    else
      expect(Object.fromEntries(preview), path).toMatchObject({
        'og:title': title,
        'og:description': meta.description,
        'og:url': new URL(path, site.origin).href,
        'og:type': 'website',
        'og:site_name': site.name,
        'og:image': new URL('/social.jpg', site.origin).href,
        'og:image:alt': ogImage.alt,
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
  }
  expect(titlesAndDescriptions.size).toBe(2 * ROUTES.length);
  const image = await (await request.get('/social.jpg')).body();
  expect(image.length).toBeLessThan(300_000);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('the home page says what the app is, and labels its illustrations', async ({ request }) => {
  const page = await getPage(request, '/');
  const ids = page.querySelectorAll('main section[id]').map((section) => section.id);
  // An owner may add sections.
  expect(ids.slice(0, 3)).toEqual(['home', 'contact', 'faq']);
  const textOf = (selector: string) => page.querySelector(selector)?.text.replace(/\s+/g, ' ');
  for (const text of [
    `AI-powered ${site.phrase}`,
    'Offline • No cloud upload',
    'Calibrated for shuttle acoustics',
  ])
    expect(textOf('#home')).toContain(text);
  for (const text of ['badminton', site.phrase, 'your own video', 'Free', 'iPhone, iPad and Mac'])
    expect(hero.tagline).toContain(text);
  expect(textOf('#contact')).toContain('We reply fast');
  const profiles = page.querySelectorAll(`#contact aside a[href="${site.social.url}"]`);
  const newTab = { target: '_blank', rel: 'noopener' };
  expect(profiles.map(({ attrs }) => attrs)).toMatchObject([newTab, newTab]);
  const labels = ['#home', 'figure'].map((part) => textOf(part)?.match(/Illustration/g)?.length);
  expect(labels).toEqual(site.mediaIsIllustration ? [2, 1] : [undefined, undefined]);
});

test('the legal pages have their clauses, date and facts', async ({ request }) => {
  if (site.origin.endsWith('.example')) {
    expect(EFFECTIVE_DATE).toBe('July 15, 2025');
    expect(site.governingLaw).toBe('British Columbia, Canada');
  }
  for (const [path, clauses] of Object.entries(CLAUSES)) {
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
    const contents = page.querySelectorAll('nav[aria-labelledby="contents-title"] a');
    expect(contents.map(({ attrs, text }) => [attrs.href, text.trim()])).toEqual(
      headings.map(({ id }, i) => [`#${id}`, titles[i]]),
    );
    const text = page.querySelector('main')?.text ?? '';
    expect(text).toContain(EFFECTIVE_DATE);
    expect(text).not.toContain('{{');
    if (path === '/terms-of-service') {
      expect(text).toContain(site.governingLaw);
      continue;
    }
    expect(text).toContain('stays on your own device');
    const describesPageViews = /Page views\..*anonymised and without cookies/s.test(text);
    expect(describesPageViews).toBe(site.pageViewScript !== null);
    const kinds = page.querySelectorAll('main ul').find((list) => list.text.includes('EmailJS'));
    const count = kinds?.querySelectorAll('li').length ?? 0;
    expect(count).toBeGreaterThan(3);
    expect(kinds?.previousElementSibling?.text).toContain(`${legal.counts[count]} kinds of data`);
  }
});
