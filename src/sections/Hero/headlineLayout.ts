/**
 * Lays out a headline whose letters become narrower from left to right by the drag law
 * v₀ / (1 + kt). Each letter has a box of fixed width, because no fallback font has these widths
 * and nothing may shift when the display font loads.
 *
 * Each line is scaled to the width of the column. The number of lines, their breaks and their
 * distances are computed from the letters' outlines.
 */
import {
  ASCENT_EM,
  DESCENT_EM,
  type Letter,
  measureInk,
  measureLetter,
  missingCharacters,
} from '../../lib/build/displayFont.ts';
import { breakLines, type LineRule, letterWidth } from './headlineLines.ts';

/** The limits of the display font's width axis. */
const WIDTHS_PERCENT = { fastest: 150, slowest: 50 } as const;
/** Letter spacing of the widest and the narrowest letter. */
const TRACKING_EM = { fastest: -0.028, slowest: 0.002 } as const;

/** The space after a letter that reaches beyond its advance. */
const HORN_SPACE_EM = 0.02;

/** The baseline of a box with `line-height: 1`, from its top. */
export const BASELINE_EM = (1 + ASCENT_EM - DESCENT_EM) / 2;
/** Letters higher than this move the first line down, away from the line above the headline. */
const FREE_ASCENT_EM = 0.8;
/** The boxes of two lines may overlap by this if their letters leave room. */
const MIN_GAP_EM = -0.1;
/** The least space between the ink of two lines, as a share of the column's width. */
const CLEARANCE = 0.007;

/** Each line fills the column, so a short one would be high. */
interface LatinLineRule extends LineRule {
  /** Shorter lines count as this long, which limits the size of short words. */
  readonly minEm: number;
}

/** Phones: two lines from about ten characters on, at most three. */
const NARROW: LatinLineRule = { maxEm: [6, 8], minEm: 3, maxHeight: Number.POSITIVE_INFINITY };
/** In a column of 1216 px: at most 200 px high, and a second line if one would be below 80 px. */
const WIDE: LatinLineRule = { maxEm: [15.2], minEm: 6.08, maxHeight: 200 / 1216 };

/** The column of a 320 px viewport, and the smallest acceptable font size there. */
const NARROWEST_COLUMN_PX = 280;
const MIN_SIZE_PX = 24;

/** A character of the headline, including spaces, with its position from 0. */
type HeadlineLetter = Letter & { readonly index: number };

type Letters = readonly HeadlineLetter[];

/** One line of the headline. */
export interface Line {
  readonly letters: Letters;
  /** The width of the column, in ems of this line's font size. */
  readonly columnEm: number;
  /** The empty space left of its first letter's ink, in ems. */
  readonly leftEm: number;
  /** The space between its boxes and those of the line above, in ems. Negative if they overlap. */
  readonly gapEm: number;
}

/** A headline with its lines for phones and for wider screens. */
export interface HeadlineLayout {
  readonly letters: Letters;
  readonly narrow: readonly Line[];
  readonly wide: readonly Line[];
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The advance of a letter. The horns of ư and ơ reach beyond their own. */
function roomFor(letter: Letter): number {
  const { rightEm } = measureInk([letter]);
  return rightEm > letter.advanceEm ? rightEm + HORN_SPACE_EM : letter.advanceEm;
}

/** Gives each letter its width by the drag law. */
function slowDown(title: string): HeadlineLetter[] {
  const characters = [...title];
  const last = Math.max(1, characters.length - 1);
  return characters.map((character, index) => {
    const share = index / last;
    const widthPercent = Math.round(letterWidth(WIDTHS_PERCENT, share));
    const trackingEm = TRACKING_EM.fastest + (TRACKING_EM.slowest - TRACKING_EM.fastest) * share;
    const letter = measureLetter(character, widthPercent, trackingEm);
    return { ...letter, index, advanceEm: round(roomFor(letter)) };
  });
}

type SizedLine = Omit<Line, 'gapEm'>;

/** Words, each with the space that follows it. */
function splitWords(letters: Letters): Letters[] {
  const starts = letters.flatMap(({ character }, i) => (character === ' ' ? i + 1 : []));
  return [0, ...starts].map((start, i) => letters.slice(start, starts[i]));
}

/** The letters of a line, without the space at its end. */
const joinWords = (words: readonly Letters[]): Letters =>
  words.flat().filter(({ character }, i, all) => character !== ' ' || i < all.length - 1);

function inkWidthEm(letters: Letters): number {
  const { leftEm, rightEm } = measureInk(letters);
  return round(rightEm - leftEm);
}

/**
 * The distance from a line's baseline to the highest ink of the next, as a share of the column's
 * width: as much as their boxes take, or as the descenders of the upper line need.
 */
function spaceBetween(upper: SizedLine, lower: SizedLine): number {
  const boxes =
    (1 - BASELINE_EM) / upper.columnEm +
    (BASELINE_EM + MIN_GAP_EM - measureInk(lower.letters).aboveEm) / lower.columnEm;
  return Math.max(boxes, measureInk(upper.letters).belowEm / upper.columnEm + CLEARANCE);
}

/** Scales lines to the column and sets all of them equally close. */
function sizeLines(broken: readonly Letters[], minEm: number, shrink = 1): Line[] {
  const sized = broken.map((letters): SizedLine => {
    const columnEm = round(Math.max(inkWidthEm(letters), minEm) * shrink);
    return { letters, leftEm: round(measureInk(letters).leftEm), columnEm };
  });
  const space = Math.max(
    ...sized.slice(1).map((lower, i) => spaceBetween(sized[i] ?? lower, lower)),
  );
  return sized.map((line, i) => {
    const { aboveEm } = measureInk(line.letters);
    const before = sized[i - 1];
    if (!before) return { ...line, gapEm: round(Math.max(0, aboveEm - FREE_ASCENT_EM)) };
    const own = space - (1 - BASELINE_EM) / before.columnEm;
    return { ...line, gapEm: round(own * line.columnEm + aboveEm - BASELINE_EM) };
  });
}

/** The total height of lines, as a share of the column's width. */
export const measureHeight = (lines: readonly Line[]): number =>
  lines.reduce((sum, { columnEm, gapEm }) => sum + (1 + gapEm) / columnEm, 0);

function layoutLines(letters: Letters, rule: LatinLineRule): Line[] {
  const { minEm, maxHeight } = rule;
  const broken = breakLines(splitWords(letters), rule, (words) => inkWidthEm(joinWords(words))).map(
    joinWords,
  );
  const lines = sizeLines(broken, minEm);
  const shrink = measureHeight(lines) / maxHeight;
  return broken.length > 1 && shrink > 1 ? sizeLines(broken, minEm, shrink) : lines;
}

function checkCharacters(title: string): void {
  if (title === '') throw new Error('The headline is empty: write a title for the hero.');
  const missing = missingCharacters(title);
  if (missing.length > 0) {
    const named = missing.map((character) => `"${character}"`).join(', ');
    throw new Error(`The headline's typeface has no ${named}: write the title "${title}" without.`);
  }
}

function checkSize(title: string, lines: readonly Line[]): void {
  const smallest = lines.reduce((a, b) => (b.columnEm > a.columnEm ? b : a));
  const sizePx = NARROWEST_COLUMN_PX / smallest.columnEm;
  if (sizePx >= MIN_SIZE_PX) return;
  const text = smallest.letters.map(({ character }) => character).join('');
  const fitting = Math.floor((smallest.letters.length * sizePx) / MIN_SIZE_PX);
  throw new Error(
    `The title "${title}" is too long for the headline: on the smallest phones its line "${text}" would be set in ${Math.floor(sizePx)} px instead of at least ${MIN_SIZE_PX}. About ${fitting} characters fit into this line, and a title has at most three lines.`,
  );
}

/**
 * Lays out a title.
 * @throws if it is empty or too long, or if the display font lacks one of its characters
 */
export function layoutHeadline(title: string): HeadlineLayout {
  const text = title
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
  checkCharacters(text);
  const letters = slowDown(text);
  const narrow = layoutLines(letters, NARROW);
  checkSize(text, narrow);
  return { letters, narrow, wide: layoutLines(letters, WIDE) };
}

const listEnds = (lines: readonly Line[]): number[] =>
  lines.map(({ letters }) => (letters.at(-1)?.index ?? 0) + 1);

/** Letters that stay on one line in both layouts, and the space after them. */
interface HeadlinePart {
  readonly letters: Letters;
  /** The space, and in which layouts it is a line break. Null after the last part. */
  readonly end: {
    readonly space: HeadlineLetter;
    readonly breaks: 'narrow' | 'wide' | 'both';
  } | null;
}

/** Splits a headline wherever one of its layouts breaks. */
export function splitParts({ letters, narrow, wide }: HeadlineLayout): HeadlinePart[] {
  const [narrowEnds, wideEnds] = [listEnds(narrow), listEnds(wide)];
  const breaksAt = (end: number) => {
    if (!wideEnds.includes(end)) return 'narrow';
    return narrowEnds.includes(end) ? 'both' : 'wide';
  };
  const ends = [...new Set([...narrowEnds, ...wideEnds])].toSorted((a, b) => a - b);
  return ends.map((end, i) => {
    const start = (ends[i - 1] ?? -1) + 1;
    const space = letters[end];
    return {
      letters: letters.slice(start, end),
      end: space ? { space, breaks: breaksAt(end) } : null,
    };
  });
}
