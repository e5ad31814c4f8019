import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readMp4 } from '../../media/mp4.ts';
import { site } from '../../site.config.ts';
import { readDemoCaptions } from '../../src/lib/demoCaptions.ts';
import { demoTranscript } from '../../src/lib/demoTranscript.ts';
import { demoFilm, type Film, trailerFilm } from '../../src/lib/films.ts';
import { EMAIL_SETTINGS, readEmailOrigin, readSetting } from '../environment.ts';
import { cleanPath } from '../files.ts';
import { committedFiles } from '../hosts/files.ts';
import { findHost } from './host.ts';
import type { FilmLength, Launch } from './launch.ts';
import { readHtml } from './readHtml.ts';
import { CAPTIONS, findShippedMedia, findShippedTexts, TRANSCRIPT } from './shipped.ts';

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

/** How long a film plays, in seconds, or null when it cannot be read. */
async function durationOf(file: string): Promise<number | null> {
  try {
    return readMp4(await readFile(file)).durationS;
  } catch {
    return null;
  }
}

async function readFilm(
  name: string,
  { av1, h264, lengthS, publishedOn }: Film,
): Promise<FilmLength> {
  const files = [av1, h264].map(({ path }) => `public${path}`);
  const lengths = files.map(async (file) => [file, await durationOf(file)] as const);
  return {
    name,
    lengthS,
    publishedOn,
    fileLengthsS: Object.fromEntries(await Promise.all(lengths)),
  };
}

/** When the last caption ends, in seconds; 0 without any. */
function captionsEndS(captions: string): number {
  const ends = captions.matchAll(/-->\s*(?:(\d+):)?(\d\d):(\d\d\.\d{3})/g);
  return Math.max(
    0,
    ...[...ends].map(([, h = 0, min, s]) => +h * 3600 + Number(min) * 60 + Number(s)),
  );
}

/** The host that builds here, or that the project is set up for. */
export const readHost = (): string | undefined => findHost(process.env, existsSync);

/** Files that hold words or addresses; those of scripts are in the pages too. */
const TEXT_FILE = /\.(?:html|txt|vtt|xml|svg|json|webmanifest)$/;

/** Gathers what the launch check looks at: the configuration, and a built site. */
export async function readLaunch(folder: string): Promise<Launch> {
  const files = await filesIn(folder);
  const pages: [string, ReturnType<typeof readHtml>][] = [];
  const texts: [string, string][] = [];
  const styles: [string, string][] = [];
  for (const [path, file] of files) {
    if (!TEXT_FILE.test(path) && !path.endsWith('.css')) continue;
    const text = await readFile(file, 'utf8');
    const address = cleanPath(path) ?? path;
    if (TEXT_FILE.test(path)) texts.push([address, text]);
    if (path.endsWith('.html')) pages.push([address, readHtml(text)]);
    const sheets = path.endsWith('.css') ? [text] : (text.match(/<style[^>]*>[^<]*/g) ?? []);
    if (sheets.length > 0) styles.push([address, sheets.join('\n')]);
  }
  const sitemap = files.get('/sitemap.xml');
  return {
    config: site,
    settings: readSettings(),
    shippedMedia: await findShippedMedia(),
    shippedTexts: await findShippedTexts(),
    films: [await readFilm('trailer', trailerFilm), await readFilm('demo', demoFilm)],
    demoTextEndsS: {
      [CAPTIONS]: captionsEndS(await readDemoCaptions()),
      [TRANSCRIPT]: Math.max(...demoTranscript.map(({ timeS }) => timeS)),
    },
    host: readHost(),
    oldHostFiles: await findOldHostFiles(),
    pages: new Map(pages),
    files: new Set([...files.keys()].filter((path) => !path.endsWith('.html'))),
    texts: new Map(texts),
    styles: new Map(styles),
    sitemap: sitemap && (await readFile(sitemap, 'utf8')),
    emailOrigin: readEmailOrigin(),
  };
}
