import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { findStaleTranslations } from './staleTranslations.ts';

const TERMS = 'legal/terms-of-service.md';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'translations-'));
});
afterEach(() => rm(root, { recursive: true }));

const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...words], {
    cwd: root,
    encoding: 'utf8',
  });

async function write(text: string, ...names: string[]): Promise<void> {
  for (const name of names) {
    const file = join(root, 'src/content', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Commits files with this text, and returns the hash of the commit. */
async function commit(text: string, ...names: string[]): Promise<string> {
  await write(text, ...names);
  git('add', '.');
  git('commit', '--quiet', '--message', text);
  return git('rev-parse', '--short', 'HEAD').trim();
}

test('a translation is stale when its English file was changed by a later commit', async () => {
  git('init', '--quiet');
  const all = await commit('first', 'en/home.ts', 'de/home.ts', `en/${TERMS}`, `de/${TERMS}`);
  assert.deepEqual([...findStaleTranslations(root)], []);

  await commit('English words', 'en/home.ts');
  await commit('German words of another file', 'de/site.ts');
  assert.deepEqual(
    [...findStaleTranslations(root)],
    [
      `src/content/de/home.ts is older than the English words: git diff ${all} -- src/content/en/home.ts shows what has changed since.`,
    ],
  );

  await commit('German words', 'de/home.ts');
  await commit('both', `en/${TERMS}`, `de/${TERMS}`);
  assert.deepEqual([...findStaleTranslations(root)], []);
});

test('a file that English alone has, or that is no translation, is never stale', async () => {
  git('init', '--quiet');
  await commit('first', 'en/home.ts', 'old/home.ts', 'de/headline.json');
  await commit('second', 'en/home.ts', 'en/licenses.ts');
  assert.deepEqual([...findStaleTranslations(root)], []);
});

test('nothing is known without git, and without commits', async () => {
  await write('first', 'en/home.ts', 'de/home.ts');
  assert.deepEqual([...findStaleTranslations(root)], []);
  git('init', '--quiet');
  assert.deepEqual([...findStaleTranslations(root)], []);
});
