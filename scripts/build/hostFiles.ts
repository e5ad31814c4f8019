/** The headers and redirects of `hosting.config.ts` in the file formats of the hosts. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  defaultHeaders,
  matchesPath,
  pathHeaders,
  securityHeaders,
  redirects as siteRedirects,
  varyingHeadersFor,
} from '../../hosting.config.ts';
import { translations } from '../../src/i18n/locales.ts';
import { PAGE_PATHS } from '../../src/lib/build/pagePaths.ts';
import type { BuiltFile } from './builtFiles.ts';

type Headers = Readonly<Record<string, string>>;

/** The rules that Cloudflare Pages reads in `_headers`. It ignores the others without a word. */
const MAX_RULES = 100;

const pathsWithHeaders = pathHeaders.flatMap(({ paths }) => paths);

/** `/media/*` and others as a regular expression, without their first slashes. */
const toPattern = (paths: readonly string[]): string =>
  paths.map((path) => path.slice(1).replaceAll('.', '\\.').replace('*', '.*')).join('|');

const vercelRule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** A segment of a path that is one of some words. */
const segment = (name: string, words: readonly string[]): string => `/:${name}(${words.join('|')})`;

const language = segment(
  'language',
  translations.map(({ folder }) => folder),
);
const page = segment(
  'page',
  PAGE_PATHS.filter((path) => path !== ''),
);

/** `vercel.json`: how to build the site, clean URLs, redirects, and the headers. */
export const vercelConfig = (redirects = siteRedirects) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  buildCommand: 'npm run build',
  outputDirectory: 'dist',
  cleanUrls: true,
  // The home page of a language ("/de/", "/zh-tw/") ends with a slash; other pages do not.
  redirects: [
    ...redirects.map(({ from, to }) => ({ source: from, destination: to })),
    { source: language, destination: '/:language/' },
    { source: `${page}/`, destination: '/:page' },
    { source: `${language}${page}/`, destination: '/:language/:page' },
  ].map((redirect) => ({ ...redirect, permanent: true })),
  // Vercel does not document which value it sends when two rules set the same header.
  headers: [
    vercelRule('/(.*)', securityHeaders),
    vercelRule(`/((?!(?:${toPattern(pathsWithHeaders)})$).*)`, defaultHeaders),
    ...pathHeaders.map(({ paths, headers }) =>
      vercelRule(`/(${toPattern(paths)})`, { ...defaultHeaders, ...headers }),
    ),
  ],
});

/**
 * `_headers`, for Netlify and Cloudflare Pages. Cloudflare joins the values when two blocks set the
 * same header, and no pattern means "all other paths": so each file, and each folder that has headers
 * of its own, gets a block with the headers that vary.
 * @param paths of the built files, pages by their clean URLs
 * @throws if there are more blocks than Cloudflare reads
 */
export function headersFile(paths: readonly string[]): string {
  const folders = pathsWithHeaders.filter((path) => path.endsWith('*'));
  const findFolder = (path: string) => folders.find((folder) => matchesPath(folder, path));
  const places = new Set(paths.map((path) => findFolder(path) ?? path));
  const block = (place: string, headers: Headers) =>
    [place, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
      '\n',
    );
  const placeBlocks = Array.from(places, (place) => block(place, varyingHeadersFor(place)));
  const blocks = [block('/*', securityHeaders), ...placeBlocks];
  if (blocks.length > MAX_RULES)
    throw new Error(
      `_headers has ${blocks.length} rules, and Cloudflare Pages reads ${MAX_RULES}: move files into a folder that pathHeaders in hosting.config.ts names.`,
    );
  return blocks.join('\n');
}

/**
 * `_redirects`, for Netlify and Cloudflare Pages, which redirect to clean URLs by themselves. On Netlify,
 * unknown addresses get the 404 page of their language; Cloudflare finds the nearest 404.html by itself.
 * @param paths of the built files
 */
export function redirectsFile(paths: readonly string[], redirects = siteRedirects): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const notFound = paths
    .filter((path) => /^\/.+\/404$/.test(path))
    .map((path) => `${path.replace(/404$/, '*')} ${path}.html 404\n`);
  return [...moved, ...notFound].join('');
}

/** Writes `_headers` and `_redirects` to the site built in a folder: only the build knows its files. */
export async function writeHostFiles(folder: string, files: readonly BuiltFile[]): Promise<void> {
  const paths = files.map(({ path }) => path);
  const listed = paths.filter((path) => !path.endsWith('/404'));
  await writeFile(join(folder, '_headers'), headersFile(listed));
  await writeFile(join(folder, '_redirects'), redirectsFile(paths));
}
