/** The words of the social picture as outlines: system faces differ from one machine to the next. */
import { inkEm, outline, type Setting } from '../../../lib/displayFace.ts';
import type { Letter } from '../headline.ts';

/** From the last line's baseline to the one above it, in ems of the last: its ascenders just clear it. */
const LEADING_EM = 0.885;

/** Sets letters so that their ink goes from edge to edge. Returns their size and path. */
function fitLine(
  letters: readonly Letter[],
  leftPx: number,
  rightPx: number,
): { sizePx: number; pathAt: (baselinePx: number) => string } {
  let startEm = 0;
  const placed = letters.map((letter) => {
    const place = { ...letter, startEm };
    startEm += letter.advanceEm;
    return place;
  });
  const edgesEm = placed
    .filter(({ character }) => character !== ' ')
    .flatMap((letter) => inkEm(letter.character, letter).map((edge) => letter.startEm + edge));
  const firstEm = Math.min(...edgesEm);
  const sizePx = (rightPx - leftPx) / (Math.max(...edgesEm) - firstEm);
  const pathAt = (yPx: number) =>
    placed
      .map((letter) => {
        const xPx = leftPx + (letter.startEm - firstEm) * sizePx;
        return outline(letter.character, letter, { xPx, yPx, sizePx });
      })
      .join('');
  return { sizePx, pathAt };
}

/** Where a headline stands, in pixels: all its lines reach from left to right. */
export interface Block {
  readonly leftPx: number;
  readonly rightPx: number;
  /** Of the last line. */
  readonly baselinePx: number;
}

/** A headline's lines, each made as wide as the block, as one path. */
export function headlinePath(
  lines: readonly (readonly Letter[])[],
  { leftPx, rightPx, baselinePx }: Block,
): string {
  let yPx = baselinePx;
  return lines
    .map((letters) => fitLine(letters, leftPx, rightPx))
    .reverse()
    .map(({ sizePx, pathAt }) => {
      const path = pathAt(yPx);
      yPx -= LEADING_EM * sizePx;
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
