import { clampToRange, DEFAULT_SMASH, type Smash } from './labSettings.ts';

const KEYS = Object.keys(DEFAULT_SMASH) as (keyof Smash)[];

/** Reads a smash from a URL's query. Missing and invalid values are replaced. Never throws. */
export function readSmash(query: string): Smash {
  const values = new URLSearchParams(query);
  // Number('') would be 0.
  const read = (key: keyof Smash) =>
    clampToRange(key, Number(values.get(key)?.trim() || Number.NaN));
  return Object.fromEntries(KEYS.map((key) => [key, read(key)])) as unknown as Smash;
}

/** Writes a smash into a URL's query, which starts with "?", and keeps other parameters. */
export function withSmash(query: string, smash: Smash): string {
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => part && !KEYS.some((key) => key === part.split('=')[0]));
  return `?${[...others, ...KEYS.map((key) => `${key}=${smash[key]}`)].join('&')}`;
}

/** Writes a smash into the address bar. The entry keeps its state, which belongs to the questions. */
export function writeUrl(smash: Smash, hash = location.hash): void {
  try {
    history.replaceState(history.state, '', withSmash(location.search, smash) + hash);
  } catch {
    // Browsers limit the rate of these calls. The next one will succeed.
  }
}
