import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText } from '../../../tests/arbitraries.ts';
import { english } from '../../i18n/content.ts';
import { indexOfHash } from './questionHash.ts';

const { faq } = english;

const questions = faq.map(({ question }) => question);

test('opens the question that a hash spells, or none', () => {
  const hash = arbitraryText.map((text) => `#${text}`);
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
