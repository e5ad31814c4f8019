/** The committed Caddyfile, in a real Caddy: what an own server sends is what the rules say. */
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { cleanPath, TYPES, UNLISTED } from '../dev/files.ts';
import { findCaddy } from '../dev/install.mjs';
import type { RunningSite } from '../dev/server.ts';
import { headersFor, securityHeaders } from '../hosting.config.ts';
import { site } from '../site.config.ts';
import { WITH_MAILBOX } from './build.ts';
import { startCaddy } from './caddy.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const program = findCaddy();
// On a developer's machine it may be missing, where tests are run for everyone it may not.
test.skip(
  !program && !process.env.CI,
  'There is no Caddy on this machine (Debian: apt install caddy).',
);

let server: RunningSite;

const { host } = new URL(site.origin);
const otherHost = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;

test.beforeAll(async () => {
  if (!program) throw new Error('No Caddy: node dev/install.mjs caddy');
  server = await startCaddy(program, WITH_MAILBOX, [host, otherHost]);
});

test.afterAll(() => server?.close());

const ask = (path: string, options: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...options });

/** Every file of the built site, with the address it has. */
async function filesOfSite(): Promise<{ file: string; path: string }[]> {
  const entries = await readdir(WITH_MAILBOX, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const path = `/${relative(WITH_MAILBOX, file).replaceAll('\\', '/')}`;
      return { file, path: path.endsWith('.html') ? (cleanPath(path) ?? path) : path };
    })
    .filter(({ path }) => !UNLISTED.includes(path));
}

function expectHeaders(response: Response, wanted: Record<string, string>, path: string): void {
  const found = Object.keys(wanted).map((name) => [name, response.headers.get(name)]);
  expect(Object.fromEntries(found), path).toEqual(wanted);
  expect(response.headers.get('server'), path).toBe(null);
}

test('every file has its type and every header the rules give it', async () => {
  const files = await filesOfSite();
  expect(files.length).toBeGreaterThan(20);
  for (const { file, path } of files) {
    const response = await ask(path);
    expect(response.status, path).toBe(200);
    expectHeaders(response, headersFor(path), path);
    expect(response.headers.get('content-type'), path).toBe(TYPES[extname(file)]);
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), await readFile(file))).toBe(0);
  }
});

for (const path of [
  ...['/no-such-page', '/404', '/404.html', '/404/', '/_headers', '/terms-of-service/more'],
  ...['/media', '/media/', '/_astro/gone.js', '/_astro/gone.css', '/media/gone.mp4', '/gone.html'],
  ...['/..%2f..%2fpackage.json'],
]) {
  test(`${path} gets the designed page with status 404, and nobody keeps it`, async () => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(await readFile(join(WITH_MAILBOX, '404.html'), 'utf8'));
    expect(response.headers.get('content-type')).toBe(TYPES['.html']);
    expectHeaders(response, headersFor('/404'), path);
  });
}

for (const [path, target] of [
  ['/terms-of-service.html', '/terms-of-service'],
  ['/terms-of-service/', '/terms-of-service'],
  ['/terms-of-service/?from=mail', '/terms-of-service?from=mail'],
  ['/terms-of-service.html/', '/terms-of-service'],
  ['/terms-of-service/index.html', '/terms-of-service'],
  ['/index.html', '/'],
  ['/index.html?from=mail&x=1', '/?from=mail&x=1'],
  ['/index.html/', '/'],
  ['/index', '/'],
] as const) {
  test(`${path} leads to ${target}`, async () => {
    const response = await ask(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(target);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(response.headers.get(name), name).toBe(value);
  });
}

for (const path of [
  '//terms-of-service/',
  '//terms-of-service.html',
  '/%2fterms-of-service/',
  '//a.example/..',
]) {
  test(`${path} leads to no other site`, async () => {
    const response = await ask(path);
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
  });
}

/** Asks under another name: `fetch` does not let one say which. */
async function askAs(name: string, path: string): Promise<IncomingMessage> {
  const asked = request(server.url + path, { headers: { host: name } }).end();
  const [response] = await once(asked, 'response');
  response.resume();
  return response;
}

test('"www." leads to the site’s own address, or away from there, wherever on it', async () => {
  for (const path of ['/', '/terms-of-service?from=mail', '//a.example/b', '/no-such-page']) {
    const { statusCode, headers } = await askAs(otherHost, path);
    expect([statusCode, headers.location]).toEqual([308, site.origin + path]);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()], name).toBe(value);
  }
  expect((await askAs(host, '/')).statusCode).toBe(200);
});

test('what an owner adds for Apple comes as JSON, and while it is not there as any other page', async () => {
  const path = '/.well-known/apple-app-site-association';
  const missing = await ask(path);
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, TYPES['.html']]);
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), '{}');
  const other = await startCaddy(program ?? '', folder);
  const response = await fetch(other.url + path);
  expect([response.status, await response.text()]).toEqual([200, '{}']);
  expectHeaders(response, headersFor(path), path);
  expect(response.headers.get('content-type')).toBe('application/json');
  await other.close();
  await rm(folder, { recursive: true });
});

for (const [range, status, contentRange] of [
  ['bytes=100-199', 206, /^bytes 100-199\/\d+$/],
  ['bytes=0-', 206, /^bytes 0-\d+\/\d+$/],
  ['bytes=-100', 206, /^bytes \d+-\d+\/\d+$/],
  ['bytes=999999999-', 416, /^bytes \*\/\d+$/],
] as const) {
  test(`of a film the range ${range} is answered with ${status}`, async () => {
    const response = await ask('/media/trailer.mp4', { headers: { range } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toMatch(contentRange);
    expect(response.headers.get('accept-ranges') ?? 'bytes').toBe('bytes');
    await response.body?.cancel();
  });
}

test('text is compressed as the browser can read it, pictures and films are not', async () => {
  const encodingOf = async (path: string, accepted: string) => {
    const response = await ask(path, { headers: { 'accept-encoding': accepted } });
    await response.body?.cancel();
    return response.headers.get('content-encoding');
  };
  const { path: drawing } = (await filesOfSite()).find(({ path }) =>
    path.startsWith('/drawings/'),
  ) ?? { path: '' };
  for (const path of ['/', drawing, '/licenses.txt', '/no-such-page']) {
    expect(await encodingOf(path, 'gzip, deflate'), path).toBe('gzip');
    expect(await encodingOf(path, 'gzip, deflate, br, zstd'), path).toMatch(/gzip|zstd/);
    expect(await encodingOf(path, 'identity'), path).toBe(null);
  }
  for (const path of ['/social.jpg', '/media/trailer.mp4'])
    expect(await encodingOf(path, 'gzip, zstd'), path).toBe(null);
});

test('what a browser already has is not sent again; only GET and HEAD are answered', async () => {
  const tag = (await ask('/terms-of-service')).headers.get('etag') ?? '';
  const again = await ask('/terms-of-service', { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  expect((await ask('/terms-of-service', { method: 'POST', body: 'x' })).status).toBe(405);
  const head = await ask('/terms-of-service', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
