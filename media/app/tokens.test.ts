import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { linearLight } from './tokens.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('every token the pictures are drawn with is one of the site', async () => {
  const tokens = await read('../../src/styles/tokens.css');
  const sources = await Promise.all([read('design.ts'), read('../hall/trail.ts')]);
  const names = sources.flatMap((text) =>
    [...text.matchAll(/token\('(--[\w-]+)'\)/g)].map(([, name = '']) => name),
  );
  assert.ok(names.length > 10);
  for (const name of names) assert.match(tokens, new RegExp(`\\n  ${name}: [^;]+;`), name);
});

test('linear light is that of sRGB (IEC 61966-2-1)', () => {
  assert.equal(linearLight('#ffffff'), 'vec3(1.0000, 1.0000, 1.0000)');
  assert.equal(linearLight('#000000'), 'vec3(0.0000, 0.0000, 0.0000)');
  assert.equal(linearLight('#d7f53f'), 'vec3(0.6795, 0.9131, 0.0497)');
});
