/** The words of the social picture as outlines: system faces differ from one machine to the next. */
import { inkEm, outline, type Setting } from '../../../lib/displayFace.ts';
import { heightOfEm, type Line } from '../headline.ts';

/** From a line's baseline to the one above it, in ems of the lower: its ascenders just clear that. */
const LEADING_EM = 0.885;
/** The least that stays free between what is drawn of two lines, as a share of their width. */
const CLEARANCE = 0.02;

/** Where a headline stands, in pixels: its lines reach from left to right, as on the page. */
export interface Block {
  readonly leftPx: number;
  readonly rightPx: number;
  /** Of the last line. */
  readonly baselinePx: number;
}

/** A line as a path, its ink beginning at the left. */
function linePath({ letters, leftEm }: Line, leftPx: number, yPx: number, sizePx: number): string {
  let xPx = leftPx - leftEm * sizePx;
  return letters
    .map((letter) => {
      const path = outline(letter.character, letter, { xPx, yPx, sizePx });
      xPx += letter.advanceEm * sizePx;
      return path;
    })
    .join('');
}

/** A headline's lines, each made as wide as the block unless it is very short, as one path. */
export function headlinePath(
  lines: readonly Line[],
  { leftPx, rightPx, baselinePx }: Block,
): string {
  const widthPx = rightPx - leftPx;
  let yPx = baselinePx;
  return lines
    .map((line, i) => ({ line, above: lines[i - 1], sizePx: widthPx / line.columnEm }))
    .toReversed()
    .map(({ line, above, sizePx }) => {
      const path = linePath(line, leftPx, yPx, sizePx);
      if (above) {
        const belowPx = heightOfEm(above.letters).below * (widthPx / above.columnEm);
        const neededPx = belowPx + heightOfEm(line.letters).above * sizePx + CLEARANCE * widthPx;
        yPx -= Math.max(LEADING_EM * sizePx, neededPx);
      }
      return path;
    })
    .join('');
}

/** Where a word's ink starts or ends, its baseline and its size, in pixels. */
export interface WordPlace {
  readonly edgePx: number;
  readonly side: 'left' | 'right';
  readonly baselinePx: number;
  readonly sizePx: number;
}

/** A word whose ink, not its box, starts or ends at an edge; with where its ink begins. */
export function setWord(
  text: string,
  setting: Setting,
  { edgePx, side, baselinePx, sizePx }: WordPlace,
): { path: string; leftPx: number } {
  const [leftEm, rightEm] = inkEm(text, setting);
  const xPx = edgePx - (side === 'left' ? leftEm : rightEm) * sizePx;
  return {
    path: outline(text, setting, { xPx, yPx: baselinePx, sizePx }),
    leftPx: xPx + leftEm * sizePx,
  };
}
