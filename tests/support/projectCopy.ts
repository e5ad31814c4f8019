import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** A file's new content, or a pattern in it and the replacement of its first match. */
type Edit = string | Uint8Array | readonly [RegExp, string];

/** Edits by path from the project's root. */
export type Edits = Readonly<Record<string, Edit>>;

/** Builds, caches and local settings, which a copy of the project does without. */
const isLeftOut = (name: string): boolean => /^(?:\..*|dist|node_modules)$/.test(name);

/** The images that builds have resized. */
const IMAGE_CACHE = 'node_modules/.astro/assets';

/** Links the packages one by one, so that the copy has its own `node_modules/.astro`, with the images of this one. */
async function linkPackages(copy: string): Promise<void> {
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.') || name === '.bin')
      await symlink(resolve('node_modules', name), join(copy, 'node_modules', name));
  await cp(IMAGE_CACHE, join(copy, IMAGE_CACHE), { recursive: true });
}

/**
 * Edits a copy of the project.
 * @throws when a pattern does not match
 */
async function applyEdits(copy: string, edits: Edits): Promise<void> {
  for (const [path, edit] of Object.entries(edits)) {
    const file = join(copy, path);
    if (typeof edit === 'string' || edit instanceof Uint8Array) {
      await writeFile(file, edit);
      continue;
    }
    const [pattern, replacement] = edit;
    const text = await readFile(file, 'utf8');
    if (!pattern.test(text)) throw new Error(`There is no ${pattern} in ${path}.`);
    await writeFile(file, text.replace(pattern, replacement));
  }
}

/**
 * Copies the project to `.test/<name>`, and edits the copy.
 * @param name no two tests may use the same
 * @returns the folder of the copy
 */
export async function copyProject(name: string, edits: Edits = {}): Promise<string> {
  const copy = join('.test', name);
  await rm(copy, { recursive: true, force: true });
  const isCopied = (path: string) => basename(path) !== 'node_modules';
  for (const entry of await readdir('.'))
    if (!isLeftOut(entry))
      await cp(entry, join(copy, entry), { recursive: true, filter: isCopied });
  await linkPackages(copy);
  await applyEdits(copy, edits);
  return copy;
}
