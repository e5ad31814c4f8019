/** A unit of speed that visitors can choose. */
export type Unit = 'km/h' | 'mph';

const KM_PER_MILE = 1.609344;

const KEY = 'speed-unit';

export const inUnit = (speedKmh: number, unit: Unit): number =>
  Math.round(unit === 'mph' ? speedKmh / KM_PER_MILE : speedKmh);

/** Reads the stored unit. Never throws. */
export function readUnit(): Unit {
  try {
    return localStorage.getItem(KEY) === 'mph' ? 'mph' : 'km/h';
  } catch {
    return 'km/h';
  }
}

/** Stores the unit. Never throws. */
export function keepUnit(unit: Unit): void {
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // With storage blocked or full, the unit applies to this page only.
  }
}
