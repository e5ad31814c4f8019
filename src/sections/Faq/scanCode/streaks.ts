/** A place in a code, in modules from its upper left corner. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the three squares by which a camera finds a code, in modules (ISO/IEC 18004, 5.3.3). */
export const FINDER_SIZE = 7;

/** Where those squares are, in a code of that many modules a side. */
export const findersOf = (size: number): readonly (readonly [number, number])[] => [
  [0, 0],
  [size - FINDER_SIZE, 0],
  [0, size - FINDER_SIZE],
];

/** An area in the middle of a code. */
export const middleOf = (size: number, width: number, height: number): Area => ({
  x: (size - width) / 2,
  y: (size - height) / 2,
  width,
  height,
});

const isIn = ({ x, y, width, height }: Area, column: number, row: number): boolean =>
  column >= x && column < x + width && row >= y && row < y + height;

/**
 * Dark modules that lie side by side, as one stroke each: with round ends they are streaks and dots.
 * Those of the three squares are left out, and those of an area kept free.
 */
export function streaks(modules: readonly (readonly boolean[])[], free: Area): string {
  const finders = findersOf(modules.length).map(([x, y]) => ({
    ...{ x, y },
    ...{ width: FINDER_SIZE, height: FINDER_SIZE },
  }));
  const isDrawn = (column: number, row: number) =>
    modules[row]?.[column] === true && ![free, ...finders].some((area) => isIn(area, column, row));
  const strokes: string[] = [];
  for (const row of modules.keys()) {
    for (let column = 0; column < modules.length; column++) {
      const start = column;
      while (isDrawn(column, row)) column++;
      // A stroke without length is not drawn everywhere.
      if (column > start)
        strokes.push(`M${start + 0.5} ${row + 0.5}h${column - start - 1 || 0.01}`);
    }
  }
  return strokes.join('');
}
