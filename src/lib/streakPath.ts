import { roundToTenth } from './roundToTenth.ts';

/** A line from a point, in the units of its drawing. */
export interface Streak {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Streaks as one SVG path, to a tenth of a unit. Each begins relative to the end of the one before:
 * small numbers that resemble each other compress to about half.
 */
export function streakPath(streaks: readonly Streak[]): string {
  let [atX, atY] = [0, 0];
  return streaks
    .map(({ x, y, dx, dy }) => {
      const move = `m${roundToTenth(x - atX)} ${roundToTenth(y - atY)}`;
      const line = [roundToTenth(dx), roundToTenth(dy)] as const;
      // From where the rounded numbers lead, so that roundings do not add up.
      atX += roundToTenth(x - atX) + line[0];
      atY += roundToTenth(y - atY) + line[1];
      return `${move}l${line[0]} ${line[1]}`;
    })
    .join('');
}
