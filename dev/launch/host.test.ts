import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHost } from './host.ts';

for (const [host, environment, files] of [
  ['Vercel', { VERCEL: '1' }, []],
  ['Netlify', { NETLIFY: 'true' }, []],
  ['Cloudflare', { CF_PAGES: '1' }, []],
  ['Cloudflare', { WORKERS_CI: '1' }, []],
  ['Vercel', {}, ['.vercel']],
  ['Netlify', {}, ['netlify.toml']],
  ['Cloudflare', {}, ['wrangler.jsonc']],
  ['Netlify', { NETLIFY: 'true' }, ['.vercel']],
  [undefined, {}, []],
  [undefined, { VERCEL: '', CI: '1' }, ['vercel.json', 'Caddyfile']],
  [undefined, {}, ['.vercel', 'netlify.toml']],
] as const)
  test(`${JSON.stringify(environment)} and ${files} tell of ${host ?? 'no host'}`, () => {
    assert.equal(
      findHost(environment, (name) => (files as readonly string[]).includes(name)),
      host,
    );
  });
