import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { site } from '../../site.config.ts';
import { EMAIL_SETTINGS, readEmailOrigin, readSetting } from '../environment.ts';
import { cleanPath } from '../files.ts';
import { committedFiles } from '../hosts/files.ts';
import type { Launch } from './launch.ts';
import { readHtml } from './readHtml.ts';
import { findShippedMedia } from './shippedMedia.ts';

/** The email settings that are set, by name. */
export const readSettings = (): Record<string, string> =>
  Object.fromEntries(EMAIL_SETTINGS.flatMap((name) => [[name, readSetting(name) ?? '']]));

/** The addresses and places of a folder's files. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  return new Map(files.map((file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, file]));
}

async function findOldHostFiles(): Promise<string[]> {
  const old: string[] = [];
  for (const [name, text] of Object.entries(committedFiles()))
    if ((await readFile(name, 'utf8').catch(() => '')) !== text) old.push(name);
  return old;
}

/** Gathers what the launch check looks at: the configuration, and a built site. */
export async function readLaunch(folder: string): Promise<Launch> {
  const files = await filesIn(folder);
  const pages: [string, ReturnType<typeof readHtml>][] = [];
  const styles: [string, string][] = [];
  for (const [path, file] of files) {
    if (!/\.(?:html|css|svg)$/.test(path)) continue;
    const text = await readFile(file, 'utf8');
    const address = cleanPath(path) ?? path;
    if (path.endsWith('.html')) pages.push([address, readHtml(text)]);
    const sheets = path.endsWith('.css') ? [text] : (text.match(/<style[^>]*>[^<]*/g) ?? []);
    if (sheets.length > 0) styles.push([address, sheets.join('\n')]);
  }
  const sitemap = files.get('/sitemap.xml');
  return {
    config: site,
    settings: readSettings(),
    shippedMedia: await findShippedMedia(),
    oldHostFiles: await findOldHostFiles(),
    pages: new Map(pages),
    files: new Set([...files.keys()].filter((path) => !path.endsWith('.html'))),
    styles: new Map(styles),
    sitemap: sitemap && (await readFile(sitemap, 'utf8')),
    emailOrigin: readEmailOrigin(),
  };
}
