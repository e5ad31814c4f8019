import { inkOf, letterOf, outline } from '../../lib/displayFont.ts';

const SIZE_UNITS = 100;
const WIDTH_PERCENT = 150;

/** A path with whole, relative coordinates, which are shorter. Its commands take points only. */
function shorten(path: string): string {
  let [atX, atY] = [0, 0];
  let [startX, startY] = [0, 0];
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const points = (text.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number)));
    const moved = points.map((value, i) => value - (i % 2 === 0 ? atX : atY));
    // Closing a contour returns to its start.
    [atX = startX, atY = startY] = points.slice(-2);
    if (command === 'M') [startX, startY] = [atX, atY];
    return command.toLowerCase() + moved.join(' ').replaceAll(' -', '-');
  });
}

/** A number in the display font, drawn for pages that do not load it. */
export function DrawnNumber({ children }: { children: number }) {
  const letters = [...String(children)].map((digit) => letterOf(digit, WIDTH_PERCENT));
  const { leftEm, rightEm, aboveEm } = inkOf(letters);
  const path = outline(letters, {
    xPx: -leftEm * SIZE_UNITS,
    yPx: aboveEm * SIZE_UNITS,
    sizePx: SIZE_UNITS,
  });
  const width = Math.ceil((rightEm - leftEm) * SIZE_UNITS);
  return (
    <>
      <span className="visually-hidden">{children}</span>
      <svg
        viewBox={`0 0 ${width} ${Math.ceil(aboveEm * SIZE_UNITS)}`}
        height="100%"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={shorten(path)} />
      </svg>
    </>
  );
}
