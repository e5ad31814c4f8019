import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes every page of a built site anew.
 * @param rewrite the page's new text from its old one; null leaves it as it is
 */
export async function rewritePages(
  site: URL,
  rewrite: (html: string, folder: string) => Promise<string | null> | string | null,
): Promise<void> {
  const folder = fileURLToPath(site);
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.html')) continue;
    const page = join(folder, name);
    const rewritten = await rewrite(await readFile(page, 'utf8'), folder);
    if (rewritten !== null) await writeFile(page, rewritten);
  }
}
