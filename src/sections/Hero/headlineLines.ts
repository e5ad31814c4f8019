/**
 * What both kinds of headline have in common: the Latin one, which the build lays out
 * (`headlineLayout.ts`), and those of other scripts, which are drawn beforehand (`media/headlines.ts`).
 */

/** The width of the first letter and of the last one, in any unit. */
interface LetterWidths {
  readonly fastest: number;
  readonly slowest: number;
}

/** Limits for lines. Their widths are in ems: the fewer ems, the larger the letters. */
export interface LineRule {
  /** The longest line, for 1, 2 … lines. A longer one adds a line, up to one more than listed. */
  readonly maxEm: readonly number[];
  /** The greatest total height, as a share of the column's width. */
  readonly maxHeight: number;
}

/**
 * The width of a letter, which falls along a headline by the drag law v₀ / (1 + kt), as the speed of
 * a shuttle does.
 * @param share its place in the headline, from 0 to 1
 */
export function letterWidth({ fastest, slowest }: LetterWidths, share: number): number {
  return fastest / (1 + (fastest / slowest - 1) * share);
}

/** Every way to spread words over a number of lines. */
function spreadings<Word>(words: readonly Word[], count: number): (readonly Word[])[][] {
  if (count === 1) return [[words]];
  return words
    .slice(1)
    .flatMap((_, i) =>
      spreadings(words.slice(i + 1), count - 1).map((rest) => [words.slice(0, i + 1), ...rest]),
    );
}

/**
 * Breaks words into as few lines as the rule allows, with the widest as narrow as possible.
 * @param widthEm measures a line
 */
export function breakLines<Word>(
  words: readonly Word[],
  { maxEm }: LineRule,
  widthEm: (line: readonly Word[]) => number,
): readonly (readonly Word[])[] {
  const widestEm = (lines: readonly (readonly Word[])[]) => Math.max(...lines.map(widthEm));
  let lines: readonly (readonly Word[])[] = [words];
  for (const limitEm of maxEm) {
    if (widestEm(lines) <= limitEm) break;
    const candidates = spreadings(words, lines.length + 1);
    // Fewer words than lines cannot be broken further.
    lines = candidates.toSorted((a, b) => widestEm(a) - widestEm(b))[0] ?? lines;
  }
  return lines;
}
