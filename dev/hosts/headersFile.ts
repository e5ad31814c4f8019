import { type HostRule, headersFor } from '../../hosting.config.ts';
import { cleanPath, UNLISTED } from '../files.ts';
import { layersOf } from './layers.ts';

/** Where the addresses of what lies at the top of a built site are: a folder's all at once. */
export function placesOf(entries: readonly { name: string; isFolder: boolean }[]): string[] {
  const paths = entries.map(({ name, isFolder }) => (isFolder ? `/${name}/*` : `/${name}`));
  const clean = paths.map((path) => (path.endsWith('.html') ? (cleanPath(path) ?? path) : path));
  return clean.filter((path) => !UNLISTED.includes(path)).sort();
}

const block = (place: string, headers: Readonly<Record<string, string>>): string =>
  [place, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Neither can say "everywhere else", so what
 * changes from place to place is said for each.
 * @param places as `placesOf` names them
 */
export function headersFile(rules: readonly HostRule[], places: readonly string[]): string {
  const { everywhere, elsewhere, changes } = layersOf(rules);
  const varying = (place: string) =>
    Object.fromEntries(
      Object.entries(headersFor(place.replace(/\*$/, ''), rules)).filter(
        ([name]) => name in elsewhere,
      ),
    );
  // What is set at one place and nowhere else adds to what is said for the folder it is in.
  const added = changes.flatMap(({ paths, headers }) => {
    const own = Object.entries(headers).filter(([name]) => !(name in elsewhere));
    return own.length > 0 ? block(paths, Object.fromEntries(own)) : [];
  });
  return [
    '# Written by the build from hosting.config.ts, for Netlify and Cloudflare Pages.\n',
    block('/*', everywhere),
    ...places.map((place) => block(place, varying(place))),
    ...added,
  ].join('\n');
}
