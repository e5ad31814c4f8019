import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site } from '../../site.config.ts';
import { EMAIL_SETTINGS } from '../environment.ts';
import { checkLaunch } from './check.ts';
import { reminders } from './contentChecks.ts';
import type { Launch } from './launch.ts';
import { placeholders } from './ownersChecks.ts';
import { readHtml } from './readHtml.ts';
import {
  fingerprintOf,
  fingerprintTexts,
  SHIPPED_MEDIA,
  SHIPPED_NAME,
  SHIPPED_TEXTS,
} from './shipped.ts';

const POLICY = "default-src 'none'; img-src 'self'; connect-src 'self' https://api.emailjs.com";
const ORIGIN = 'https://birdie.club';

/** A page with everything right, and something more in it. */
const pageWith = (body: string, title = 'Birdie') =>
  readHtml(`<!doctype html><html lang="en"><head><title>${title}</title>
    <meta name="description" content="How fast was that?">
    <meta http-equiv="content-security-policy" content="${POLICY}">
    <link rel="canonical" href="${ORIGIN}/"><link rel="icon" href="/icon.svg">
    <script type="application/ld+json">{"@context":"https://schema.org"}</script></head>
    <body><main id="content">${body}</main></body></html>`);

/** A policy that says this about page views, and something else in its head. */
const policyWith = (text: string) =>
  `<head><title>Page views</title></head><main><p>We keep messages.</p><p>${text}</p></main>`;

const HOME = `<a href="#content">Skip</a><a href="/terms">Terms</a><a href="/icon.svg">Icon</a>
  <a href="https://elsewhere.example/">Elsewhere</a><a href="mailto:a@b.c">Write</a>
  <a href="/#Is%20it%20free%3F">Free?</a><img src="/icon.svg" alt="">
  <details><summary><span>Is it free?</span></summary>Yes.</details>`;

const homeWith = (body: string, title?: string): Launch['pages'] =>
  new Map([...READY.pages, ['/', pageWith(HOME + body, title)]]);

const sitemapOf = (...paths: string[]) =>
  paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('');

const PUBLISHED = { publishedOn: '2026-11-30' };

const READY: Launch = {
  config: {
    ...site,
    name: 'Birdie',
    origin: ORIGIN,
    email: 'hello@birdie.club',
    appStore: { id: '1234567890', url: 'https://apps.apple.com/ca/app/birdie/id1234567890' },
    social: { network: 'Instagram', handle: '@birdie', url: 'https://www.instagram.com/birdie' },
    mediaIsIllustration: false,
    pageViewScript: '/_vercel/insights/script.js',
  },
  settings: Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, 'set'])),
  shippedMedia: [],
  shippedTexts: [],
  films: [
    {
      name: 'trailer',
      lengthS: 12,
      ...PUBLISHED,
      fileLengthsS: { 'trailer.mp4': 12.4, 'trailer.av1.mp4': 12.4 },
    },
    { name: 'demo', lengthS: 30, ...PUBLISHED, fileLengthsS: { 'demo.mp4': 29.6 } },
  ],
  demoTextEndsS: { 'demo.vtt': 30 },
  host: 'Vercel',
  oldHostFiles: [],
  pages: new Map([
    ['/', pageWith(HOME)],
    ['/terms', pageWith('<a href="/#content">Home</a>')],
    ['/404', pageWith('<meta name="robots" content="noindex">')],
  ]),
  files: new Set(['/icon.svg']),
  texts: new Map([
    ['/', 'Birdie, by its makers'],
    ['/privacy-policy', policyWith('<b>Page views.</b> Our host counts them.')],
  ]),
  styles: new Map([
    ['/page.css', 'a{background:url(/icon.svg)}b{mask:url("data:image/svg+xml,")}'],
  ]),
  sitemap: sitemapOf('/', '/terms'),
  emailOrigin: 'https://api.emailjs.com',
};

const configWith = (changes: Partial<Launch['config']>) => ({
  config: { ...READY.config, ...changes },
});

test('with everything filled in, nothing is to be done', () => {
  assert.deepEqual(checkLaunch(READY), []);
  assert.deepEqual(placeholders(READY), []);
});

test('the values this project comes with are placeholders', () => {
  const found = placeholders({ config: site, settings: {}, host: undefined });
  // The owner's own values, once they are filled in, are none.
  if (site.origin.endsWith('.example')) assert.equal(found.length, 4 + EMAIL_SETTINGS.length);
});

const id = (value: string) => ({ id: value, url: `https://apps.apple.com/app/id${value}` });

for (const [name, changes, ...whats] of [
  ['the id of zeros', configWith({ appStore: id('0000000000') }), /appStore\.id: "0000000000"/],
  ['an id with letters', configWith({ appStore: id('id123456') }), /appStore\.id/],
  [
    'a link to another app',
    configWith({ appStore: { id: '1234567890', url: 'https://apps.apple.com/app/id123456789' } }),
    /appStore\.url/,
  ],
  ['a placeholder for an address', configWith({ email: 'hello@birdie.example' }), /email/],
  ['an address without a host', configWith({ email: 'hello@' }), /email/],
  [
    'a profile of nobody',
    configWith({ social: { ...site.social, url: 'https://i.example/me' } }),
    /social\.url/,
  ],
  ['no settings', { settings: {} }, /PUBLIC_KEY/, /SERVICE_ID/, /TEMPLATE_ID/],
  [
    'a shipped film said to be a recording',
    { shippedMedia: ['public/media/trailer.mp4'] },
    /trailer\.mp4 is still the illustration/,
    /mediaIsIllustration: false/,
  ],
  [
    'recordings said to be illustrations',
    configWith({ mediaIsIllustration: true }),
    /mediaIsIllustration: true/,
  ],
  [
    'the old captions beside the owner’s own film',
    { shippedTexts: [{ place: 'demo.vtt', media: ['demo.mp4'] }] },
    /^demo\.vtt still describes .*demo\.mp4$/,
  ],
  [
    'one old text beside own pictures of which one is left',
    {
      ...configWith({ mediaIsIllustration: true }),
      shippedMedia: ['a.png'],
      shippedTexts: [
        { place: 'home.ts', media: ['a.png', 'b.png'] },
        { place: 'of the left one', media: ['a.png'] },
      ],
    },
    /^a\.png is still/,
    /^home\.ts still describes/,
  ],
  [
    'a length of 40 s for a film of 12',
    {
      films: [
        { name: 'trailer', lengthS: 40, ...PUBLISHED, fileLengthsS: { 'trailer.mp4': 12.4 } },
      ],
    },
    /trailer: a length of 40 s, but trailer\.mp4 plays 12\.4 s/,
  ],
  [
    'two files of one film that differ',
    {
      films: [
        { name: 'demo', lengthS: 30, ...PUBLISHED, fileLengthsS: { 'a.mp4': 30, 'b.mp4': 40 } },
      ],
    },
    /b\.mp4 plays 40\.0 s/,
  ],
  [
    'a film that cannot be read',
    { films: [{ name: 'demo', lengthS: 30, ...PUBLISHED, fileLengthsS: { 'demo.mp4': null } }] },
    /demo\.mp4 is missing, or no MP4/,
  ],
  [
    'a film of no day',
    { films: READY.films.map((film) => ({ ...film, publishedOn: '2026-11-31' })) },
    /trailer: publishedOn is "2026-11-31"/,
    /demo: publishedOn/,
  ],
  ['captions of a longer film', { demoTextEndsS: { 'demo.vtt': 40 } }, /demo\.vtt goes on to 40 s/],
  [
    'the old name in a built file',
    { texts: new Map([...READY.texts, ['/demo.vtt', `It is called ${SHIPPED_NAME}.`]]) },
    /^\/demo\.vtt still names/,
  ],
  [
    'an old address in a built file',
    { texts: new Map([...READY.texts, ['/', 'Write to hello@birdie.example.']]) },
    /^\/ names birdie\.example/,
  ],
  [
    'page views that are counted and not described',
    { texts: new Map([['/privacy-policy', policyWith('')]]) },
    /^Page views are counted, but/,
  ],
  [
    'page views that are described and not counted',
    configWith({ pageViewScript: null }),
    /^The privacy policy describes page views/,
  ],
  ['Vercel’s script on another host', { host: 'Netlify' }, /pageViewScript: Netlify has no/],
  ['an old file for a host', { oldHostFiles: ['vercel.json'] }, /^vercel\.json is not/],
  ['a long title', { pages: homeWith('', 't'.repeat(61)) }, /^\/: the title has 61 characters/],
  ['no title', { pages: homeWith('', '') }, /^\/ has no title/],
  [
    'a picture without a text',
    { pages: homeWith('<img src="/icon.svg">') },
    /icon\.svg has no alt/,
  ],
  [
    'broken structured data',
    { pages: homeWith('<script type="application/ld+json">{"a":</script>') },
    /cannot be read/,
  ],
  ['a link to no page', { pages: homeWith('<a href="/gone">x</a>') }, /"\/gone" leads to no page/],
  [
    'a link to an old question',
    { pages: homeWith('<a href="/#Is%20it%20cheap%3F">x</a>') },
    /names "Is it cheap\?", which is no place and no question/,
  ],
  [
    'a link to no place of another page',
    { pages: homeWith('<a href="/terms#law">x</a>') },
    /names "law".* of \/terms/,
  ],
  ['no sitemap', { sitemap: undefined }, /no sitemap/],
  ['a page missing from the sitemap', { sitemap: sitemapOf('/') }, /sitemap\.xml lacks .*\/terms$/],
  [
    'a page in the sitemap that is not to be found',
    { sitemap: sitemapOf('/', '/terms', '/404') },
    /sitemap\.xml lists .*\/404,/,
  ],
  [
    'a foreign picture',
    { pages: homeWith('<img alt="" src="https://x.io/a">') },
    /^\/ asks https:\/\/x\.io/,
  ],
  [
    'a foreign picture among others',
    { pages: homeWith('<img alt="" src="/icon.svg" srcset="/icon.svg 1x, //x.io/a 2x">') },
    /^\/ asks \/\/x\.io/,
  ],
  [
    'a hint at another origin',
    { pages: homeWith('<link rel="preconnect" href="https://x.io">') },
    /^\/ asks https:\/\/x\.io/,
  ],
  [
    'a foreign style',
    { styles: new Map([['/a.css', '@import "https://x.io/b.css";']]) },
    /^\/a\.css asks/,
  ],
  [
    'a policy that lets in more',
    { emailOrigin: 'https://mail.other.app' },
    /^The policy of \/ asks https:\/\/api\.emailjs\.com/,
    /^The policy of \/terms/,
    /^The policy of \/404/,
  ],
] as [string, Partial<Launch>, ...RegExp[]][]) {
  test(`${name}: it says so, and what to do`, () => {
    const problems = checkLaunch({ ...READY, ...changes });
    assert.equal(problems.length, whats.length, JSON.stringify(problems, null, 2));
    for (const [i, what] of whats.entries()) assert.match(problems[i]?.what ?? '', what);
    for (const { todo } of problems) assert.match(todo, /^[A-Z\w/.]+ .*[.]/);
  });
}

for (const origin of [
  'https://birdie.example',
  'https://birdie.club/',
  'http://birdie.club',
  'birdie.club',
]) {
  test(`${origin} is no origin to publish at`, () => {
    const what = placeholders({ ...READY, ...configWith({ origin }) });
    assert.equal(what.length, 1);
    assert.match(what[0] ?? '', /origin/);
  });
}

for (const [name, changes] of [
  [
    'a policy that says there are no page views',
    {
      ...configWith({ pageViewScript: null }),
      texts: new Map([['/privacy-policy', policyWith('We count no page views.')]]),
    },
  ],
  [
    'a policy in the owner’s own words',
    { texts: new Map([['/privacy-policy', policyWith('We count visits.')]]) },
  ],
  [
    'another script on another host',
    { host: 'Netlify', ...configWith({ pageViewScript: '/c.js' }) },
  ],
  [
    'old texts beside the films they describe',
    {
      ...configWith({ mediaIsIllustration: true }),
      shippedMedia: ['demo.mp4'],
      shippedTexts: [{ place: 'demo.vtt', media: ['demo.mp4'] }],
    },
  ],
  [
    'the old name as a part of the owner’s',
    {
      ...configWith({ name: `${SHIPPED_NAME} Pro` }),
      texts: new Map([...READY.texts, ['/', `${SHIPPED_NAME} Pro`]]),
    },
  ],
] as [string, Partial<Launch>][])
  test(`${name}: nothing is wrong with it`, () => {
    const problems = checkLaunch({ ...READY, ...changes });
    assert.deepEqual(
      problems.filter(({ what }) => !what.includes('is still the illustration')),
      [],
    );
  });

test('what only the owner can know is asked of them, and no more than that', () => {
  const claims = /^Every claim/;
  assert.match(reminders(READY).join(), claims);
  assert.equal(reminders(READY).length, 1);
  const [, views = ''] = reminders({ ...READY, host: undefined });
  assert.match(views, /published on Vercel/);
  const none = { ...READY, ...configWith({ pageViewScript: null }), host: undefined };
  assert.equal(reminders(none).length, 1);
  const social = { network: 'YouTube', handle: '@birdie', url: 'https://instagram.com/birdie' };
  assert.match(reminders({ ...READY, ...configWith({ social }) })[1] ?? '', /@birdie on YouTube/);
  const name = 'Birdie ☄';
  assert.match(reminders({ ...READY, ...configWith({ name }) })[1] ?? '', /Boxes for ☄ /);
});

/** What the project came with is compared only while nothing of it has been replaced. */
const isAsShipped = site.mediaIsIllustration && site.origin.endsWith('.example');

test('the texts about the illustrations are known for as long as they are there', async (t) => {
  if (!isAsShipped) return t.skip('the owner has begun to replace them');
  const now = await fingerprintTexts();
  assert.deepEqual(now, SHIPPED_TEXTS, 'written anew: put these into dev/launch/shipped.ts');
});

test('the illustrations are known for as long as they are there', async (t) => {
  if (!isAsShipped) return t.skip('the owner has begun to replace them');
  const now: Record<string, string | null> = {};
  for (const file of Object.keys(SHIPPED_MEDIA)) now[file] = await fingerprintOf(file);
  assert.deepEqual(now, SHIPPED_MEDIA, 'drawn anew: put these into dev/launch/shipped.ts');
});
