/** A headline drawn beforehand, for scripts that the display font lacks. */

/** Where a part of the title stands: its origin, and the size of an em, in units of the drawing. */
export type Place = readonly [x: number, y: number, em: number];

interface DrawnLayout {
  readonly height: number;
  /** One for each part. */
  readonly places: readonly Place[];
}

/** `headline.json` of a language, written by `npm run headlines --prefix media`. */
export interface DrawnHeadline {
  readonly title: string;
  /** The parts of the title that stay on one line, as SVG paths in thousandths of an em. */
  readonly paths: readonly string[];
  /** The width of the column, in units of the drawing. */
  readonly width: number;
  readonly narrow: DrawnLayout;
  readonly wide: DrawnLayout;
}

/** The SVG transform that puts a part in its place. */
export const placeTransform = ([x, y, em]: Place): string =>
  `translate(${x} ${y})scale(${em / 1000})`;

/**
 * Checks that a drawing shows a title.
 * @param folder of the language's content
 * @throws if it shows another one
 */
export function checkDrawing(folder: string, title: string, drawn: DrawnHeadline): void {
  if (drawn.title === title) return;
  throw new Error(
    `src/content/${folder}/headline.json draws "${drawn.title}", but the title is "${title}": run npm run headlines --prefix media, and commit it.`,
  );
}
