/** A headline drawn beforehand, for scripts that the display font lacks. */

/** Where the headline may break in scripts without spaces. It is not part of the text. */
export const BREAK_OPPORTUNITY = '\u200B';

/** Where a part of the title stands: its origin in units of the drawing, and the scale of its path. */
export type Place = readonly [x: number, y: number, scale: number];

interface DrawnLayout {
  readonly height: number;
  /** One for each part. */
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
