/** What a program can see of a translation's quality. The build checks that nothing is missing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as de from '../content/de/index.ts';
import { interpolate } from '../lib/browser/interpolate.ts';
import { countColumns } from '../lib/build/columns.ts';
import type { Translation } from './content.ts';
import { readContentFile } from './contentFile.ts';
import { translations } from './locales.ts';
import { collectTexts, englishTexts, findTranslationErrors } from './translationErrors.ts';

/** The same in several languages: names, units, marks and loan words. */
const UNCHANGED =
  /^(?:languages\.|labWords\.(?:units|unitSpace|sentenceEnd|fps)|measured\.|ogImage\.unit|legal\.dataKinds)/;
const LOAN_WORDS =
  /^(?:FAQ|Film|fps|Name|Email|E-?mail|Illustration|Trailer|Tripod|Angle|Frame rate|Offline.*|Message|Contact|km\/h.*|)$/i;

/** Words of a neighbouring country or of another trade. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'zh-tw': /視頻|屏幕|默認|軟件|網絡|羽毛球/,
  'zh-cn': /視頻|影片|螢幕|軟體|網路/,
  ja: /シャトルコック/,
  id: /gelanggang|jaring\b/,
  ms: /lapangan|\bkok\b/,
  // Ordinary spaces, where a line could end.
  fr: / [?!;:»%]|« /,
  de: /\d [%°]|\bSie\b (?:können|haben)/,
};

/** Every character of a legacy encoding, whose makers listed those of one way to write Chinese. */
function decodeCharacters(encoding: string, lead: [number, number], trail: [number, number]) {
  const bytes: number[] = [];
  for (let first = lead[0]; first <= lead[1]; first += 1)
    for (let second = trail[0]; second <= trail[1]; second += 1) bytes.push(first, second);
  return new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)));
}

/** Big5 has the traditional characters, the first plane of GB 2312 the simplified ones. */
const CHINESE: Readonly<Record<string, Set<string>>> = {
  'zh-tw': decodeCharacters('big5', [0xa4, 0xf9], [0x40, 0xfe]),
  'zh-cn': decodeCharacters('gbk', [0xb0, 0xf7], [0xa1, 0xfe]),
};

const joinTexts = (translation: Translation) => Object.values(collectTexts(translation)).join('\n');

/** How much of a title is left for the app's name, which is the owner's and may be longer. */
const NAME_COLUMNS = 11;

for (const { folder, translation } of translations) {
  test(`${folder}: no text is left in English, and no word is of another country`, () => {
    const isWord = (text: string) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));
    const left = Object.entries(collectTexts(translation))
      .filter(([path, text]) => englishTexts[path] === text && isWord(text))
      .filter(([path, text]) => !UNCHANGED.test(path) && !LOAN_WORDS.test(text));
    assert.deepEqual(left, []);
    assert.doesNotMatch(joinTexts(translation), FORBIDDEN[folder] ?? /^$/);
  });

  test(`${folder}: titles, descriptions and captions are as short as docs/translating.md says`, () => {
    const measure = (text: string) =>
      countColumns(interpolate(text, { name: '', phrase: translation.phrase }));
    for (const { title, description } of Object.values(translation.pages)) {
      assert.ok(measure(title) <= 60 - NAME_COLUMNS, title);
      assert.ok(measure(description) <= 155, description);
    }
    for (const line of (readContentFile(folder, 'demo.vtt') ?? '').split('\n'))
      assert.ok(countColumns(line) <= 42, line);
  });

  test(`${folder}: the privacy policy marks its item about page views, and the number of items`, () => {
    const policy = readContentFile(folder, 'legal/privacy-policy.md');
    // A language may have the English one.
    if (policy === null) return;
    assert.equal(policy.match(/^- \{\{pageViews\}\}\S/gm)?.length, 1);
    assert.equal(policy.match(/\{\{dataKinds\}\}/g)?.length, 1);
  });
}

for (const [folder, known] of Object.entries(CHINESE))
  test(`${folder}: Chinese characters are those of the country`, () => {
    const translation = translations.find((each) => each.folder === folder)?.translation;
    const characters = translation && joinTexts(translation).match(/\p{Script=Han}/gu);
    assert.ok(characters);
    assert.deepEqual(
      characters.filter((each) => !known.has(each)),
      [],
    );
  });

test("the build misses a step, a note and a placeholder, but no question of an owner's own", () => {
  const { what: _, ...faq } = de.faq;
  const hero = { ...de.hero, notes: de.hero.notes.slice(1) };
  const trailer = { ...de.trailer, chapters: de.trailer.chapters.slice(0, 2) };
  const labWords = { ...de.labWords, own: 'Deiner' };
  const errors = [...findTranslationErrors('de', { ...de, faq, hero, trailer, labWords })];
  const paths = errors.map((error) => /, (\S+):/.exec(error)?.[1]);
  const missing = [
    'hero.notes.1',
    'labWords.own',
    'trailer.chapters.2.title',
    'trailer.chapters.2.text',
  ];
  assert.deepEqual(paths, missing);
});
