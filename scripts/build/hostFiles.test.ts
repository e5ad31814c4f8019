import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { headersFor, pathHeaders, type Redirect } from '../../hosting.config.ts';
import { locales } from '../../src/i18n/locales.ts';
import { PAGE_PATHS } from '../../src/lib/build/pagePaths.ts';
import { headersFile, redirectsFile, vercelConfig } from './hostFiles.ts';

/** A file for each path with headers of its own, and others. */
const FILES = [
  ...pathHeaders.flatMap(({ paths }) => paths).map((path) => path.replace('*', 'a/b.c')),
  '/',
  '/terms-of-service',
  '/licenses.txt',
  '/favicon.svg.txt',
  '/.well-known/change-password',
];

/** What each host sends, as pairs of name and value: a header that is sent twice is there twice. */
type Send = (path: string) => [string, string][];

test('vercel.json is up to date', async () => {
  const committed = JSON.parse(await readFile('vercel.json', 'utf8'));
  assert.deepEqual(committed, vercelConfig(), 'npm run generate:vercel writes it');
});

const vercel = vercelConfig();

/** A source of Vercel's, which has to match the whole path: "/:page(a|b)/" names what it captures. */
const toRegExp = (source: string) => new RegExp(`^${source.replace(/:(\w+)\(/g, '(?<$1>')}$`);

const sendVercel: Send = (path) =>
  vercel.headers
    .filter(({ source }) => toRegExp(source).test(path))
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));

const blocks = headersFile(FILES)
  .trimEnd()
  .split('\n\n')
  .map((block) => block.split('\n'));

/** As Netlify and Cloudflare document it: the headers of every block that matches. */
const sendNetlify: Send = (path) =>
  blocks
    .filter(([pattern = '']) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(([, ...lines]) => lines.map((line) => line.trim().split(/: (.+)/)))
    .map(([name = '', value = '']) => [name, value]);

for (const [host, send, paths] of [
  ['Vercel', sendVercel, [...FILES, '/no-such-page', '/socialxjpg', '/media']],
  ['Netlify and Cloudflare', sendNetlify, FILES],
] as const)
  test(`${host} send every header of hosting.config.ts once`, () => {
    for (const path of paths)
      assert.deepEqual(send(path).sort(), Object.entries(headersFor(path)).sort(), path);
  });

/** Where Vercel redirects a path to. */
function findVercelTarget(path: string, { redirects } = vercel): string | undefined {
  for (const { source, destination } of redirects) {
    const match = toRegExp(source).exec(path);
    if (match) return destination.replace(/:(\w+)/g, (_, name) => match.groups?.[name] ?? '');
  }
  return undefined;
}

test('Vercel redirects to the clean addresses of all pages', () => {
  for (const { homePath } of locales) {
    const home = homePath.slice(0, -1);
    assert.equal(findVercelTarget(homePath), undefined);
    if (home !== '') assert.equal(findVercelTarget(home), homePath);
    for (const path of PAGE_PATHS.filter((each) => each !== '')) {
      assert.equal(findVercelTarget(`${homePath}${path}/`), homePath + path);
      assert.equal(findVercelTarget(homePath + path), undefined);
    }
  }
});

test('Vercel redirects no short path that is not a language', () => {
  for (const path of ['/app', '/faq', '/pl', '/app/', '/zh-hk', '/de/app', '/dex'])
    assert.equal(findVercelTarget(path), undefined, path);
});

test('all hosts redirect an address that has moved', () => {
  const redirects: readonly Redirect[] = [{ from: '/faq', to: '/#faq' }];
  assert.equal(findVercelTarget('/faq', vercelConfig(redirects)), '/#faq');
  assert.equal(
    redirectsFile(['/', '/404', '/de/', '/de/404'], redirects),
    '/faq /#faq 301\n/de/* /de/404.html 404\n',
  );
});

test('_headers keeps to the patterns and the lengths of lines that Cloudflare accepts', () => {
  for (const [pattern = '', ...lines] of blocks) {
    assert.match(pattern, /^\/[^*:]*\*?$/);
    for (const line of lines) assert.ok(line.length <= 2000);
  }
});

test('more rules than Cloudflare reads end the build with a sentence', () => {
  const listPages = (count: number) => Array.from({ length: count }, (_, i) => `/page-${i}`);
  // With the one for all paths.
  assert.doesNotThrow(() => headersFile(listPages(99)));
  assert.throws(() => headersFile(listPages(100)), {
    message: /^_headers has 101 rules, and Cloudflare Pages reads 100: .*\.$/,
  });
});
