/**
 * `npm run media:face`: cuts the site's display face from Anybody (SIL Open Font License). Its width
 * axis stays, the weight is fixed, and of its letters those of the western languages are left.
 * Beside it goes the same face uncompressed, for what the build sets in it (`displayFace.ts`).
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const PACKAGE = fileURLToPath(
  new URL('node_modules/@fontsource-variable/anybody/', import.meta.url),
);
const ASSETS = fileURLToPath(new URL('../src/assets/', import.meta.url));

/** The same as `--weight-display` in `src/styles/tokens.css`. */
const WEIGHT = 780;

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

// For what is set without a browser: its reader cannot vary a compressed face.
await writeFile(
  `${ASSETS}display-face.ttf`,
  await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'sfnt' }),
);
