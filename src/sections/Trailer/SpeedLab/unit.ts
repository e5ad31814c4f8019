/** Speeds in km/h or mph: which one is shown is the visitor's choice, and remembered. */
export type Unit = 'km/h' | 'mph';

export const UNITS: readonly Unit[] = ['km/h', 'mph'];

/** The international mile. */
const KM_PER_MILE = 1.609344;

const KEY = 'speed-unit';

/** A speed in km/h as it is shown: a whole number in the chosen unit. */
export const inUnit = (speedKmh: number, unit: Unit): number =>
  Math.round(unit === 'mph' ? speedKmh / KM_PER_MILE : speedKmh);

/**
 * How wide a speed is set: the display face's axis from end to end over all that can be set, in steps,
 * as letters of a new width take longest to draw.
 */
export const widthOf = (speedKmh: number): string =>
  `${50 + 5 * Math.round(Math.min(20, speedKmh / 25))}%`;

/** What was chosen before. @param storage a function, because merely naming blocked storage throws */
export function readUnit(storage: () => Pick<Storage, 'getItem'>): Unit {
  try {
    return storage().getItem(KEY) === 'mph' ? 'mph' : 'km/h';
  } catch {
    return 'km/h';
  }
}

/** Remembers a choice where the browser lets it. */
export function keepUnit(storage: () => Pick<Storage, 'setItem'>, unit: Unit): void {
  try {
    storage().setItem(KEY, unit);
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
}
