/**
 * `npm run media:face`: cuts the site's display face from Anybody (SIL Open Font License). Its width
 * axis stays, the weight is fixed, and of its letters those of the western languages are left.
 * Beside it goes a table of the letters' advances, for what must not move while the face loads.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

const PACKAGE = fileURLToPath(
  new URL('node_modules/@fontsource-variable/anybody/', import.meta.url),
);
const ASSETS = fileURLToPath(new URL('../src/assets/', import.meta.url));

/** The same as `--weight-display` in `src/styles/tokens.css`. */
const WEIGHT = 780;
/** Where the face was drawn; between them everything is interpolated in straight lines. */
const MASTER_WIDTHS_PERCENT = [50, 100, 150];

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join(
  '',
);
const PUNCTUATION = '\u00a0·–—‘’“”•…';
const ACCENTED = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÜàáâãäåæçèéêëìíîïñòóôõöøùúûüß';
const CHARACTERS = ASCII + PUNCTUATION + ACCENTED;

const source = await readFile(`${PACKAGE}files/anybody-latin-standard-normal.woff2`);
const options = { variationAxes: { wght: WEIGHT }, keepFeatures: ['kern'] };

await writeFile(
  `${ASSETS}display-face.woff2`,
  await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'woff2' }),
);
await copyFile(`${PACKAGE}LICENSE`, `${ASSETS}display-face.LICENSE.txt`);

// The reader of metrics cannot vary a compressed face.
const face = create(await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'sfnt' }));
if (face.isCollection) throw new Error('Expected one face, found a collection.');
const masters = MASTER_WIDTHS_PERCENT.map((wdth) => face.getVariation({ wdth }));
const advancesEm = Object.fromEntries(
  [...CHARACTERS].map((character) => [
    character,
    masters.map((master) => {
      const glyph = master.glyphForCodePoint(character.codePointAt(0) ?? 0);
      return Math.round((glyph.advanceWidth / face.unitsPerEm) * 10_000) / 10_000;
    }),
  ]),
);
const lines = Object.entries(advancesEm).map(
  ([character, advances]) => `    ${JSON.stringify(character)}: [${advances.join(', ')}]`,
);
await writeFile(
  `${ASSETS}display-face.json`,
  `{\n  "masterWidthsPercent": [${MASTER_WIDTHS_PERCENT.join(', ')}],\n  "advancesEm": {\n${lines.join(',\n')}\n  }\n}\n`,
);
