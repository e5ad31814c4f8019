/** That all hosts send the same headers. `tests/hosting.spec.ts` asks a real Caddy the same. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { getTransformedRoutes, isHandler } from '@vercel/routing-utils';
import { exceptions, headersFor } from '../../hosting.config.ts';
import { locales } from '../../src/i18n/locales.ts';
import { PAGE_PATHS } from '../../src/lib/pagePaths.ts';
import { generatedFiles, headersFile, vercelConfig } from './hostFiles.ts';

/** A file for each path with headers of its own, and others. */
const FILES = [
  ...exceptions.flatMap(({ paths }) => paths).map((path) => path.replace('*', 'a/b.c')),
  '/',
  '/terms-of-service',
  '/licenses.txt',
  '/favicon.svg.txt',
  '/.well-known/security.txt',
];

/** What each host sends, as pairs of name and value: a header that is sent twice is there twice. */
type Send = (path: string) => [string, string][];

test('the generated files in the repository are up to date', async () => {
  for (const [name, text] of Object.entries(generatedFiles()))
    assert.equal(await readFile(name, 'utf8'), text, `${name}: npm run generate:headers`);
});

const { cleanUrls, redirects, headers } = vercelConfig();
const { routes, error } = getTransformedRoutes({ cleanUrls, redirects, headers });
const sources = (routes ?? []).flatMap((route) => (isHandler(route) ? [] : route));

const vercel: Send = (path) =>
  sources
    .filter(({ src }) => new RegExp(src).test(path))
    .flatMap(({ headers = {} }) => Object.entries(headers));

const blocks = headersFile(FILES)
  .trimEnd()
  .split('\n\n')
  .map((block) => block.split('\n'));

/** As Netlify and Cloudflare document it: the headers of every block that matches. */
const netlify: Send = (path) =>
  blocks
    .filter(([pattern = '']) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(([, ...lines]) => lines.map((line) => line.trim().split(/: (.+)/)))
    .map(([name = '', value = '']) => [name, value]);

for (const [host, send, paths] of [
  ['Vercel', vercel, [...FILES, '/no-such-page', '/socialxjpg', '/media']],
  ['Netlify and Cloudflare', netlify, FILES],
] as const)
  test(`${host} send every header of hosting.config.ts once`, () => {
    for (const path of paths)
      assert.deepEqual(send(path).sort(), Object.entries(headersFor(path)).sort(), path);
  });

test('Vercel accepts the configuration, and redirects to clean URLs', () => {
  assert.equal(error, null);
  const redirect = (path: string) => {
    const found = sources.find(({ src, status }) => status && new RegExp(src).test(path));
    return found && path.replace(new RegExp(found.src), found.headers?.Location ?? '');
  };
  assert.equal(redirect('/terms-of-service.html'), '/terms-of-service');
  // Filipino has a code of three letters.
  for (const { homePath } of [...locales, { homePath: '/fil/' }]) {
    const home = homePath.slice(0, -1);
    assert.equal(redirect(homePath), undefined);
    if (home !== '') assert.equal(redirect(home), homePath);
    for (const path of PAGE_PATHS.filter((each) => each !== '')) {
      assert.equal(redirect(`${homePath}${path}/`), homePath + path);
      assert.equal(redirect(homePath + path), undefined);
    }
  }
});

test('_headers keeps to what Cloudflare accepts', () => {
  assert.ok(blocks.length <= 100);
  for (const [pattern = '', ...lines] of blocks) {
    assert.match(pattern, /^\/[^*:]*\*?$/);
    for (const line of lines) assert.ok(line.length <= 2000);
  }
});
