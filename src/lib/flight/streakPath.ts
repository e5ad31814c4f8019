/** A flight as it is drawn everywhere: a streak for each exposure. */

/** How long a drawn frame is exposed, in which a fast shuttle becomes a streak. */
export const EXPOSURE_S = 1 / 420;

/** Rounds a coordinate of a drawing to a tenth of a unit, to save bytes. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** A line from (x, y) to (x + dx, y + dy), in the units of the drawing it is part of. */
interface Streak {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Streaks as one SVG path, rounded to a tenth of a unit. Relative coordinates are small and
 * similar, which halves the compressed size.
 */
export function streakPath(streaks: readonly Streak[]): string {
  let [atX, atY] = [0, 0];
  return streaks
    .map(({ x, y, dx, dy }) => {
      const move = `m${roundToTenth(x - atX)} ${roundToTenth(y - atY)}`;
      const line = [roundToTenth(dx), roundToTenth(dy)] as const;
      // Based on the rounded values, so that errors do not accumulate.
      atX += roundToTenth(x - atX) + line[0];
      atY += roundToTenth(y - atY) + line[1];
      return `${move}${line[1] === 0 ? `h${line[0]}` : `l${line[0]} ${line[1]}`}`;
    })
    .join('')
    .replace(/(?<![\d.])0\./g, '.')
    .replaceAll(' -', '-');
}
