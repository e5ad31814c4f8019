import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText } from '../../../tests/support/arbitraries.ts';
import { english } from '../../i18n/content.ts';
import { indexOfHash } from './questionHash.ts';

const { faq } = english;

const questions = faq.map(({ question }) => question);

test('a hash that spells no question finds none, whatever it is', () => {
  for (const hash of ['', '#', '#faq', '#%', '#%E0%A4%A'])
    assert.equal(indexOfHash(hash, questions), -1);
  fc.assert(
    fc.property(arbitraryText, (text) => assert.equal(indexOfHash(`#${text}`, questions), -1)),
  );
});

test('an empty hash finds no question, not even one without words', () => {
  assert.equal(indexOfHash('#', ['']), -1);
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
