/**
 * `npm run headlines --prefix media`: draws the headline in the scripts for which no open font has a
 * width axis as wide as that of the display font, from Noto Sans (SIL Open Font License). As in the
 * Latin headline, letters become narrower by the drag law; their weight rises, so that all are equally
 * dark. Condensed and flattened type (長体, 平体) is scaled in the same way in phototypesetting.
 *
 * Writes `src/content/<language>/headline.json`, which the build compares with the title.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { BREAK_OPPORTUNITY, type Place } from '../src/lib/build/drawnHeadline.ts';
import { breakLines, type LineRule, letterWidth } from '../src/sections/Hero/headlineLines.ts';
import { ROOT } from './paths.ts';

/** The languages, by their folders in `src/content`, and the package with the font of each. */
const FONTS: Readonly<Record<string, string>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  th: 'noto-sans-thai',
  'zh-cn': 'noto-sans-sc',
  'zh-tw': 'noto-sans-tc',
};

/** The width of the first and the last letter, as a share of the font's own. */
const WIDTHS = { fastest: 1.5, slowest: 0.6 } as const;
/** The weight of the first and the last letter. */
const WEIGHTS = { fastest: 620, slowest: 860 } as const;
/** The width axis of Noto Sans Thai. Beyond it, and in the other fonts, letters are scaled. */
const NARROWEST_AXIS = 0.625;
/** The distance of two letters, besides the space in their own boxes. */
const TRACKING_EM = -0.02;

/** The space on both sides of a punctuation mark, whose own box is as wide as that of a letter. */
const PUNCTUATION_BEARING_EM = 0.07;

/** A column is this wide, an em in the paths that high: whole numbers that are shown less than a pixel apart. */
const COLUMN_UNITS = 2000;
const EM_UNITS = 150;

/** The sizes of the Latin headline: see src/sections/Hero/headlineLayout.ts. */
const NARROW: LineRule = { maxEm: [5, 8], maxHeight: 0.47 };
const WIDE: LineRule = { maxEm: [15.2], maxHeight: 0.15 };
/** The space between two lines, as a share of the column's width. */
const LINE_GAP = 0.045;

type Point = readonly [x: number, y: number];

/** The outline of a part of the title that stays on one line. Units are ems, y points down. */
interface Chunk {
  readonly commands: readonly { readonly type: string; readonly points: readonly Point[] }[];
  /** The distance to the next chunk. */
  readonly advanceEm: number;
}

/** The edges of ink. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether a character is in a range of CSS, as in "U+4e00-4eff,U+51e0". */
function isInRange(character: string, ranges: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return codePoint >= Number.parseInt(from, 16) && codePoint <= Number.parseInt(to, 16);
  });
}

/** Opens the file of a package that has a character: it spreads the font over many. */
async function openFont(packageName: string, character: string): Promise<harfbuzz.Font> {
  const manifest = import.meta.resolve(`@fontsource-variable/${packageName}/package.json`);
  const folder = dirname(fileURLToPath(manifest));
  const files: Record<string, string> = JSON.parse(
    await readFile(join(folder, 'unicode.json'), 'utf8'),
  );
  const [name] = Object.entries(files).find(([, ranges]) => isInRange(character, ranges)) ?? [];
  if (!name) throw new Error(`${packageName} has no "${character}".`);
  const axes = packageName.endsWith('thai') ? 'standard' : 'wght';
  const file = `files/${packageName}-${name.replace(/[[\]]/g, '')}-${axes}-normal.woff2`;
  const sfnt = await subsetFont(await readFile(join(folder, file)), character, {
    targetFormat: 'sfnt',
  });
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer)));
}

const variation = (axis: string, value: number): harfbuzz.Variation => {
  const parsed = harfbuzz.Variation.fromString(`${axis}=${value}`);
  if (!parsed) throw new Error(`${axis}=${value} is no variation.`);
  return parsed;
};

/** The numbers of an SVG path in pairs. Glyphs have no horizontal or vertical commands. */
const pairPoints = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []));

/** Moves ink to the start of its box, and ends the box behind it. */
function trimmed(chunk: Chunk, bearingEm: number): Chunk {
  const { left, right } = measureInk(chunk);
  const commands = chunk.commands.map(({ type, points }) => ({
    type,
    points: points.map(([x, y]): Point => [x - left + bearingEm, y]),
  }));
  return { commands, advanceEm: right - left + 2 * bearingEm };
}

/**
 * The outline of a grapheme, which may be several glyphs.
 * @param share its place in the title, from 0 to 1
 */
async function outline(packageName: string, grapheme: string, share: number): Promise<Chunk> {
  const font = await openFont(packageName, grapheme);
  const width = letterWidth(WIDTHS, share);
  const slowness = (WIDTHS.fastest - width) / (WIDTHS.fastest - WIDTHS.slowest);
  const weight = WEIGHTS.fastest + (WEIGHTS.slowest - WEIGHTS.fastest) * slowness;
  const axisWidth = packageName.endsWith('thai') ? Math.min(1, Math.max(NARROWEST_AXIS, width)) : 1;
  font.setVariations([variation('wght', weight), variation('wdth', axisWidth * 100)]);
  const scaleX = width / axisWidth;
  const buffer = new harfbuzz.Buffer();
  buffer.addText(grapheme);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const { upem } = font.face;
  const positions = buffer.getGlyphPositions();
  let penX = 0;
  const commands = buffer.getGlyphInfos().flatMap(({ codepoint }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    const originX = penX + xOffset;
    penX += xAdvance;
    const path = font.glyphToPath(codepoint).matchAll(/([A-Z])([^A-Z]*)/g);
    return Array.from(path, ([, type = '', text = '']) => {
      const points = pairPoints((text.match(/-?[\d.]+/g) ?? []).map(Number));
      const place = ([x, y]: Point): Point => [
        ((originX + x) / upem) * scaleX,
        -(yOffset + y) / upem,
      ];
      return { type, points: points.map(place) };
    });
  });
  const chunk = { commands, advanceEm: (penX / upem + TRACKING_EM) * scaleX };
  return /^\p{P}$/u.test(grapheme)
    ? trimmed(chunk, (grapheme === '、' ? 2 : 1) * PUNCTUATION_BEARING_EM * width)
    : chunk;
}

/** Sets chunks side by side. */
function setSideBySide(chunks: readonly Chunk[]): Chunk {
  let penX = 0;
  const commands = chunks.flatMap((chunk) => {
    const left = penX;
    penX += chunk.advanceEm;
    return chunk.commands.map(({ type, points }) => ({
      type,
      points: points.map(([x, y]): Point => [x + left, y]),
    }));
  });
  return { commands, advanceEm: penX };
}

function measureInk({ commands }: Chunk): Box {
  const points = commands.flatMap((command) => command.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Chunks that stand on one line. */
type Line = readonly Chunk[];

const measureWidth = (line: Line): number => {
  const { left, right } = measureInk(setSideBySide(line));
  return right - left;
};

/** Sets all lines in one size: the widest fills the column, unless the lines would become too high. */
function layout(chunks: Line, rule: LineRule) {
  const inks = breakLines(chunks, rule, measureWidth).map((line) => ({
    line,
    ...measureInk(setSideBySide(line)),
  }));
  const widthEm = Math.max(...inks.map(({ left, right }) => right - left));
  const heightEm = inks.reduce((sum, { top, bottom }) => sum + bottom - top, 0);
  const gap = LINE_GAP * COLUMN_UNITS;
  const gaps = gap * (inks.length - 1);
  const em = Math.min(COLUMN_UNITS / widthEm, (rule.maxHeight * COLUMN_UNITS - gaps) / heightEm);
  const places: Place[] = [];
  let lineTop = 0;
  for (const { line, left, top, bottom } of inks) {
    let x = -left * em;
    for (const chunk of line) {
      places.push([
        Math.round(x),
        Math.round(lineTop - top * em),
        Math.round((1000 * em) / EM_UNITS) / 1000,
      ]);
      x += chunk.advanceEm * em;
    }
    lineTop += (bottom - top) * em + gap;
  }
  return { height: Math.ceil(lineTop - gap), places };
}

/** A line as the shortest command for it. */
const lineCommand = (dx: number, dy: number): string =>
  dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${dx} ${dy}`;

/** The path of a chunk in the units of its layout's places, with relative commands, which are shorter. */
function buildPath({ commands }: Chunk): string {
  let [lastX, lastY] = [0, 0];
  let [startX, startY] = [0, 0];
  return commands
    .map(({ type, points }) => {
      const rounded = points.map(
        ([x, y]) => [Math.round(x * EM_UNITS), Math.round(y * EM_UNITS)] as const,
      );
      const numbers = rounded.flatMap(([x, y]) => [x - lastX, y - lastY]);
      const [dx = 0, dy = 0] = numbers;
      // Closing a contour returns to its start.
      [lastX, lastY] = rounded.at(-1) ?? [startX, startY];
      if (type === 'M') [startX, startY] = [lastX, lastY];
      return type === 'L' ? lineCommand(dx, dy) : type.toLowerCase() + numbers.join(' ');
    })
    .join('')
    .replaceAll(' -', '-');
}

async function drawHeadline(folder: string, packageName: string): Promise<void> {
  const { hero } = await import(join(ROOT, 'src/content', folder, 'home.ts'));
  const title: string = hero.title;
  const language = new Intl.Segmenter(folder, { granularity: 'grapheme' });
  const total = Array.from(language.segment(title.replace(/[ \u200B]/g, ''))).length;
  const chunks: Chunk[] = [];
  let index = 0;
  for (const word of title.split(new RegExp(`${BREAK_OPPORTUNITY}|(?<= )`))) {
    const letters: Chunk[] = [];
    for (const { segment } of language.segment(word)) {
      const share = Math.min(1, index / (total - 1));
      letters.push(
        segment === ' '
          ? {
              commands: [],
              advanceEm: 0.26 * (WIDTHS.fastest - (WIDTHS.fastest - WIDTHS.slowest) * share),
            }
          : await outline(packageName, segment, share),
      );
      if (segment !== ' ') index += 1;
    }
    chunks.push(setSideBySide(letters));
  }
  const headline = {
    title,
    paths: chunks.map(buildPath),
    width: COLUMN_UNITS,
    narrow: layout(chunks, NARROW),
    wide: layout(chunks, WIDE),
  };
  const file = join(ROOT, 'src/content', folder, 'headline.json');
  await writeFile(file, `${JSON.stringify(headline, null, 2)}\n`);
}

for (const [folder, packageName] of Object.entries(FONTS)) await drawHeadline(folder, packageName);
