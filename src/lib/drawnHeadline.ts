/** A headline drawn beforehand, for scripts that the display font lacks. */

/** Where a part of the title stands: its origin in units of the drawing, and the scale of its path. */
export type Place = readonly [x: number, y: number, scale: number];

interface DrawnLayout {
  readonly height: number;
  readonly places: readonly Place[];
}

/** `headline.json` of a language, written by `npm run headlines --prefix media`. */
export interface DrawnHeadline {
  readonly title: string;
  /** The parts of the title that stay on one line, as SVG paths. */
  readonly paths: readonly string[];
  /** The width of the column, in units of the drawing. */
  readonly width: number;
  readonly narrow: DrawnLayout;
  readonly wide: DrawnLayout;
}

/** The SVG transform that puts a part in its place. */
export const placeTransform = ([x, y, scale]: Place): string =>
  `translate(${x} ${y})scale(${scale})`;

/** @throws if the drawing in a language's folder shows another title */
export function checkDrawing(folder: string, title: string, drawn: DrawnHeadline): void {
  if (drawn.title === title) return;
  throw new Error(
    `src/content/${folder}/headline.json draws "${drawn.title}", but the title is "${title}": run npm run headlines --prefix media, and commit it.`,
  );
}
