/** What the preview server sends, which is what hosts are told to send. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headersFor, securityHeaders } from '../hosting.config.ts';
import { serveSite } from '../scripts/server.ts';
import { PROJECT_SITE } from './support/buildSites.ts';

// One server for all tests.
test.describe.configure({ mode: 'default' });

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
  server = await serveSite({ folder: PROJECT_SITE });
});

test.afterAll(() => server?.close());

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
    '/..%2f..%2fpackage.json',
    // It would link the site with an app.
    '/.well-known/apple-app-site-association',
    // It cannot be decoded.
    '/%E0%A4%A',
  ]) {
    const response = await expectAnswer(server.url + path, 404, headers);
    expect(await response.text(), path).toBe(notFoundPage);
  }
});

test('other addresses of a page are redirected to it, and never to another site', async () => {
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
