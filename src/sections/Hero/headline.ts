/**
 * A headline that slows down: each letter is narrower than the one before, by the law by which a
 * shuttle loses speed, v₀ / (1 + kt). Letters stand in boxes of fixed advance, because no fallback
 * face has such widths, and nothing may shift when the face arrives.
 */
import { advanceEm, inkEm } from '../../lib/displayFace.ts';

/** The ends of the display face's width axis. */
const FASTEST_PERCENT = 150;
const SLOWEST_PERCENT = 50;
/** Wide letters are set tight, narrow ones loose. */
const TRACKING_EM = { fastest: -0.028, slowest: 0.002 } as const;

/** One letter, space included. */
export interface Letter {
  readonly character: string;
  /** Its place in the headline, from 0. */
  readonly index: number;
  readonly widthPercent: number;
  /** From its left edge to that of the next, in ems. */
  readonly advanceEm: number;
}

/** One or two lines. On wide screens they stand in one row, with the space between them. */
export interface Headline {
  readonly lines: readonly (readonly Letter[])[];
  readonly space: Letter | null;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

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

/** Sets a title, broken at the space nearest to its middle. */
export function setHeadline(title: string): Headline {
  const letters = slowDown(title);
  const middle = (letters.length - 1) / 2;
  const space = letters
    .filter(({ character }) => character === ' ')
    .toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))[0];
  if (!space) return { lines: [letters], space: null };
  return { lines: [letters.slice(0, space.index), letters.slice(space.index + 1)], space };
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
