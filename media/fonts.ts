/**
 * `npm run fonts:subset --prefix media`: subsets the display font of the site from Anybody (SIL Open
 * Font License). The weight is fixed, the width axis is kept, and so are the characters of the
 * western European languages.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { ASSETS_FOLDER } from './paths.ts';

const PACKAGE = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/anybody/package.json')),
);

/** The same as `--weight-display` in `src/styles/tokens.css`. */
const WEIGHT = 780;

const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const PUNCTUATION = '\u00a0·–—‘’“”•…';
const ACCENTED = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÜàáâãäåæçèéêëìíîïñòóôõöøùúûüß';
const CHARACTERS = ASCII + PUNCTUATION + ACCENTED;

const source = await readFile(join(PACKAGE, 'files/anybody-latin-standard-normal.woff2'));
const options = { variationAxes: { wght: WEIGHT }, keepFeatures: ['kern'] };

// The uncompressed font is read by the build, whose font library cannot vary a compressed one.
for (const [name, targetFormat] of [
  ['display-font.woff2', 'woff2'],
  ['display-font.ttf', 'sfnt'],
] as const)
  await writeFile(
    join(ASSETS_FOLDER, name),
    await subsetFont(source, CHARACTERS, { ...options, targetFormat }),
  );
await copyFile(join(PACKAGE, 'LICENSE'), join(ASSETS_FOLDER, 'display-font.LICENSE.txt'));
