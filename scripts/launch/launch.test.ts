/** The launch check, run in a copy of the project that is edited as an owner would. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';
import { type SiteConfig, site } from '../../site.config.ts';
import { OWN_SITE } from '../../tests/ownSite.ts';
import { applyEdits, copyProject, type Edit, type Edits } from '../../tests/projectCopy.ts';
import { ASTRO } from '../build.ts';
import { builtFiles } from '../builtFiles.ts';
import { EMAIL_SETTINGS } from '../environment.ts';
import { checkConfig, findHost } from './configChecks.ts';
import { DESCRIPTIONS, ILLUSTRATIONS, PLACEHOLDER_NAME } from './placeholders.ts';

const VERCEL_SCRIPT = '/_vercel/insights/script.js';

/** Asserts that there is one finding for each text, in the same order, which contains it. */
function assertFindings(findings: readonly string[], texts: readonly string[]): void {
  const found = findings.map((finding, i) =>
    texts[i] && finding.includes(texts[i]) ? texts[i] : finding,
  );
  assert.deepEqual(found, texts);
}

test('placeholders are found in a configuration', () => {
  const placeholders: SiteConfig = {
    ...OWN_SITE,
    appStore: { id: '0000000000', url: 'https://apps.apple.com/app/id10000000000' },
    origin: 'https://birdie.example',
    email: 'a@example.com',
    social: { ...OWN_SITE.social, url: 'https://instagram.example/me' },
    pageViewScript: VERCEL_SCRIPT,
  };
  assertFindings(
    [...checkConfig(placeholders, 'Netlify', [])],
    ['appStore.id', 'appStore.url', 'origin', 'email', 'social.url', 'pageViewScript'].concat(
      EMAIL_SETTINGS,
    ),
  );
  for (const [host, pageViewScript] of [
    ['Vercel', VERCEL_SCRIPT],
    [undefined, VERCEL_SCRIPT],
    ['Netlify', '/count.js'],
  ] as const)
    assertFindings([...checkConfig({ ...OWN_SITE, pageViewScript }, host, EMAIL_SETTINGS)], []);
});

test('the host is found by its environment, or else by its files', () => {
  assert.equal(findHost({ VERCEL: '1' }, []), 'Vercel');
  assert.equal(findHost({ WORKERS_CI: '1' }, []), 'Cloudflare');
  assert.equal(findHost({}, ['netlify.toml']), 'Netlify');
  assert.equal(findHost({ NETLIFY: 'true' }, ['.vercel']), 'Netlify');
  assert.equal(findHost({ VERCEL: '', CI: '1' }, ['vercel.json', 'Caddyfile']), undefined);
  assert.equal(findHost({}, ['.vercel', 'netlify.toml']), undefined);
});

/** Runs Node.js in the copy. A build takes the longest; while it runs, the test's own timeout cannot end it. */
function run(folder: string, ...words: string[]) {
  const settings = Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, 'set']));
  const env = { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' };
  const options = { cwd: folder, env, encoding: 'utf8', timeout: 90_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
  return { status, output: stdout + stderr };
}

/** Expects what the launch check finds in the copy and in the site that was built in it. */
function expectFindings(folder: string, texts: readonly string[]): void {
  const { status, output } = run(folder, 'scripts/launch/run.ts', 'dist');
  assertFindings(output.match(/(?<=✘ ).*/g) ?? [], texts);
  assert.equal(status === 0, texts.length === 0);
  assert.equal(output.includes('Ready: publish dist/'), texts.length === 0);
}

const configEdit = (changes: Partial<SiteConfig>): Edit => [
  /(?<=export const site: SiteConfig = )[\s\S]*/,
  JSON.stringify({ ...OWN_SITE, ...changes }),
];

const HOME = 'src/content/en/home.ts';

/** Rewrites the texts about the media: what they say, and when the demo ends. */
const textEdits = (endS: number, words: string): Edits => ({
  'src/content/en/demo.vtt': `WEBVTT\n\n00:00.000 --> 00:${endS}.000\n${words}\n`,
  'src/content/en/demoTranscript.ts': [
    /(?<=export const transcript = )[\s\S]*/,
    `${JSON.stringify([{ timeS: endS, text: words }])} as const;`,
  ],
  [HOME]: [
    /captureScreenAlt:[\s\S]*?(?=\n\})/,
    `captureScreenAlt: ${JSON.stringify(words)}, resultsScreenAlt: ''`,
  ],
});

test('invalid values end every command with a sentence each', { timeout: 120_000 }, async () => {
  const folder = await copyProject('invalid', {
    'site.config.ts': configEdit({ legalEffectiveDate: '2025-02-30' }),
  });
  for (const words of [
    [ASTRO, 'build'],
    [ASTRO, 'dev', '--port', '0'],
    ['scripts/preview.ts'],
    ['scripts/hosts/write.ts'],
    ['scripts/launch/run.ts'],
  ]) {
    const { status, output } = run(folder, ...words);
    assert.equal(status, 1, words.join(' '));
    assert.match(output, /^site\.config\.ts: legalEffectiveDate is "2025-02-30", .*\.\n$/);
  }
  const tabletSize = { width: 2732, height: 2048, channels: 3, background: '#000' } as const;
  await applyEdits(folder, {
    'site.config.ts': configEdit({ logo: 'src/assets/none.svg' }),
    [HOME]: [/(?<=^ {2}title: ').+(?=',$)/m, 'Long words '.repeat(7)],
    'src/assets/results-screen.png': await sharp({ create: tabletSize }).png().toBuffer(),
  });
  const { output } = run(folder, ASTRO, 'build');
  const expected = ['too long for the headline', 'none.svg', '2732 x 2048'];
  assertFindings(output.trimEnd().split('\n'), expected);
});

/** Puts a sentence in the place of a page's text. */
const sentenceEdit = (sentence: string): Edit => [/<main/, `<main>${sentence}</main><main`];

/** A page with every fault, and with some things that only look like one. */
const FAULTY_PAGE = `<meta http-equiv="content-security-policy" content="img-src *; font-src 'self' 'sha256-//A+//B4//C='">
  <link rel="preconnect" href="https://a.club"><link rel="canonical" href="https://other.club/">
  <style>@import "https://b.club/b.css"; p { background: url("data:image/svg+xml,") }</style>
  <svg xmlns="http://www.w3.org/2000/svg"><title>Icon</title></svg><!-- <img src="//no.club"> -->
  <noscript><img src="//c.club/c.png"></noscript><img alt="" srcset="/x.png 1x, https://d.club/d 2x">
  <a href="https://other.club/" ping="https://e.club">x</a><a href="mailto:a@b.club">x</a>
  <a href="/gone">x</a><a href="//[">x</a><a href="/terms-of-service#law">x</a><a href="/#home">x</a>
  <a href="/#Is%20it%20cheap%3F">x</a><script>"<a href='/no'>"</script>${PLACEHOLDER_NAME}`;

describe('a site without placeholders', {
  timeout: 240_000,
  skip: !site.origin.endsWith('.example') && 'the placeholders are replaced',
}, () => {
  // An empty MP4 box, and bytes after the end of an image, change nothing but the checksum.
  const [illustration = '', ...otherMedia] = Object.keys(ILLUSTRATIONS).reverse();
  let folder: string;

  before(async () => {
    const phrases = Object.values(DESCRIPTIONS).map(([phrase]) => phrase);
    folder = await copyProject('launch', {
      'site.config.ts': configEdit({}),
      ...textEdits(10, phrases.join(', ')),
    });
    for (const file of otherMedia) await appendFile(join(folder, file), '\0\0\0\x08free');
    assert.equal(run(folder, 'scripts/hosts/write.ts').status, 0);
    const { status, output } = run(folder, ASTRO, 'build');
    assert.equal(status, 0, output);
  });

  test('has the values of its owner, and none of this project', async () => {
    const texts = new Map<string, string>();
    for (const { file, path } of await builtFiles(join(folder, 'dist')))
      if (!/\.(?:png|jpg|webp|avif|mp4|woff2)$/.test(file))
        texts.set(path, await readFile(file, 'utf8'));
    for (const name of ['site.caddy', 'vercel.json'])
      texts.set(name, await readFile(join(folder, name), 'utf8'));
    const unexpected = [
      site.name,
      site.phrase,
      new URL(site.origin).host,
      site.email,
      site.social.handle,
      site.appStore.id,
      site.social.url,
      'July 15, 2025',
      '&amp;amp;',
      site.legalEffectiveDate,
      'data-page-view-script',
      '{{name}}',
    ];
    for (const [path, text] of texts)
      for (const value of unexpected) assert.ok(!text.includes(value), `${path} has "${value}"`);
    for (const [path, value] of [
      ['/', 'Birdie &amp; Ace'],
      ['/terms-of-service', 'February 29, 2024'],
      ['/privacy-policy', 'four kinds of data'],
      ['/manifest.webmanifest', '"Birdie & Ace"'],
      ['/sitemap.xml', `${OWN_SITE.origin}/privacy-policy`],
      ['/.well-known/security.txt', `mailto:${OWN_SITE.email}`],
      ['site.caddy', '{$REDIRECT_ADDRESS:birdie-ace.club} {'],
      ['site.caddy', `redir ${OWN_SITE.origin}{uri} 308`],
    ] as const)
      assert.ok(texts.get(path)?.includes(value), `${path} lacks ${value}`);
  });

  test('is ready once its media and the texts about them are its own', async () => {
    const policy = await readFile(join(folder, 'dist/privacy-policy.html'), 'utf8');
    await applyEdits(folder, { 'dist/privacy-policy.html': sentenceEdit('We count page views.') });
    expectFindings(folder, [
      '-poster.jpg is still the illustration',
      'set mediaIsIllustration to true',
      'demo.vtt still describes',
      'demoTranscript.ts still describes',
      'home.ts still describes',
      'describes page views, but none are counted',
    ]);

    await appendFile(join(folder, illustration), 'a new image');
    await applyEdits(folder, {
      ...textEdits(10, '{{name}}'),
      'dist/privacy-policy.html': policy,
    });
    expectFindings(folder, []);
  });

  test('is not ready with any fault', async () => {
    await applyEdits(folder, {
      ...textEdits(50, '{{name}}'),
      'site.config.ts': configEdit({ pageViewScript: '/count.js', mediaIsIllustration: true }),
      'src/lib/videos.json': [/(?<="publishedOn": ")/, '2026-02-30'],
      'public/media/trailer.mp4': 'not an MP4',
      'public/media/demo.mp4': await readFile('public/media/trailer.mp4'),
      'site.caddy': [/^/, '\n'],
      'dist/faulty.html': FAULTY_PAGE,
      'dist/faulty.css': 'p { background: url(//f.club/f.png) }',
      'dist/faulty.txt': 'Write to us@old.example.',
      'dist/sitemap.xml': [/(?<=<loc>[^<]*)privacy-policy/, 'gone'],
      'dist/privacy-policy.html': sentenceEdit('We do not count page views on your visit.'),
    });
    expectFindings(folder, [
      'set mediaIsIllustration to false',
      'trailer: publishedOn',
      'trailer.mp4 is missing or not an MP4',
      'but public/media/demo.mp4 plays',
      'demo.vtt goes on to 50 s',
      'demoTranscript.ts goes on to 50 s',
      'site.caddy is older',
      '/faulty has no title',
      '/faulty has no description',
      '/faulty has no content security policy, or one that allows any',
      'the image //c.club/c.png has no alt',
      '"/gone" leads to no page',
      '"//[" leads to no page',
      'law" leads to no id or question of /terms-of-service',
      'cheap%3F" leads to no id or question of /',
      'requests or allows //f.club',
      ...['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.club, which is neither`),
      `sitemap.xml lists ${OWN_SITE.origin}/gone`,
      `sitemap.xml lacks ${OWN_SITE.origin}/faulty`,
      `sitemap.xml lacks ${OWN_SITE.origin}/privacy-policy`,
      `/faulty still has "${PLACEHOLDER_NAME}"`,
      '/faulty.txt still has "old.example"',
      'does not mention that page views are counted',
    ]);
  });
});
