/** A smash in the query of an address, so that a link opens the same smash. */
import { FIRST_SMASH, fit, isFrameRate, RANGES, type Smash } from './smash.ts';

/** What each value is called in a link. */
const NAMES = { speedKmh: 'speed', heightM: 'height', angleDeg: 'angle', frameRateFps: 'fps' };
const OWN: readonly string[] = Object.values(NAMES);

/** The smash a query tells of (with or without its question mark), whatever else it says. Never throws. */
export function readSmash(query: string): Smash {
  const values = new URLSearchParams(query);
  const read = (name: string) => Number(values.get(name)?.trim() || Number.NaN);
  const range = (key: keyof typeof RANGES) => fit(RANGES[key], read(NAMES[key]), FIRST_SMASH[key]);
  const frameRateFps = read(NAMES.frameRateFps);
  return {
    speedKmh: range('speedKmh'),
    heightM: range('heightM'),
    angleDeg: range('angleDeg'),
    frameRateFps: isFrameRate(frameRateFps) ? frameRateFps : FIRST_SMASH.frameRateFps,
  };
}

/** The query with this smash in it, question mark included. What else it says stays as it is written. */
export function withSmash(query: string, smash: Smash): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !OWN.includes(part.split('=')[0] ?? ''));
  const own = Object.entries(NAMES).map(([key, name]) => `${name}=${smash[key as keyof Smash]}`);
  return `?${[...others, ...own].join('&')}`;
}
