import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import {
  cleanUrlsSchema,
  getTransformedRoutes,
  headersSchema,
  isHandler,
  trailingSlashSchema,
} from '@vercel/routing-utils';
import { Ajv } from 'ajv';
import { type HostRule, headersFor, hostRules } from '../../hosting.config.ts';
import { TYPES } from '../files.ts';
import { caddyfile } from './caddyfile.ts';
import { committedFiles } from './files.ts';
import { headersFile, placesOf } from './headersFile.ts';
import { layersOf } from './layers.ts';
import { vercelConfig } from './vercel.ts';

/** One of each kind of address, and some that only look like one. */
const PATHS = [
  '/',
  '/terms-of-service',
  '/no-such-page',
  '/licenses.txt',
  '/favicon.svg',
  '/favicon.svg.txt',
  '/social.jpg',
  '/icons/32.png',
  '/sitemap.xml',
  '/socialxjpg',
  '/media/trailer.mp4',
  '/media',
  '/_astro/page.1234.js',
  '/_astro/deep/er.css',
  '/drawings/film.1234.svg',
  '/.well-known/security.txt',
  '/.well-known/apple-app-site-association',
];

/** Those of them that stand for nothing in the site. */
const MISSING = ['/no-such-page', '/favicon.svg.txt', '/socialxjpg', '/media'];

test('what hosts read from the repository is what the rules say now', async () => {
  for (const [name, text] of Object.entries(committedFiles()))
    assert.equal(await readFile(name, 'utf8'), text, `${name} is old: npm run hosts`);
});

test('of two rules the later one holds, and "*" is anything below', () => {
  const rules: HostRule[] = [
    { paths: '/*', headers: { a: '1', b: '1' } },
    { paths: '/x/*', headers: { b: '2' } },
    { paths: '/x.txt', headers: { b: '3' } },
  ];
  assert.deepEqual(headersFor('/', rules), { a: '1', b: '1' });
  assert.deepEqual(headersFor('/x/y/z', rules), { a: '1', b: '2' });
  assert.deepEqual(headersFor('/x', rules), { a: '1', b: '1' });
  assert.deepEqual(headersFor('/x.txt', rules), { a: '1', b: '3' });
});

test('rules that meet are refused: hosts differ there', () => {
  const everything = { paths: '/*', headers: { a: '1' } };
  const folder = { paths: '/x/*', headers: { a: '2' } };
  const file = { paths: '/x/y.txt', headers: { a: '3' } };
  assert.throws(() => layersOf([everything, folder, file]), /\/x\/\* and \/x\/y\.txt meet/);
});

for (const [host, other] of [
  ['birdie.club', 'www.birdie.club'],
  ['www.birdie.club', 'birdie.club'],
  ['play.birdie.club', 'www.play.birdie.club'],
] as const)
  test(`on an own server ${other} leads to ${host}`, () => {
    const text = caddyfile(hostRules, { host, types: TYPES });
    assert.ok(text.includes(`{$SITE_ADDRESS:${host}, ${other}} {`));
    assert.ok(text.includes(`@other host ${other}\n`));
    assert.ok(text.includes(`redir @other https://${host}{uri} 308\n`));
  });

test('what an owner adds for Apple is JSON', () => {
  const path = '/.well-known/apple-app-site-association';
  assert.equal(headersFor(path)['Content-Type'], 'application/json');
});

/**
 * What Vercel's validation of a whole file says of the keys used here: its schema for routing is in
 * the package Vercel itself uses, the rest is from https://openapi.vercel.sh/vercel.json.
 */
const VERCEL_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    framework: { type: ['string', 'null'] },
    buildCommand: { type: ['string', 'null'], maxLength: 256 },
    outputDirectory: { type: ['string', 'null'], maxLength: 256 },
    cleanUrls: cleanUrlsSchema,
    trailingSlash: trailingSlashSchema,
    headers: headersSchema,
  },
};

test('vercel.json is what the schema of Vercel asks for', () => {
  const validate = new Ajv({ strict: false }).compile(VERCEL_SCHEMA);
  const config = vercelConfig(hostRules);
  assert.ok(validate(config), JSON.stringify(validate.errors));
  assert.equal(validate({ ...config, headers: [{ source: '/' }] }), false);
});

test('by the routes Vercel makes of vercel.json every path gets its headers, each once', () => {
  const { cleanUrls, trailingSlash, headers } = vercelConfig(hostRules);
  const { routes, error } = getTransformedRoutes({
    cleanUrls,
    trailingSlash,
    headers: headers.map(({ source, headers }) => ({ source, headers: [...headers] })),
  });
  assert.equal(error, null);
  const sources = (routes ?? []).flatMap((route) => (isHandler(route) ? [] : route));
  const matching = (path: string) => sources.filter(({ src }) => new RegExp(src).test(path));
  for (const path of PATHS) {
    const given = matching(path).flatMap((route) => Object.entries(route.headers ?? {}));
    assert.deepEqual(Object.fromEntries(given), headersFor(path), path);
    assert.equal(given.length, Object.keys(headersFor(path)).length, `${path}: one twice`);
  }
  const target = (path: string) => {
    const { src = '', status, headers } = matching(path).find((route) => route.status) ?? {};
    return status ? [status, path.replace(new RegExp(src), headers?.Location ?? '')] : null;
  };
  assert.deepEqual(target('/terms-of-service.html'), [308, '/terms-of-service']);
  assert.deepEqual(target('/terms-of-service/'), [308, '/terms-of-service']);
  assert.equal(target('/terms-of-service'), null);
});

interface Block {
  readonly pattern: string;
  readonly headers: [string, string][];
}

/** Reads a `_headers` file as Netlify and Cloudflare describe it. */
function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) blocks.at(-1)?.headers.push([name, value]);
    else blocks.push({ pattern: line, headers: [] });
  }
  return blocks;
}

const PLACES = placesOf(
  [
    ...['index.html', '404.html', 'terms-of-service.html', 'licenses.txt', '_headers'],
    ...['favicon.svg', 'social.jpg', 'sitemap.xml'],
  ]
    .map((name) => ({ name, isFolder: false }))

    .concat(
      ['media', 'icons', '_astro', 'drawings', '.well-known'].map((name) => ({
        name,
        isFolder: true,
      })),
    ),
);

test('_headers names each page by its clean address, and not what has none', () => {
  assert.ok(PLACES.includes('/') && PLACES.includes('/terms-of-service'));
  assert.ok(PLACES.includes('/media/*') && PLACES.includes('/licenses.txt'));
  assert.deepEqual(
    PLACES.filter((place) => /404|html|_headers/.test(place)),
    [],
  );
});

test('_headers gives every path its headers, each once', () => {
  const blocks = readBlocks(headersFile(hostRules, PLACES));
  const given = (path: string) =>
    blocks
      .filter(({ pattern }) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      )
      .flatMap(({ headers }) => headers);
  for (const path of PATHS.filter((each) => !MISSING.includes(each))) {
    assert.deepEqual(Object.fromEntries(given(path)), headersFor(path), path);
    assert.equal(given(path).length, Object.keys(headersFor(path)).length, `${path}: one twice`);
  }
  // What is not there is found by "/*" alone: its lifetime is the host's own, which is none.
  assert.equal(Object.fromEntries(given('/no-such-page'))['X-Content-Type-Options'], 'nosniff');
});

test('_headers keeps to the limits of Cloudflare: 100 rules, lines of 2,000 characters', () => {
  const text = headersFile(hostRules, PLACES);
  assert.ok(readBlocks(text).length <= 100);
  for (const line of text.split('\n')) assert.ok(line.length <= 2000, line.slice(0, 40));
  // A splat at the end, once: both hosts understand no more.
  for (const { pattern } of readBlocks(text)) assert.match(pattern, /^\/[^*:]*\*?$/);
});
