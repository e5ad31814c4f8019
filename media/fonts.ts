/**
 * `npm run fonts:subset --prefix media`: subsets the display font of the site from Anybody (SIL Open
 * Font License). The weight is fixed, the width axis is kept, and so are the characters of the
 * western European languages; the other letters of Vietnamese have a file of their own, which only the pages
 * that need it load.
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
const PUNCTUATION = '\u00a0¡¿«»·–—‘’‚“”„•…';
const ACCENTED = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÜÝàáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿß';

/** The letters of Vietnamese that the other languages do not have. */
const VIETNAMESE = Array.from('aăâeêioôơuưy', (vowel) =>
  ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'].map((tone) =>
    (vowel + tone).normalize('NFC'),
  ),
)
  .flat()
  .concat('đ')
  .flatMap((letter) => [letter, letter.toUpperCase()])
  .filter((letter) => !(ASCII + ACCENTED).includes(letter))
  .join('');

/** The files, the part of the package that each is made of, and its characters. */
const FILES = [
  { name: 'display-font', part: 'latin', characters: ASCII + PUNCTUATION + ACCENTED },
  { name: 'display-font-vietnamese', part: 'vietnamese', characters: VIETNAMESE },
] as const;

const options = { variationAxes: { wght: WEIGHT }, keepFeatures: ['kern'] };

// The uncompressed fonts are read by the build, whose font library cannot vary a compressed one.
for (const { name, part, characters } of FILES) {
  const source = await readFile(join(PACKAGE, `files/anybody-${part}-standard-normal.woff2`));
  for (const [extension, targetFormat] of [
    ['woff2', 'woff2'],
    ['ttf', 'sfnt'],
  ] as const)
    await writeFile(
      join(ASSETS_FOLDER, `${name}.${extension}`),
      await subsetFont(source, characters, { ...options, targetFormat }),
    );
}
await copyFile(join(PACKAGE, 'LICENSE'), join(ASSETS_FOLDER, 'display-font.LICENSE.txt'));
