/** A smash in the query of an address, under its own names, so that a link opens the same smash. */
import { FIRST_SMASH, fit, type Smash } from './smash.ts';

const KEYS = Object.keys(FIRST_SMASH) as (keyof Smash)[];

/** The smash a query tells of (with or without its question mark), whatever else it says. Never throws. */
export function readSmash(query: string): Smash {
  const values = new URLSearchParams(query);
  // An empty value is no zero.
  const read = (key: keyof Smash) => fit(key, Number(values.get(key)?.trim() || Number.NaN));
  return Object.fromEntries(KEYS.map((key) => [key, read(key)])) as unknown as Smash;
}

/** The query with this smash in it, question mark included. What else it says stays as it is written. */
export function withSmash(query: string, smash: Smash): string {
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => part && !KEYS.some((key) => part.startsWith(`${key}=`)));
  return `?${[...others, ...KEYS.map((key) => `${key}=${smash[key]}`)].join('&')}`;
}

/** Writes a smash into the address. Browsers take only so many at once, and refuse more: it stays. */
export function writeAddress(smash: Smash, place = location.hash): void {
  try {
    history.replaceState(null, '', withSmash(location.search, smash) + place);
  } catch {
    // The next one is written again.
  }
}
