/** A rectangle in a QR code, in modules from its top left corner. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The finder patterns in a code with this many modules per side (ISO/IEC 18004, 5.3.3). */
export function listFinders(size: number): readonly Area[] {
  const square = { width: 7, height: 7 };
  return [
    { x: 0, y: 0, ...square },
    { x: size - square.width, y: 0, ...square },
    { x: 0, y: size - square.height, ...square },
  ];
}

/**
 * An SVG path with one stroke for each horizontal run of dark modules, to be drawn with round ends.
 * Finder patterns and the given free area are left out.
 */
export function streaks(modules: readonly (readonly boolean[])[], free: Area): string {
  const leftOut = [free, ...listFinders(modules.length)];
  const isLeftOut = (column: number, row: number) =>
    leftOut.some(({ x, y, width, height }) => {
      const [right, down] = [column - x, row - y];
      return right >= 0 && right < width && down >= 0 && down < height;
    });
  const strokes: string[] = [];
  for (const [row, darkness] of modules.entries()) {
    for (let column = 0; column < darkness.length; column++) {
      const start = column;
      while (darkness[column] && !isLeftOut(column, row)) column++;
      // Some renderers draw no caps on a stroke of length 0.
      if (column > start)
        strokes.push(`M${start + 0.5} ${row + 0.5}h${column - start - 1 || 0.01}`);
    }
  }
  return strokes.join('');
}
