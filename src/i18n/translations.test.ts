/** What a program can see of a translation's quality. The build checks that nothing is missing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as de from '../content/de/index.ts';
import { interpolate } from '../lib/browser/interpolate.ts';
import { countColumns } from '../lib/build/countColumns.ts';
import { readContentFile } from './contentFile.ts';
import { translations } from './locales.ts';
import {
  collectTexts,
  englishTexts,
  findEnglishErrors,
  findTranslationErrors,
} from './translationErrors.ts';

/** The same in several languages: names, units, marks and loan words. */
const UNCHANGED =
  /^(?:languages\.|labWords\.(?:units|unitSpace|sentenceEnd|fps)|measured\.|ogImage\.unit|legal\.dataKinds)/;
const LOAN_WORDS =
  /^(?:FAQ|Q&A|CG|Film|fps|Name|Email|E-?mail|Illustration|Trailer|Tripod|Angle|Frame rate|Offline.*|Message|Contact|km\/h.*|)$/i;

/** What at least one letter of every text is, where that is not Latin. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  'zh-tw': /\p{Script=Han}/u,
  'zh-cn': /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
};

/** How much of a title is left for the app's name, which is the owner's and may be longer. */
const NAME_COLUMNS = 11;

for (const { folder, translation } of translations) {
  test(`${folder}: no text is left in English, and each is in the script of the language`, () => {
    const isWord = (text: string) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));
    const script = SCRIPTS[folder] ?? /\p{L}/u;
    const left = Object.entries(collectTexts(translation))
      .filter(([path, text]) => isWord(text) && !UNCHANGED.test(path) && !LOAN_WORDS.test(text))
      .filter(([path, text]) => englishTexts[path] === text || !script.test(text));
    assert.deepEqual(left, []);
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

test("the build misses a step, a note and placeholders, but no question or transcript of an owner's own", () => {
  const { what: _, ...faq } = de.faq;
  const hero = { ...de.hero, tagline: '{{nmae}}', notes: de.hero.notes.slice(1) };
  const trailer = { ...de.trailer, chapters: de.trailer.chapters.slice(0, 2) };
  const transcript = de.transcript.slice(1);
  const labWords = { ...de.labWords, own: 'Deiner' };
  const changed = { ...de, faq, hero, trailer, transcript, labWords };
  const errors = [...findTranslationErrors('de', changed)];
  const paths = errors.map((error) => /, (\S+):/.exec(error)?.[1]);
  const wrong = [
    'hero.tagline',
    'hero.notes.1',
    'labWords.own',
    'trailer.chapters.2.title',
    'trailer.chapters.2.text',
  ];
  assert.deepEqual(paths, wrong);
});

test('the build refuses a placeholder of a question that nothing fills in', () => {
  assert.deepEqual([...findEnglishErrors()], []);
  const [error] = findEnglishErrors({ 'faq.own.answer': 'It is {{nmae}}.' });
  assert.match(error ?? '', /^src\/content\/en, faq\.own\.answer: "It is \{\{nmae\}\}\."/);
});
