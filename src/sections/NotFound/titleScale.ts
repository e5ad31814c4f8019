import { countColumns } from '../../lib/build/columns.ts';
import { measureInk, measureLetter, missingCharacters } from '../../lib/build/displayFont.ts';

/** The width of the English title, "Out.", for which the size of the heading is chosen. */
const FULL_SIZE_EM = 3.11;

const WIDTH_PERCENT = 150;
const TRACKING_EM = -0.04;

/** The width of a column in a font of the system. */
const COLUMN_EM = 0.62;

/** The width of a title in ems; of one in a script that the display font lacks, about. */
function widthEm(title: string): number {
  if (missingCharacters(title).length > 0) return countColumns(title) * COLUMN_EM;
  const letters = [...title].map((each) => measureLetter(each, WIDTH_PERCENT, TRACKING_EM));
  const { leftEm, rightEm } = measureInk(letters);
  return rightEm - leftEm;
}

/** The share below which letters would be too small on a phone. From there on a title wraps. */
const SMALLEST = 0.4;

/** Lines of a title that wraps do not touch. */
const WRAPPED_LINE_HEIGHT = 0.95;

const scaleToFit = (text: string): number =>
  Math.min(1, Math.floor((100 * FULL_SIZE_EM) / widthEm(text)) / 100);

/**
 * How large the heading of the 404 page is, as a share of its full size, so that it fits one line. One
 * that would be too small for that breaks into lines between its words, of which the longest fits.
 */
export function titleScale(title: string): number {
  const scale = scaleToFit(title);
  if (scale >= SMALLEST) return scale;
  return Math.min(SMALLEST, ...title.split(' ').map(scaleToFit));
}

/** The style rule that gives NotFound.module.css the size and the line height of a title. */
export function titleRule(title: string): string {
  const scale = titleScale(title);
  const lineHeight = scale <= SMALLEST ? `;--title-line-height:${WRAPPED_LINE_HEIGHT}` : '';
  return `:root{--title-scale:${scale}${lineHeight}}`;
}
