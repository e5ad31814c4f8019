/** What a program can see of a translation's quality, whatever the English words have become since. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as de from '../content/de/index.ts';
import { interpolate } from '../lib/browser/interpolate.ts';
import { countColumns } from '../lib/build/columns.ts';
import { BREAK_OPPORTUNITY } from '../lib/build/drawnHeadline.ts';
import { readContentFile } from './contentFile.ts';
import { translations } from './locales.ts';
import { collectTexts, englishTexts, findTranslationErrors } from './translationErrors.ts';

/** The same in several languages: names, units, marks and loan words. */
const UNCHANGED =
  /^(?:languages\.|labWords\.(?:units|unitSpace|sentenceEnd|fps)|measured\.|ogImage\.unit|legal\.dataKinds)/;
const LOAN_WORDS =
  /^(?:FAQ|Film|fps|Name|Email|E-?mail|Illustration|Trailer|Tripod|Angle|Frame rate|Offline.*|Message|Contact|km\/h.*|)$/i;

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

/** A letter of the script of languages that are not written in Latin. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  'zh-cn': /\p{Script=Han}/u,
  'zh-tw': /\p{Script=Han}/u,
};

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

/** How much of a title and of a description search engines show, in columns. */
const SHOWN_COLUMNS = { title: 60, description: 155 } as const;

/** How much of a title is left for the app's name, which is the owner's and may be longer. */
const NAME_COLUMNS = 11;

for (const { folder, translation } of translations)
  describe(folder, () => {
    const texts = Object.entries(collectTexts(translation));

    test('nothing is missing', () => {
      assert.deepEqual([...findTranslationErrors(folder, translation)], []);
    });

    test('no text is left in English', () => {
      const isWord = (text: string) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));
      const left = texts
        .filter(([path, text]) => englishTexts[path] === text && isWord(text))
        .filter(([path, text]) => !UNCHANGED.test(path) && !LOAN_WORDS.test(text));
      assert.deepEqual(left, []);
    });

    const all = texts.map(([, text]) => text).join('\n');
    const forbidden = FORBIDDEN[folder];
    const characters = CHINESE[folder];
    const script = SCRIPTS[folder];

    if (forbidden)
      test('no word is of a neighbouring country or of another trade', () => {
        assert.doesNotMatch(all, forbidden);
      });

    if (characters)
      test('Chinese characters are those of the country', () => {
        const unknown = all.match(/\p{Script=Han}/gu)?.filter((each) => !characters.has(each));
        assert.deepEqual(unknown, []);
      });

    if (script)
      test('longer texts are in the script of the language', () => {
        for (const [path, text] of texts)
          if (text.length > 30 && !/^measured\./.test(path)) assert.match(text, script, path);
      });

    test('titles and descriptions fit in the results of search engines', () => {
      const measure = (text: string) =>
        countColumns(interpolate(text, { name: '', phrase: translation.phrase }));
      for (const { title, description } of Object.values(translation.pages)) {
        assert.ok(measure(title) <= SHOWN_COLUMNS.title - NAME_COLUMNS, title);
        assert.ok(measure(description) <= SHOWN_COLUMNS.description, description);
      }
      assert.ok(!translation.pages.home.title.includes(BREAK_OPPORTUNITY));
    });

    test('captions fit on a phone', () => {
      const captions = readContentFile(folder, 'demo.vtt') ?? '';
      for (const line of captions.split('\n')) assert.ok(countColumns(line) <= 42, line);
    });

    test('legal documents have the numbered clauses of the specification', () => {
      for (const [name, count] of [
        ['privacy-policy', 7],
        ['terms-of-service', 11],
      ] as const) {
        const text = readContentFile(folder, `legal/${name}.md`);
        if (text === null) continue;
        const numbers = Array.from(text.matchAll(/^## (\d+)\. ./gm), ([, number]) =>
          Number(number),
        );
        const expected = Array.from({ length: count }, (_, i) => i + 1);
        assert.deepEqual(numbers, expected, name);
      }
    });

    test('the privacy policy marks its item about page views, and the number of items', () => {
      const policy = readContentFile(folder, 'legal/privacy-policy.md');
      if (policy === null) return;
      assert.equal(policy.match(/^- \{\{pageViews\}\}\S/gm)?.length, 1);
      assert.equal(policy.match(/\{\{dataKinds\}\}/g)?.length, 1);
    });
  });

test('a step, each of which is a chapter of the trailer, must not be missing', () => {
  const steps = de.trailer.steps.slice(0, 2);
  const shorter = { ...de, trailer: { ...de.trailer, steps } };
  const errors = [...findTranslationErrors('de', shorter)];
  assert.equal(errors.length, 2);
  for (const error of errors) assert.match(error, /trailer\.steps\.2\.\w+: translate/);
});

test("a note must not be missing, an owner's own question may be", () => {
  const notes = de.hero.notes.slice(1);
  const [error = ''] = findTranslationErrors('de', { ...de, hero: { ...de.hero, notes } });
  assert.match(error, /hero\.notes\.1: translate/);
  const { what: _, ...faq } = de.faq;
  assert.deepEqual([...findTranslationErrors('de', { ...de, faq })], []);
});
