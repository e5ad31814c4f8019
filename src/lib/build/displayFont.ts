/** Measures and outlines text in the display font. Build-time only: it reads the font's file. */
import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkitten';

// Relative to the project's root, the working directory, because bundling moves this module.
const FOLDER = 'src/assets';

function readFont(name: string) {
  const file = `${FOLDER}/${name}`;
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds more than one face.`);
  return { font, variations: new Map<number, Font>() };
}

// Browsers get each of them as a file of its own.
const latin = readFont('display-font.ttf');
const vietnamese = readFont('display-font-vietnamese.ttf');

const getCodePoint = (character: string): number => character.codePointAt(0) ?? 0;

const findFont = (character: string) =>
  [latin, vietnamese].find(({ font }) => font.hasGlyphForCodePoint(getCodePoint(character)));

/** @throws if there is no such character */
function glyph(character: string, widthPercent: number): Glyph {
  const found = findFont(character);
  if (!found) throw new Error(`The display font has no "${character}".`);
  const { font, variations } = found;
  const variation = variations.get(widthPercent) ?? font.getVariation({ wdth: widthPercent });
  variations.set(widthPercent, variation);
  return variation.glyphForCodePoint(getCodePoint(character));
}

/** The same in both files, as are ascent and descent. */
const { unitsPerEm } = latin.font;

/** How far the font's lines reach above and below the baseline. */
export const ASCENT_EM = latin.font.ascent / unitsPerEm;
export const DESCENT_EM = -latin.font.descent / unitsPerEm;

/** The characters of a text that the font lacks. */
export const missingCharacters = (text: string): string[] =>
  [...new Set(text)].filter((character) => !findFont(character));

/** Whether letters of a text are in the Vietnamese file only. */
export const needsVietnameseFont = (text: string): boolean =>
  [...text.normalize('NFC')].some((character) => findFont(character) === vietnamese);

/** A character in one of the font's widths. */
export interface Letter {
  readonly character: string;
  /** On the font's width axis, 50 to 150. */
  readonly widthPercent: number;
  /** The distance to the next letter, in ems. */
  readonly advanceEm: number;
}

/** A letter, whose distance to the next one includes the letter spacing. */
export function measureLetter(character: string, widthPercent: number, spacingEm = 0): Letter {
  const { advanceWidth } = glyph(character, widthPercent);
  return { character, widthPercent, advanceEm: advanceWidth / unitsPerEm + spacingEm };
}

/** Letters with their glyphs and their distances from the first, in ems. */
function position(letters: readonly Letter[]) {
  let nextEm = 0;
  return letters.map(({ character, widthPercent, advanceEm }) => {
    const leftEm = nextEm;
    nextEm += advanceEm;
    return { leftEm, glyph: glyph(character, widthPercent) };
  });
}

/** The edges of the ink of letters in ems: from the first one's start, and from the baseline. */
export function measureInk(letters: readonly Letter[]) {
  const boxes = position(letters)
    .map(({ leftEm, glyph: { bbox } }) => ({ leftEm, ...bbox }))
    .filter(({ minX, maxX }) => minX < maxX);
  return {
    leftEm: Math.min(...boxes.map(({ leftEm, minX }) => leftEm + minX / unitsPerEm)),
    rightEm: Math.max(...boxes.map(({ leftEm, maxX }) => leftEm + maxX / unitsPerEm)),
    aboveEm: Math.max(0, ...boxes.map(({ maxY }) => maxY / unitsPerEm)),
    belowEm: Math.max(0, ...boxes.map(({ minY }) => -minY / unitsPerEm)),
  };
}

/** The start of a text's baseline and its font size. */
interface TextPosition {
  readonly xPx: number;
  readonly yPx: number;
  readonly sizePx: number;
}

/**
 * Letters as an SVG path to fill, without kerning.
 * @throws if the font lacks a character
 */
export function outline(letters: readonly Letter[], { xPx, yPx, sizePx }: TextPosition): string {
  const scale = sizePx / unitsPerEm;
  return position(letters)
    .map(({ leftEm, glyph: { path } }) =>
      path
        .scale(scale, -scale)
        .translate(xPx + leftEm * sizePx, yPx)
        .toSVG(),
    )
    .join('');
}
