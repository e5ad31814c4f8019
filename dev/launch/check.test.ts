import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site } from '../../site.config.ts';
import { EMAIL_SETTINGS } from '../environment.ts';
import { checkLaunch } from './check.ts';
import type { Launch } from './launch.ts';
import { placeholders } from './ownersChecks.ts';
import { readHtml } from './readHtml.ts';
import { fingerprintOf, SHIPPED_MEDIA } from './shippedMedia.ts';

const POLICY = "default-src 'none'; img-src 'self'; connect-src 'self' https://api.emailjs.com";
const ORIGIN = 'https://smashspeed.app';

/** A page with everything right, and something more in it. */
const pageWith = (body: string, title = 'Smash Speed') =>
  readHtml(`<!doctype html><html lang="en"><head><title>${title}</title>
    <meta name="description" content="How fast was that?">
    <meta http-equiv="content-security-policy" content="${POLICY}">
    <link rel="canonical" href="${ORIGIN}/"><link rel="icon" href="/icon.svg">
    <script type="application/ld+json">{"@context":"https://schema.org"}</script></head>
    <body><main id="content">${body}</main></body></html>`);

const HOME = `<a href="#content">Skip</a><a href="/terms">Terms</a><a href="/icon.svg">Icon</a>
  <a href="https://elsewhere.example/">Elsewhere</a><a href="mailto:a@b.c">Write</a>
  <a href="/#Is%20it%20free%3F">Free?</a><img src="/icon.svg" alt="">
  <details><summary><span>Is it free?</span></summary>Yes.</details>`;

const homeWith = (body: string, title?: string): Launch['pages'] =>
  new Map([...READY.pages, ['/', pageWith(HOME + body, title)]]);

const sitemapOf = (...paths: string[]) =>
  paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('');

const READY: Launch = {
  config: {
    ...site,
    origin: ORIGIN,
    email: 'hello@smashspeed.app',
    appStore: { id: '1234567890', url: 'https://apps.apple.com/ca/app/smash-speed/id1234567890' },
    social: { ...site.social, url: 'https://www.instagram.com/smashspeed' },
    mediaIsIllustration: false,
  },
  settings: Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, 'set'])),
  shippedMedia: [],
  oldHostFiles: [],
  pages: new Map([
    ['/', pageWith(HOME)],
    ['/terms', pageWith('<a href="/#content">Home</a>')],
    ['/404', pageWith('<meta name="robots" content="noindex">')],
  ]),
  files: new Set(['/icon.svg']),
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
  assert.deepEqual(placeholders(READY.config, READY.settings), []);
});

test('the values this project comes with are placeholders', () => {
  const found = placeholders(site, {});
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
  ['a placeholder for an address', configWith({ email: 'hello@smashspeed.example' }), /email/],
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
  'https://smashspeed.example',
  'https://smashspeed.app/',
  'http://smashspeed.app',
  'smashspeed.app',
]) {
  test(`${origin} is no origin to publish at`, () => {
    const what = placeholders({ ...READY.config, origin }, READY.settings);
    assert.equal(what.length, 1);
    assert.match(what[0] ?? '', /origin/);
  });
}

test('the illustrations are known for as long as they are there', async (t) => {
  if (!site.mediaIsIllustration) return t.skip('the owner has replaced them');
  const now: Record<string, string | null> = {};
  for (const file of Object.keys(SHIPPED_MEDIA)) now[file] = await fingerprintOf(file);
  assert.deepEqual(now, SHIPPED_MEDIA, 'drawn anew: put these into dev/launch/shippedMedia.ts');
});
