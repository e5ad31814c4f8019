/** What the preview server sends, which is what hosts are told to send. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headersFor, securityHeaders } from '../hosting.config.ts';
import { builtFiles } from '../scripts/build/builtFiles.ts';
import { serveSite } from '../scripts/server.ts';
import { PROJECT_SITE } from './support/buildSites.ts';

// One server for all tests.
test.describe.configure({ mode: 'default' });

const TYPES: Readonly<Record<string, RegExp>> = {
  '.avif': /^image\/avif$/,
  '.css': /^text\/css\b/,
  '.html': /^text\/html; ?charset=utf-8$/,
  '.jpg': /^image\/jpeg$/,
  '.js': /^text\/javascript\b/,
  '.json': /^application\/json\b/,
  '.mp4': /^video\/mp4$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml$/,
  '.txt': /^text\/plain\b/,
  '.vtt': /^text\/vtt\b/,
  '.webp': /^image\/webp$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:application|text)\/xml/,
};

/** Expects an answer with this status and these headers, and returns it. */
async function expectAnswer(url: string, status: number, headers: Record<string, string>) {
  const response = await fetch(url, { redirect: 'manual' });
  expect(response.status, url).toBe(status);
  for (const [name, value] of Object.entries(headers))
    expect(response.headers.get(name), `${name} of ${url}`).toBe(value);
  expect(response.headers.has('server')).toBe(false);
  return response;
}

let server: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  server = await serveSite({
    folder: PROJECT_SITE,
    redirects: [
      { from: '/faq', to: '/#faq' },
      { from: '/shop', to: 'https://shop.birdie.club/rackets' },
    ],
  });
});

test.afterAll(() => server?.close());

test('every file is served with its type and its headers', async () => {
  const files = await builtFiles(PROJECT_SITE);
  expect(files.length).toBeGreaterThan(20);
  const served = files.filter(({ path }) => !/\/(?:404|_headers|_redirects)$/.test(path));
  for (const { file, path } of served) {
    const response = await expectAnswer(server.url + path, 200, headersFor(path));
    expect(response.headers.get('content-type'), path).toMatch(TYPES[extname(file)] ?? /^$/);
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.equals(await readFile(file)), path).toBe(true);
  }
});

test('an unknown address is answered with the 404 page, which may not be cached', async () => {
  const notFoundPage = await readFile(join(PROJECT_SITE, '404.html'), 'utf8');
  const headers = { ...headersFor('/404'), 'Content-Type': 'text/html; charset=utf-8' };
  for (const path of [
    '/no-such-page',
    '/404',
    '/404.html',
    '/404/',
    '/terms-of-service/more',
    '/_headers',
    '/_redirects',
    '/media',
    '/media/',
    '/media/gone.mp4',
    '/gone.html',
    '/_astro/gone.js',
    // It would link the site with an app.
    '/.well-known/apple-app-site-association',
    // It cannot be decoded.
    '/%E0%A4%A',
  ]) {
    const response = await expectAnswer(server.url + path, 404, headers);
    expect(await response.text(), path).toBe(notFoundPage);
  }
});

test('other addresses of a page are redirected to it', async () => {
  for (const [path, target] of [
    ['/terms-of-service.html', '/terms-of-service'],
    ['/terms-of-service/?from=mail', '/terms-of-service?from=mail'],
    ['/terms-of-service.html/', '/terms-of-service'],
    ['/terms-of-service/index.html', '/terms-of-service'],
    ['/index.html?from=mail&x=1', '/?from=mail&x=1'],
    ['/index', '/'],
    ['/de', '/de/'],
    ['/de/index.html', '/de/'],
    ['/de/terms-of-service/', '/de/terms-of-service'],
  ] as const)
    await expectAnswer(server.url + path, 308, { ...securityHeaders, Location: target });
});

test("the owner's redirects lead to the new address, with the query", async () => {
  for (const [path, target] of [
    ['/faq', '/#faq'],
    ['/faq?from=mail', '/?from=mail#faq'],
    ['/shop?from=mail', 'https://shop.birdie.club/rackets?from=mail'],
  ] as const)
    await expectAnswer(server.url + path, 308, { Location: target });
});
