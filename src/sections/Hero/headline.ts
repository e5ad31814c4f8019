/**
 * A headline that slows down: each letter is narrower than the one before, by the law by which a
 * shuttle loses speed, v₀ / (1 + kt). Letters stand in boxes of fixed advance, because no fallback
 * face has such widths, and nothing may shift when the face arrives.
 *
 * Lines are made as wide as the column, each in a size of its own. How many there are, where they
 * break and how far apart they stand is computed from the letters' outlines.
 */
import { advanceEm, hasGlyph, inkEm, inkHeightEm } from '../../lib/displayFace.ts';

/** The ends of the display face's width axis. */
const FASTEST_PERCENT = 150;
const SLOWEST_PERCENT = 50;
/** Wide letters are set tight, narrow ones loose. */
const TRACKING_EM = { fastest: -0.028, slowest: 0.002 } as const;

/** A box's baseline, at `line-height: 1`: the face has 0.795 em above it and 0.24 em below. */
const BASELINE_EM = 0.7775;
/** The first line's letters may be this high before it moves down, away from what is above. */
const FREE_ASCENT_EM = 0.8;
/** Boxes of two lines overlap by this, where the letters in them leave the room. */
const LEAST_GAP_EM = -0.1;
/** What stays free between the letters of two lines, as a share of the column. */
const CLEARANCE = 0.007;

/** In how many lines a title is set, by how many ems its widest line has: few ems are large letters. */
interface LineRule {
  /** For each number of lines but the last, from 1: the most ems. Above it there is one line more. */
  readonly mostEm: readonly number[];
  /** The fewest ems a line is counted with, so that short words do not become huge. */
  readonly leastEm: number;
  /** The height several lines may have together, as a share of the column; they are made narrower. */
  readonly mostHeight?: number;
}

/** On phones: two lines from about ten characters on, three where two would be set in less than an eighth. */
const NARROW: LineRule = { mostEm: [6, 8], leastEm: 3 };
/** In the 1216 px of the design: at most 200 px high, and a second row below 80 px. */
const WIDE: LineRule = { mostEm: [15.2], leastEm: 6.08, mostHeight: 200 / 1216 };

/** The column of the narrowest window, 320 px, and the smallest letters that still look like a headline. */
const NARROWEST_COLUMN_PX = 280;
const LEAST_SIZE_PX = 24;

/** One letter, space included. */
export interface Letter {
  readonly character: string;
  /** Its place in the headline, from 0. */
  readonly index: number;
  readonly widthPercent: number;
  /** From its left edge to that of the next, in ems. */
  readonly advanceEm: number;
}

/** Letters that stand side by side. */
export interface Line {
  readonly letters: readonly Letter[];
  /** How many ems of its size the column is wide. */
  readonly columnEm: number;
  /** What is empty at the start of its first letter, in ems. */
  readonly leftEm: number;
  /** Between its boxes and those of the line above, in ems of this line; negative: they overlap. */
  readonly gapEm: number;
}

/** A title, set for phones and for wider screens. */
export interface Headline {
  readonly letters: readonly Letter[];
  readonly narrow: readonly Line[];
  readonly wide: readonly Line[];
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const textOf = (letters: readonly Letter[]): string =>
  letters.map(({ character }) => character).join('');

function slowDown(title: string): Letter[] {
  const characters = [...title];
  const last = Math.max(1, characters.length - 1);
  const loss = FASTEST_PERCENT / SLOWEST_PERCENT - 1;
  return characters.map((character, index) => {
    const share = index / last;
    const widthPercent = round(FASTEST_PERCENT / (1 + loss * share));
    const tracking = TRACKING_EM.fastest + (TRACKING_EM.slowest - TRACKING_EM.fastest) * share;
    const advance = round(advanceEm(character, widthPercent) + tracking);
    return { character, index, widthPercent, advanceEm: advance };
  });
}

/** What is drawn of letters side by side, in ems: how far in it starts, and how wide it is. */
export function inkOfEm(letters: readonly Letter[]): { left: number; width: number } {
  const [first, last] = [letters[0], letters.at(-1)];
  if (!first || !last) return { left: 0, width: 0 };
  const [left] = inkEm(first.character, first);
  const [, lastRight] = inkEm(last.character, last);
  const before = letters.slice(0, -1).reduce((sum, letter) => sum + letter.advanceEm, 0);
  return { left: round(left), width: round(before + lastRight - left) };
}

/** How far letters reach above and below their baseline, in ems. */
export function heightOfEm(letters: readonly Letter[]): { above: number; below: number } {
  const heights = letters.map((letter) => inkHeightEm(letter.character, letter));
  return {
    above: Math.max(...heights.map(([above]) => above)),
    below: Math.max(...heights.map(([, below]) => below)),
  };
}

type Letters = readonly Letter[];
type SizedLine = Omit<Line, 'gapEm'>;

/** Every way to break letters at that many of their spaces. */
function breaksOf(letters: Letters, count: number): Letters[][] {
  if (count === 0) return [[letters]];
  return letters.flatMap(({ character }, i) => {
    if (character !== ' ') return [];
    return breaksOf(letters.slice(i + 1), count - 1).map((rest) => [letters.slice(0, i), ...rest]);
  });
}

const widestEm = (lines: readonly Letters[]): number =>
  Math.max(...lines.map((line) => inkOfEm(line).width));

/** Breaks letters into a number of lines so that the widest is as narrow as can be, if they can be. */
function breakInto(letters: Letters, count: number): Letters[] | undefined {
  return breaksOf(letters, count - 1).toSorted((a, b) => widestEm(a) - widestEm(b))[0];
}

/** Breaks letters into the fewest lines whose letters are large enough, or into the most there may be. */
function breakLines(letters: Letters, { mostEm }: LineRule): Letters[] {
  let found: Letters[] = [letters];
  for (const limitEm of mostEm) {
    if (widestEm(found) <= limitEm) break;
    found = breakInto(letters, found.length + 1) ?? found;
  }
  return found;
}

/**
 * What lies between the baseline of a line and the highest letter of the next, as a share of the
 * column: as much as their boxes give, or as what reaches below that baseline needs.
 */
function spaceBetween(upper: SizedLine, lower: SizedLine): number {
  const given =
    (1 - BASELINE_EM) / upper.columnEm +
    (BASELINE_EM + LEAST_GAP_EM - heightOfEm(lower.letters).above) / lower.columnEm;
  return Math.max(given, heightOfEm(upper.letters).below / upper.columnEm + CLEARANCE);
}

/** Sizes lines, and sets them as close as their letters allow: all of them equally close. */
function setLines(broken: readonly Letters[], leastEm: number, shrink = 1): Line[] {
  const sized = broken.map((letters): SizedLine => {
    const { left, width } = inkOfEm(letters);
    return { letters, leftEm: left, columnEm: round(Math.max(width, leastEm) * shrink) };
  });
  const space = Math.max(
    ...sized.flatMap((line, i) =>
      sized.slice(i + 1, i + 2).map((next) => spaceBetween(line, next)),
    ),
  );
  return sized.map((line, i) => {
    const { above } = heightOfEm(line.letters);
    const before = sized[i - 1];
    if (!before) return { ...line, gapEm: round(Math.max(0, above - FREE_ASCENT_EM)) };
    const own = space - (1 - BASELINE_EM) / before.columnEm;
    return { ...line, gapEm: round(own * line.columnEm + above - BASELINE_EM) };
  });
}

/** How high lines are together, as a share of the column. */
export const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { columnEm, gapEm }) => sum + (1 + gapEm) / columnEm, 0);

function setFor(letters: Letters, rule: LineRule): Line[] {
  const broken = breakLines(letters, rule);
  const lines = setLines(broken, rule.leastEm);
  const { mostHeight = Number.POSITIVE_INFINITY } = rule;
  const shrink = heightOf(lines) / mostHeight;
  return broken.length > 1 && shrink > 1 ? setLines(broken, rule.leastEm, shrink) : lines;
}

/** Says in one sentence what keeps a title from being set. */
function checkTitle(title: string): void {
  if (title === '')
    throw new Error('The headline is empty: write a title for the hero in src/content/en/home.ts.');
  const missing = [...new Set(title)].filter((character) => !hasGlyph(character));
  if (missing.length > 0) {
    const named = missing.map((character) => `"${character}"`).join(', ');
    throw new Error(
      `The headline's typeface has no ${named}: write the title "${title}" without, or add what is missing in media/face.ts and run npm run media:face.`,
    );
  }
}

function checkSize(title: string, lines: readonly Line[]): void {
  const smallest = lines.toSorted((a, b) => b.columnEm - a.columnEm)[0];
  if (!smallest) return;
  const sizePx = NARROWEST_COLUMN_PX / smallest.columnEm;
  if (sizePx >= LEAST_SIZE_PX) return;
  const fitting = Math.floor((smallest.letters.length * sizePx) / LEAST_SIZE_PX);
  throw new Error(
    `The title "${title}" is too long for the headline: on the smallest phones its line "${textOf(smallest.letters)}" would be set in ${Math.floor(sizePx)} px instead of at least ${LEAST_SIZE_PX}. About ${fitting} characters fit into this line, and a title has at most three lines.`,
  );
}

/**
 * Sets a title.
 * @throws one sentence when there is none, when it is too long, or when its typeface lacks a letter
 */
export function setHeadline(title: string): Headline {
  const text = title
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
  checkTitle(text);
  const letters = slowDown(text);
  const narrow = setFor(letters, NARROW);
  checkSize(text, narrow);
  return { letters, narrow, wide: setFor(letters, WIDE) };
}

/** Letters no line of either setting breaks, and what follows them. */
export interface Part {
  readonly letters: Letters;
  /** The space after them, and where it is a break between lines instead. None after the last. */
  readonly end: { readonly space: Letter; readonly breaks: 'narrow' | 'wide' | 'both' } | null;
}

const endsOf = (lines: readonly Line[]): number[] =>
  lines.map(({ letters }) => (letters.at(-1)?.index ?? 0) + 1);

/** A headline's letters, cut wherever one of its settings has a break. */
export function partsOf({ letters, narrow, wide }: Headline): Part[] {
  const [narrowEnds, wideEnds] = [endsOf(narrow), endsOf(wide)];
  const ends = [...new Set([...narrowEnds, ...wideEnds])].toSorted((a, b) => a - b);
  return ends.map((end, i) => {
    const start = i === 0 ? 0 : (ends[i - 1] ?? 0) + 1;
    const space = letters[end];
    const isWide = wideEnds.includes(end);
    const breaks = !isWide ? 'narrow' : narrowEnds.includes(end) ? 'both' : 'wide';
    return { letters: letters.slice(start, end), end: space ? { space, breaks } : null };
  });
}
