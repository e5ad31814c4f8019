/** An owner's way through the project, in a copy of it: from a wrong value to "Ready". */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { type SiteConfig, site } from '../../site.config.ts';
import { demoFilm, trailerFilm } from '../../src/lib/films.ts';
import { copyProject } from '../../tests/ownersCopy.ts';
import { EMAIL_SETTINGS } from '../environment.ts';
import { SHIPPED_MEDIA } from './shipped.ts';

/** Every value another one than the project came with; what has been added since stays. */
const OWNERS: SiteConfig = {
  ...site,
  name: 'Birdie & Ace',
  phrase: 'shuttle speed',
  origin: 'https://www.birdie-ace.club',
  appStore: { id: '1234567890', url: 'https://apps.apple.com/ca/app/birdie/id1234567890' },
  email: 'write@birdie-ace.club',
  social: { network: 'YouTube', handle: '@birdieace', url: 'https://www.youtube.com/@birdieace' },
  legalEffectiveDate: '2026-12-01',
  governingLaw: 'Ontario, Canada',
  minimumSystem: 'iOS 19',
  mediaIsIllustration: false,
  pageViewScript: null,
};

const ENVIRONMENT = {
  ...process.env,
  ...Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, 'set_by_the_owner'])),
  ASTRO_TELEMETRY_DISABLED: '1',
};

interface Ended {
  readonly code: number;
  readonly output: string;
}

const run = (folder: string, ...words: string[]): Promise<Ended> =>
  new Promise((done) => {
    execFile(process.execPath, words, { cwd: folder, env: ENVIRONMENT }, (error, out, errors) =>
      done({ code: error ? Number(error.code) : 0, output: out + errors }),
    );
  });

const tabletScreenshot = () =>
  sharp({ create: { width: 2732, height: 2048, channels: 3, background: '#000' } })
    .png()
    .toBuffer();

const ASTRO = 'node_modules/astro/bin/astro.mjs';

async function setConfig(folder: string, config: SiteConfig): Promise<void> {
  const file = join(folder, 'site.config.ts');
  const [types = ''] = (await readFile(file, 'utf8')).split('export const site');
  await writeFile(file, `${types}export const site: SiteConfig = ${JSON.stringify(config)};\n`);
}

/** All that is built and can be read as text, by its place. */
async function readBuilt(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:png|jpg|webp|avif|mp4|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(
    async (file) => [relative(folder, file), await readFile(file, 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  assert.notEqual(changed, text, file);
  await writeFile(file, changed);
}

/** What the launch check says of what is built, line by line, and whether it is ready. */
async function checkLaunch(folder: string): Promise<{ found: string[]; isReady: boolean }> {
  const { code, output } = await run(folder, 'dev/launch/run.ts', 'dist');
  assert.equal(code === 0, output.includes('Ready: publish dist/'), output);
  return { found: output.match(/(?<=✘ ).*/g) ?? [], isReady: code === 0 };
}

test('a wrong value ends every command with a sentence; right ones lead to a right page', {
  timeout: 240_000,
}, async (t) => {
  const isAsShipped = site.mediaIsIllustration && site.origin.endsWith('.example');
  if (!isAsShipped) return t.skip('the owner is on the way');
  const folder = await copyProject('launch', {});

  await setConfig(folder, { ...OWNERS, legalEffectiveDate: '2025-02-30' });
  const commands = [
    [ASTRO, 'build'],
    [ASTRO, 'dev', '--port', '0'],
    ['dev/preview.ts'],
    ['dev/hosts/write.ts'],
    ['dev/launch/run.ts'],
  ].map(async (words) => ({ command: words.join(' '), ...(await run(folder, ...words)) }));
  for (const { command, code, output } of await Promise.all(commands)) {
    assert.equal(code, 1, command);
    assert.match(output, /^site\.config\.ts: legalEffectiveDate is "2025-02-30", .*\.\n$/, command);
  }

  await setConfig(folder, { ...OWNERS, logo: 'src/assets/none.svg' });
  const home = join(folder, 'src/content/en/home.ts');
  const words = await readFile(home, 'utf8');
  await writeFile(home, words.replace(/(?<=^ {2}title: ').+(?=',$)/m, 'Long words '.repeat(7)));
  await writeFile(join(folder, 'src/assets/results-screen.png'), await tabletScreenshot());
  const faulty = await run(folder, ASTRO, 'build');
  assert.equal(faulty.code, 1);
  const sentences = faulty.output.trimEnd().split('\n');
  assert.equal(sentences.length, 3, faulty.output);
  for (const part of ['too long for the headline', 'none.svg', '2732 x 2048'])
    assert.ok(faulty.output.includes(part), faulty.output);
  await writeFile(home, words);
  await cp('src/assets/results-screen.png', join(folder, 'src/assets/results-screen.png'));

  await setConfig(folder, OWNERS);
  // An empty box at the end of a film, and something behind the end of a picture: files of one's own.
  for (const file of Object.keys(SHIPPED_MEDIA))
    await appendFile(join(folder, file), Buffer.from('\0\0\0\x08free', 'latin1'));
  assert.equal((await run(folder, 'dev/hosts/write.ts')).code, 0);
  const { code, output } = await run(folder, ASTRO, 'build');
  assert.equal(code, 0, output);

  const built = await readBuilt(join(folder, 'dist'));
  const texts = new Map([
    ...built,
    ['Caddyfile', await readFile(join(folder, 'Caddyfile'), 'utf8')],
    ['vercel.json', await readFile(join(folder, 'vercel.json'), 'utf8')],
  ]);
  const old = [
    ...[site.name, site.phrase, new URL(site.origin).host, site.email, site.social.handle],
    ...[site.appStore.id, site.appStore.url, site.social.url, site.governingLaw],
    ...[site.legalEffectiveDate, 'July 15, 2025', site.pageViewScript ?? 'data-page-view-script'],
  ].filter((value) => !JSON.stringify(OWNERS).includes(value));
  for (const [file, text] of texts)
    for (const value of old) assert.ok(!text.includes(value), `${file} has "${value}"`);

  const textOf = (file: string): string => texts.get(file) ?? assert.fail(`no ${file}`);
  for (const [file, ...values] of [
    ['index.html', 'Birdie &amp; Ace', 'shuttle speed', '@birdieace', 'iOS 19', '1234567890'],
    ['terms-of-service.html', 'Ontario, Canada', 'December 1, 2026', 'write@'],
    ['privacy-policy.html', 'four kinds of data', 'What the Birdie &amp;'],
    ['media/demo.vtt', 'Birdie &amp; Ace.'],
    ['manifest.webmanifest', '"Birdie & Ace"'],
    ['licenses.txt', 'Birdie & Ace'],
    ['robots.txt', `${OWNERS.origin}/sitemap.xml`],
    ['sitemap.xml', `${OWNERS.origin}/privacy-policy`],
    [join('.well-known', 'security.txt'), 'mailto:write@birdie-ace.club', OWNERS.origin],
    ['Caddyfile', 'www.birdie-ace.club, birdie-ace.club} {'],
  ] as const)
    for (const value of values) assert.ok(textOf(file).includes(value), `${file} lacks "${value}"`);
  assert.ok(!/page views/i.test(textOf('privacy-policy.html')));
  // Escaped once, wherever it stands.
  for (const [file, text] of built) assert.ok(!text.includes('&amp;amp;'), file);

  const first = await checkLaunch(folder);
  const places = ['demo.vtt', 'demoTranscript.ts', 'captureScreenAlt', 'resultsScreenAlt'];
  for (const [i, place] of places.entries())
    assert.ok(first.found[i]?.includes(`${place} still describes`), first.found.join('\n'));
  assert.equal(first.found.length, places.length, first.found.join('\n'));

  const content = join(folder, 'src/content/en');
  await writeFile(join(content, 'demo.vtt'), 'WEBVTT\n\n00:01.000 --> 00:02.000\n{{name}}\n');
  await rewrite(join(content, 'demoTranscript.ts'), (text) =>
    text.replace(
      /(?<=readonly TranscriptParagraph\[\] = )\[[\s\S]*\];/,
      "[{ timeS: 0, text: 'A' }];",
    ),
  );
  await rewrite(join(content, 'home.ts'), (text) =>
    text.replace('The capture screen:', 'Our').replace('The results screen:', 'Our'),
  );
  assert.deepEqual(await checkLaunch(folder), { found: [], isReady: true });

  // Another film under the same name, as long as the trailer.
  await cp(join(folder, 'public/media/trailer.mp4'), join(folder, 'public/media/demo.mp4'));
  const { found } = await checkLaunch(folder);
  const seconds = `${demoFilm.lengthS} s, but public/media/demo.mp4 plays ${trailerFilm.lengthS}`;
  assert.ok(found[0]?.includes(seconds), found.join('\n'));
  assert.equal(found.length, 1);
});
