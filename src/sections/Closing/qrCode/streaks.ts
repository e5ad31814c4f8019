/** A rectangle in a QR code, in modules from its top left corner. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The side of a finder pattern, in modules (ISO/IEC 18004, 5.3.3). */
export const FINDER_SIZE = 7;

/** The top left corners of the finder patterns in a code with this many modules per side. */
export const findersOf = (size: number): readonly (readonly [number, number])[] => [
  [0, 0],
  [size - FINDER_SIZE, 0],
  [0, size - FINDER_SIZE],
];

/** A rectangle in the middle of a code with this many modules per side. */
export const middleOf = (size: number, width: number, height: number): Area => ({
  x: (size - width) / 2,
  y: (size - height) / 2,
  width,
  height,
});

const isIn = ({ x, y, width, height }: Area, column: number, row: number): boolean =>
  column >= x && column < x + width && row >= y && row < y + height;

/**
 * An SVG path with one stroke for each horizontal run of dark modules, to be drawn with round ends.
 * Finder patterns and the given free area are left out.
 */
export function streaks(modules: readonly (readonly boolean[])[], free: Area): string {
  const size = FINDER_SIZE;
  const finders = findersOf(modules.length).map(([x, y]) => ({ x, y, width: size, height: size }));
  const isDrawn = (column: number, row: number) =>
    modules[row]?.[column] === true && ![free, ...finders].some((area) => isIn(area, column, row));
  const strokes: string[] = [];
  for (const row of modules.keys()) {
    for (let column = 0; column < modules.length; column++) {
      const start = column;
      while (isDrawn(column, row)) column++;
      // Some renderers draw no caps on a stroke of length 0.
      if (column > start)
        strokes.push(`M${start + 0.5} ${row + 0.5}h${column - start - 1 || 0.01}`);
    }
  }
  return strokes.join('');
}
