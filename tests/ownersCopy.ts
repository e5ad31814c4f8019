import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { buildSite } from '../dev/build.ts';
import { LOCAL_SETTINGS } from '../dev/mailbox.ts';

/** A file's new content, or what is replaced in it by what: an owner may have made the same edit. */
export type Edit = string | Uint8Array | readonly [RegExp, string];

/** Edits by path from the project's root. */
export type Edits = Readonly<Record<string, Edit>>;

const MODULES = 'node_modules';

/** At the top of the project, a copy does without builds, caches and settings of this machine. */
const isLeftOut = (name: string): boolean => /^(?:\..*|dist|node_modules)$/.test(name);

/**
 * Packages are linked one by one: what the build keeps among them (pictures it has encoded, the legal
 * pages) is the copy's own.
 */
async function linkPackages(copy: string): Promise<void> {
  await mkdir(join(copy, MODULES));
  for (const name of await readdir(MODULES))
    if (!name.startsWith('.')) await symlink(resolve(MODULES, name), join(copy, MODULES, name));
  await symlink(resolve(MODULES, '.bin'), join(copy, MODULES, '.bin'));
}

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

/** Copies the project, as its files are now, to `.test/<name>`, and edits the copy as an owner would. */
export async function copyProject(name: string, edits: Edits): Promise<string> {
  const copy = join('.test', name);
  await rm(copy, { recursive: true, force: true });
  for (const entry of await readdir('.'))
    if (!isLeftOut(entry))
      await cp(entry, join(copy, entry), {
        recursive: true,
        filter: (path) => basename(path) !== MODULES,
      });
  await linkPackages(copy);
  await applyEdits(copy, edits);
  return copy;
}

/**
 * Builds the site of an owner who has edited some files: in a copy of the project, which is left
 * behind for the programs that a test runs in it.
 * @param name the folder of the copy, in `.test`; no two tests use the same
 * @returns the folder of the built site, to be served
 * @throws when there is nothing to edit, or with the builder's output when the build fails
 */
export async function buildOwnersCopy(name: string, edits: Edits): Promise<string> {
  const copy = await copyProject(name, edits);
  await buildSite('dist', LOCAL_SETTINGS, copy);
  return join(copy, 'dist');
}
