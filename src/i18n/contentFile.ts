import { existsSync, readFileSync } from 'node:fs';

/** The text of a file in a language's folder of `src/content`, or null if it has none. */
export function readContentFile(folder: string, name: string): string | null {
  // Relative to the project's root, the working directory, because bundling moves this module.
  const file = `src/content/${folder}/${name}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
