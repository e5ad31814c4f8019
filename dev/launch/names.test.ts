/** The owner's name and addresses stand in `site.config.ts` alone: changed there, they are changed. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { site } from '../../site.config.ts';
import { SHIPPED_NAME } from './shipped.ts';

const FOLDERS = ['src', 'public', 'docs', 'dev', 'media', 'tests'];
const FILES = ['README.md', 'astro.config.ts', 'hosting.config.ts', '.env.example', 'vercel.json'];
const TEXT = /\.(?:ts|tsx|mjs|astro|css|md|json|svg|html|vtt|txt|webmanifest)$/;

/** Knows what the project came with, to find it where it is left over. */
const EXCEPTION = join('dev', 'launch', 'shipped.ts');

async function textFiles(): Promise<string[]> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && TEXT.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const isOurs = (file: string) => !file.includes('node_modules') && file !== EXCEPTION;
  return [...FILES, ...found.flat()].filter(isOurs);
}

test('name, address, email and profile are written in site.config.ts and nowhere else', async (t) => {
  // Another name may be a word that stands in the texts in its own right.
  if (site.name !== SHIPPED_NAME) return t.skip('the owner has given another name');
  const values = [site.name, new URL(site.origin).host, site.email, site.social.handle];
  const files = await textFiles();
  assert.ok(files.length > 300, `${files.length} files are looked at`);
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const value of values) if (text.includes(value)) found.push(`${file}: ${value}`);
  }
  assert.deepEqual(found, []);
});
