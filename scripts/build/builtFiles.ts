import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of a built site. */
export interface BuiltFile {
  readonly file: string;
  /** The path of its URL: "/" for index.html, "/de/" for de/index.html, "/privacy-policy" for privacy-policy.html. */
  readonly path: string;
}

/** Lists the files of a built site, without the compressed copies of a preview. */
export async function builtFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
      return { file, path: path.replace(/\/index\.html$/, '/').replace(/\.html$/, '') };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
