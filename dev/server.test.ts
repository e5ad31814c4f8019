import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as rawRequest } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor } from '../hosting.config.ts';
import { createCertificate, hasOpenssl } from './certificate.ts';
import { type RunningSite, serveSite } from './server.ts';

const APP_SITE_ASSOCIATION = '/.well-known/apple-app-site-association';

let folder: string;
let site: RunningSite;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'index.html'), 'home');
  await writeFile(join(folder, 'about.html'), 'about');
  await writeFile(join(folder, '404.html'), 'out');
  await writeFile(join(folder, 'clip.mp4'), '0123456789');
  await writeFile(join(folder, '_headers'), '/*');
  await mkdir(join(folder, '.well-known'));
  await writeFile(join(folder, APP_SITE_ASSOCIATION), '{"applinks":{}}');
  site = await serveSite({ folder });
});

after(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });

/** Asks with a path that `fetch` would tidy up first. */
const getRaw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = rawRequest(site.url, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject).end();
  });

for (const [path, status, text] of [
  ['/', 200, 'home'],
  ['/?from=mail', 200, 'home'],
  ['/about', 200, 'about'],
  ['/about?x=1', 200, 'about'],
  ['/nothing', 404, 'out'],
  ['/about/more', 404, 'out'],
  ['/%', 404, 'out'],
  ['/%00', 404, 'out'],
  ['/404', 404, 'out'],
  ['/404.html', 404, 'out'],
  ['/404/', 404, 'out'],
  ['/_headers', 404, 'out'],
] as const) {
  test(`${path} is answered with ${status}`, async () => {
    const response = await get(path);
    assert.equal(response.status, status);
    assert.equal(await response.text(), text);
  });
}

for (const [path, target] of [
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/about/?x=1', '/about?x=1'],
  ['/index.html', '/'],
  ['/index', '/'],
] as const) {
  test(`${path} leads to ${target}`, async () => {
    const response = await get(path);
    assert.equal(response.status, 308);
    assert.equal(response.headers.get('location'), target);
  });
}

for (const path of ['/../package.json', '/..%2fpackage.json', '//etc/passwd', '/./about']) {
  test(`${path} cannot leave the folder`, async () => {
    assert.equal(await getRaw(path), 404);
  });
}

for (const [range, status, text, contentRange] of [
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['lines=1-2', 200, '0123456789', null],
] as const) {
  test(`the range ${range} is answered with ${status}`, async () => {
    const response = await get('/clip.mp4', { range });
    assert.equal(response.status, status);
    assert.equal(await response.text(), text);
    assert.equal(response.headers.get('content-range'), contentRange);
    assert.equal(response.headers.get('content-type'), 'video/mp4');
  });
}

test('a path has the headers of its rules, what is not there those of any page', async () => {
  for (const [path, like] of [
    ['/about', '/about'],
    ['/media/gone.mp4', '/404'],
    ['/_astro/gone.js', '/404'],
  ] as const) {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(headersFor(like)))
      assert.equal(headers.get(name), value, `${path}: ${name}`);
  }
});

test('a file whose type a rule names has that type, compressed or not', async () => {
  for (const accepted of ['identity', 'br']) {
    const headers = { 'accept-encoding': accepted };
    const response = await fetch(site.url + APP_SITE_ASSOCIATION, { headers });
    assert.equal(response.headers.get('content-type'), 'application/json');
    assert.deepEqual(await response.json(), { applinks: {} });
  }
});

test('HEAD has headers and no body, other methods are refused', async () => {
  const asItIs = { 'accept-encoding': 'identity' };
  const head = await fetch(`${site.url}/about`, { method: 'HEAD', headers: asItIs });
  assert.equal(head.headers.get('content-length'), '5');
  assert.equal(await head.text(), '');
  const posted = await fetch(`${site.url}/about`, { method: 'POST', body: 'x' });
  assert.equal(posted.status, 405);
  assert.equal(posted.headers.get('allow'), 'GET, HEAD');
});

test('a message too large to read is refused as the service does', async (t) => {
  const withMailbox = await serveSite({ folder, keepMail: () => assert.fail('nothing to keep') });
  t.after(() => withMailbox.close());
  const body = 'm'.repeat(150_000);
  const response = await fetch(`${withMailbox.url}/api/v1.0/email/send`, { method: 'POST', body });
  assert.equal(response.status, 413);
  assert.equal(await response.text(), 'Variables size limit');
});

test('a taken port is no obstacle', async (t) => {
  const other = await serveSite({ folder }, Number(new URL(site.url).port));
  t.after(() => other.close());
  assert.notEqual(other.url, site.url);
  assert.equal(await (await fetch(other.url)).text(), 'home');
});

/** Asks without undoing the compression, which `fetch` does. */
const getEncoded = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = rawRequest(site.url + path, { headers }, async (response) => {
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) });
    });
    request.on('error', reject).end();
  });

for (const [accepted, encoding, decode] of [
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1, *;q=0', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
] as const) {
  test(`for a browser that accepts "${accepted}" a page is ${encoding ?? 'as it is'}`, async () => {
    const { headers, body } = await getEncoded('/about', { 'accept-encoding': accepted });
    assert.equal(headers['content-encoding'], encoding);
    assert.equal(headers.vary, 'Accept-Encoding');
    assert.equal(Number(headers['content-length']), body.length);
    assert.equal(decode(body).toString(), 'about');
  });
}

test('a film is not compressed: parts of it are asked for', async () => {
  const { headers } = await getEncoded('/clip.mp4', { 'accept-encoding': 'br' });
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(headers['accept-ranges'], 'bytes');
});

test('what a browser already has is not sent again', async () => {
  const first = await get('/about');
  const tag = first.headers.get('etag') ?? '';
  assert.equal((await get('/about', { 'if-none-match': tag })).status, 304);
  assert.equal((await get('/about', { 'if-none-match': 'W/"other"' })).status, 200);
});

test('with a certificate it speaks HTTP/2', async (t) => {
  if (!hasOpenssl()) return t.skip('there is no openssl to make a certificate with');
  const certificate = createCertificate();
  const secure = await serveSite({ folder, certificate });
  t.after(() => secure.close());
  const session = connect(secure.url, { ca: certificate.cert });
  t.after(() => session.close());
  const stream = session.request({ ':path': '/about' });
  const [headers] = await once(stream, 'response');
  assert.equal(headers[':status'], 200);
  assert.equal(Buffer.concat(await stream.toArray()).toString(), 'about');
});
