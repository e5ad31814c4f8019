/** What a program can see of a translation's quality. Texts of changed English words are left out. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import * as de from '../content/de/index.ts';
import { columnsOf } from '../lib/columns.ts';
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '../lib/seoLimits.ts';
import { fingerprint } from '../lib/sha256.ts';
import { BREAK_OPPORTUNITY } from './content.ts';
import { locales, translations } from './locales.ts';
import { pseudoTranslation } from './pseudoTranslation.ts';
import { englishTexts, findDefects, stalePaths, textsOf } from './translationState.ts';

/** The same in several languages: names, units, marks and loan words. */
const UNCHANGED =
  /^(?:languages\.|labWords\.(?:units|unitSpace|sentenceEnd|fps)|measured\.|ogImage\.unit|landed|notFound\.wideBy|legal\.counts)/;
const LOAN_WORDS =
  /^(?:FAQ|Film|fps|Name|Email|E-?mail|Illustration|Trailer|Tripod|Angle|Frame rate|Offline.*|Message|Contact|km\/h.*|)$/i;

/** Every character of a legacy encoding, whose makers listed those of one way to write Chinese. */
function charactersOf(encoding: string, lead: [number, number], trail: [number, number]) {
  const bytes: number[] = [];
  for (let first = lead[0]; first <= lead[1]; first += 1)
    for (let second = trail[0]; second <= trail[1]; second += 1) bytes.push(first, second);
  return new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)));
}

/** Big5 has the traditional characters, the first plane of GB 2312 the simplified ones. */
const CHINESE: Readonly<Record<string, Set<string>>> = {
  'zh-tw': charactersOf('big5', [0xa4, 0xf9], [0x40, 0xfe]),
  'zh-cn': charactersOf('gbk', [0xb0, 0xf7], [0xa1, 0xfe]),
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

/** The numbers of a text, whatever its decimal sign. */
const numbersOf = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'));

for (const { folder, translation } of translations)
  describe(folder, async () => {
    const sources = JSON.parse(await readFile(`src/content/${folder}/sources.json`, 'utf8'));
    const texts = textsOf(translation);
    const current = Object.entries(englishTexts)
      .filter(([path, english]) => path in texts && sources[path] === fingerprint(english))
      .map(([path, english]) => ({ path, english, text: texts[path] ?? '' }));

    test('nothing is missing', () => assert.deepEqual([...findDefects(folder, translation)], []));

    test('no text is left in English', () => {
      const isWord = (text: string) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));
      const left = current
        .filter(({ english, text }) => english === text && isWord(text))
        .filter(({ path, text }) => !UNCHANGED.test(path) && !LOAN_WORDS.test(text));
      assert.deepEqual(left, []);
    });

    test('every number of the English words is there', () => {
      for (const { path, english, text } of current) {
        if (path.startsWith('legal.')) continue;
        const numbers = numbersOf(text);
        // Years and months may be written as words or numbers.
        for (const number of numbersOf(english).filter((each) => Number(each) > 31))
          assert.ok(numbers.includes(number), `${path}: ${number} is not in "${text}"`);
      }
    });

    test('the script is that of the language, and its words', () => {
      const all = Object.values(texts).join('\n');
      if (FORBIDDEN[folder]) assert.doesNotMatch(all, FORBIDDEN[folder]);
      const known = CHINESE[folder];
      const unknown = all.match(/\p{Script=Han}/gu)?.filter((each) => known?.has(each) === false);
      assert.deepEqual(unknown ?? [], []);
      const script = SCRIPTS[folder];
      if (!script) return;
      for (const { path, text } of current)
        if (text.length > 30 && !/^measured\./.test(path)) assert.match(text, script, path);
    });

    test('titles and descriptions fit in the results of search engines', () => {
      const { content } = locales.find((each) => each.folder === folder) ?? {};
      for (const { title, description } of Object.values(content?.pages ?? {})) {
        assert.ok(columnsOf(title) <= TITLE_LIMIT, title);
        assert.ok(columnsOf(description) <= DESCRIPTION_LIMIT, description);
      }
      assert.ok(!translation.pages.home.title.includes(BREAK_OPPORTUNITY));
    });

    test('captions and legal documents have the parts of the English ones', async () => {
      const read = (of: string, name: string) => readFile(`src/content/${of}/${name}`, 'utf8');
      const [captions, english] = [await read(folder, 'demo.vtt'), await read('en', 'demo.vtt')];
      const timesOf = (vtt: string) => vtt.match(/.* --> .*/g);
      if (sources['demo.vtt'] === fingerprint(english)) {
        assert.deepEqual(timesOf(captions), timesOf(english));
        for (const line of captions.split('\n')) assert.ok(columnsOf(line) <= 42, line);
      }
      for (const name of ['legal/privacy-policy.md', 'legal/terms-of-service.md']) {
        const partsOf = (text: string) =>
          text.match(/^## \d+\.|^- |\{\{(?!phrase|name)[^}]*\}\}/gm)?.toSorted();
        const [own, original] = [await read(folder, name), await read('en', name)];
        const isCurrent = original
          .split('\n## ')
          .every((part, i) => sources[`${name}, ${i}`] === fingerprint(part));
        if (isCurrent) assert.deepEqual(partsOf(own), partsOf(original), name);
      }
    });
  });

test('a text is stale when its English words are not those that were translated', () => {
  const english = { 'a.b': 'One', 'a.c': 'Two' };
  assert.deepEqual(stalePaths({ 'a.b': fingerprint('One'), 'a.c': fingerprint('Too') }, english), [
    'a.c',
  ]);
});

test('the pseudo-locale keeps placeholders and is longer by 40 percent', () => {
  const text = pseudoTranslation({ a: 'Slower than {{above}}' }).a;
  assert.match(text, /^\[Slöwér thåñ \{\{above\}\} one .*\]$/);
  assert.ok(text.length > 1.4 * 'Slower than {{above}}'.length);
});

test('a step, each of which has a drawing, must not be missing; a note may', () => {
  const steps = de.trailer.steps.slice(0, 2);
  const shorter = { ...de, trailer: { ...de.trailer, steps } };
  const defects = [...findDefects('de', shorter)];
  assert.equal(defects.length, 3);
  for (const defect of defects) assert.match(defect, /trailer\.steps\.2\.\w+: translate/);
  const notes = de.hero.notes.slice(1);
  assert.deepEqual([...findDefects('de', { ...de, hero: { ...de.hero, notes } })], []);
});
