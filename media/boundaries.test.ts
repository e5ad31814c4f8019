/** The imports between this package and the rest of the repository. */
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './paths.ts';

/** What may be imported from outside. Besides, tokens.css, videos.json and demo.vtt are read. */
const ALLOWED = [
  'site.config.ts',
  'src/content/en/demoTranscript.ts',
  'src/lib/camera.ts',
  'src/lib/court.ts',
  'src/lib/flight.ts',
  'src/lib/seededRandom.ts',
  'src/lib/videos.ts',
];

/** All relative imports of the modules that match, as [importing, imported] paths from the root. */
async function importsOf(pattern: string): Promise<[string, string][]> {
  const imports: [string, string][] = [];
  const exclude = (path: string) => /(^|\/)(node_modules|dist|\.\w+)(\/|$)/.test(path);
  for await (const file of glob(pattern, { cwd: ROOT, exclude })) {
    const text = await readFile(join(ROOT, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g))
      imports.push([file, relative(ROOT, join(ROOT, dirname(file), path))]);
  }
  return imports;
}

test('this package imports only listed modules from outside', async () => {
  const imports = await importsOf('media/**/*.ts');
  const outside = imports.map(([, path]) => path).filter((path) => !path.startsWith('media/'));
  assert.deepEqual([...new Set(outside)].toSorted(), ALLOWED);
});

test('nothing outside imports from this package', async () => {
  const imports = [
    ...(await importsOf('*.{ts,mjs}')),
    ...(await importsOf('{src,scripts,tests}/**/*.{ts,tsx,mjs,astro}')),
  ];
  assert.ok(imports.length > 100);
  assert.deepEqual(
    imports.filter(([, path]) => path.startsWith('media/')),
    [],
  );
});

test('every design token that is used exists', async () => {
  const tokens = await readFile(join(ROOT, 'src/styles/tokens.css'), 'utf8');
  for await (const file of glob('media/{app,scene}/*.ts', { cwd: ROOT })) {
    const text = await readFile(join(ROOT, file), 'utf8');
    for (const [, name] of text.matchAll(/token\('(--[\w-]+)'\)/g))
      assert.match(tokens, new RegExp(`^ *${name}:`, 'm'));
  }
});
