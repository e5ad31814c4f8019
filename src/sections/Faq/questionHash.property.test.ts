import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText, timeGrowth } from '../../../tests/arbitraries.ts';
import { english } from '../../i18n/content.ts';
import { indexOfHash } from './questionHash.ts';

const { faq } = english;

const questions = faq.map(({ question }) => question);

test('opens the question that a hash spells, or none', () => {
  const hash = fc.oneof(
    arbitraryText,
    arbitraryText.map((text) => `#${text}`),
  );
  fc.assert(
    fc.property(hash, fc.array(arbitraryText), (text, others) => {
      const list = [...questions, ...others];
      const index = indexOfHash(text, list);
      assert.ok(Number.isInteger(index) && index >= -1 && index < list.length);
      if (index < 0) return;
      const spelled = decodeURIComponent(text.slice(1)).toLowerCase();
      assert.equal(list[index]?.toLowerCase(), spelled);
      assert.notEqual(spelled, '');
    }),
    { numRuns: 2000 },
  );
});

test('finds every question by its hash, encoded or not, in any case', () => {
  const anyIndex = fc.nat(questions.length - 1);
  const anyCase = fc.infiniteStream(fc.boolean());
  fc.assert(
    fc.property(anyIndex, anyCase, fc.boolean(), (index, isUpperCase, isEncoded) => {
      const question = [...(questions[index] ?? '')]
        .map((letter) => (isUpperCase.next().value ? letter.toUpperCase() : letter.toLowerCase()))
        .join('');
      const hash = `#${isEncoded ? encodeURIComponent(question) : question}`;
      assert.equal(indexOfHash(hash, questions), index);
    }),
  );
});

test('finds any well-formed question by its encoded hash', () => {
  const question = fc.string({ unit: 'binary', minLength: 1 });
  fc.assert(
    fc.property(question, (text) => {
      assert.equal(indexOfHash(`#${encodeURIComponent(text)}`, [text]), 0);
    }),
  );
});

for (const part of ['%', '%E0%A4', '%25', 'a']) {
  test(`looks up a long hash of ${part} in linear time`, () => {
    const growth = timeGrowth((length) => indexOfHash(`#${part.repeat(length)}`, questions));
    assert.ok(growth < 32, `time grew ${growth} times`);
  });
}
