import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { serveSite } from './server.ts';

const folder = await mkdtemp(join(tmpdir(), 'server-'));
await writeFile(join(folder, 'index.html'), '<h1>Home</h1>');
await writeFile(join(folder, 'demo.html'), '<h1>Demo</h1>');
const server = await serveSite({
  folder,
  redirects: [
    { from: '/faq', to: '/#faq' },
    { from: '/film', to: '/demo' },
    { from: '/shop', to: 'https://shop.birdie.club/rackets' },
  ],
});
after(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Where an answer leads, and with which status. */
async function request(path: string) {
  const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

test('an address that has moved leads to its new one, with its query', async () => {
  for (const [path, location] of [
    ['/film', '/demo'],
    ['/film?from=mail', '/demo?from=mail'],
    ['/faq', '/#faq'],
    ['/faq?from=mail', '/?from=mail#faq'],
    ['/shop?from=mail', 'https://shop.birdie.club/rackets?from=mail'],
    ['/demo.html?from=mail', '/demo?from=mail'],
  ] as const)
    assert.deepEqual(await request(path), [308, location]);
  assert.deepEqual(await request('/demo?from=mail'), [200, null]);
});
