/**
 * The display face without a browser: how wide its letters are, and their outlines. It reads a file
 * while the site is built, so nothing that runs in a browser may import it.
 */
import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkitten';

// From the project's root, where every script runs: once bundled, this module lies elsewhere.
const FILE = 'src/assets/display-face.ttf';

function readFace(): Font {
  const found = create(readFileSync(FILE));
  if (found.isCollection) throw new Error(`${FILE} holds more than one face.`);
  return found;
}

const face = readFace();
const { unitsPerEm } = face;

const variations = new Map<number, Font>();

function variation(widthPercent: number): Font {
  const known = variations.get(widthPercent);
  if (known) return known;
  const varied = face.getVariation({ wdth: widthPercent });
  variations.set(widthPercent, varied);
  return varied;
}

const glyph = (character: string, widthPercent: number): Glyph =>
  variation(widthPercent).glyphForCodePoint(character.codePointAt(0) ?? 0);

/** Whether the face can draw a character. */
export const hasGlyph = (character: string): boolean =>
  face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The characters of a text that the face does not have: where it is drawn as outlines, they are boxes. */
export const missingCharacters = (text: string): string[] =>
  [...new Set(text)].filter((character) => !hasGlyph(character));

/** How far a letter the face does not have moves the next one: about as far as an "n". */
const unknownAdvanceEm = (widthPercent: number): number => widthPercent / 150;

/**
 * How far a letter moves the next one, in ems.
 * @param widthPercent on the face's width axis, 50 to 150
 */
export function advanceEm(character: string, widthPercent: number): number {
  if (!hasGlyph(character)) return unknownAdvanceEm(widthPercent);
  return glyph(character, widthPercent).advanceWidth / unitsPerEm;
}

/** How a text is set. */
export interface Setting {
  /** On the face's width axis, 50 to 150. */
  readonly widthPercent: number;
  /** Added to each letter's advance. */
  readonly trackingEm?: number;
}

/** Letters side by side, each with how far from the first it stands, in ems. */
function letters(text: string, { widthPercent, trackingEm = 0 }: Setting) {
  let leftEm = 0;
  return [...text].map((character) => {
    const letter = { character, leftEm };
    leftEm += advanceEm(character, widthPercent) + trackingEm;
    return letter;
  });
}

/** The left and right edge of what is drawn of a text, in ems from where it starts. */
export function inkEm(text: string, setting: Setting): readonly [left: number, right: number] {
  const edges = letters(text, setting).flatMap(({ character, leftEm }) => {
    const { minX, maxX } = glyph(character, setting.widthPercent).bbox;
    return minX < maxX ? [leftEm + minX / unitsPerEm, leftEm + maxX / unitsPerEm] : [];
  });
  return edges.length > 0 ? [Math.min(...edges), Math.max(...edges)] : [0, 0];
}

/** How far letters reach above and below their baseline, in ems; [0, 0] when nothing is drawn. */
export function inkHeightEm(
  text: string,
  { widthPercent }: Setting,
): readonly [above: number, below: number] {
  const boxes = [...text].map((character) => glyph(character, widthPercent).bbox);
  const inked = boxes.filter(({ minY, maxY }) => minY < maxY);
  return [
    Math.max(0, ...inked.map(({ maxY }) => maxY / unitsPerEm)),
    Math.max(0, ...inked.map(({ minY }) => -minY / unitsPerEm)),
  ];
}

/** Where a text stands: the start of its baseline, and its size. Pixels, y down. */
export interface Place {
  readonly xPx: number;
  readonly yPx: number;
  readonly sizePx: number;
}

/** A text as one SVG path to fill, unkerned. Throws for a letter the face does not have. */
export function outline(text: string, setting: Setting, { xPx, yPx, sizePx }: Place): string {
  const scale = sizePx / unitsPerEm;
  return letters(text, setting)
    .map(({ character, leftEm }) => {
      if (!hasGlyph(character))
        throw new Error(
          `The display face has no "${character}": add it to media/face.ts, and run media:face.`,
        );
      return glyph(character, setting.widthPercent)
        .path.scale(scale, -scale)
        .translate(xPx + leftEm * sizePx, yPx)
        .toSVG();
    })
    .join('');
}
