/** The text of the Open Graph image as outlines, because system fonts differ between machines. */
import { measureInk, measureLetter, outline } from '../../../lib/build/displayFont.ts';
import type { Line } from '../headlineLayout.ts';

/** The distance of two baselines, in ems of the lower line. */
const LEADING_EM = 0.885;
/** The least space between the ink of two lines, as a share of the block's width. */
const CLEARANCE = 0.02;

/** The position of a headline whose lines all reach from left to right. */
interface Block {
  readonly leftPx: number;
  readonly rightPx: number;
  /** That of the last line. */
  readonly baselinePx: number;
}

/** A headline as one path, with each line scaled to the width of the block unless very short. */
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
      const xPx = leftPx - line.leftEm * sizePx;
      const path = outline(line.letters, { xPx, yPx, sizePx });
      if (above) {
        const belowPx = measureInk(above.letters).belowEm * (widthPx / above.columnEm);
        const neededPx = belowPx + measureInk(line.letters).aboveEm * sizePx + CLEARANCE * widthPx;
        yPx -= Math.max(LEADING_EM * sizePx, neededPx);
      }
      return path;
    })
    .join('');
}

/** The style and position of a word, whose ink starts (left) or ends (right) at an edge. */
interface WordStyle {
  readonly edgePx: number;
  readonly side: 'left' | 'right';
  readonly baselinePx: number;
  readonly sizePx: number;
  /** On the font's width axis, 50 to 150. */
  readonly widthPercent: number;
  readonly trackingEm?: number;
}

/** A word as a path, and the left edge of its ink. */
export function layoutWord(
  text: string,
  { edgePx, side, baselinePx, sizePx, widthPercent, trackingEm }: WordStyle,
): { path: string; leftPx: number } {
  const letters = [...text].map((character) => measureLetter(character, widthPercent, trackingEm));
  const { leftEm, rightEm } = measureInk(letters);
  const xPx = edgePx - (side === 'left' ? leftEm : rightEm) * sizePx;
  const path = outline(letters, { xPx, yPx: baselinePx, sizePx });
  return { path, leftPx: xPx + leftEm * sizePx };
}
