import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { growthOf, hostileText } from '../../../dev/hostileText.ts';
import { faq } from '../../content/en/faq.ts';
import { indexOfHash } from './hash.ts';

const questions = faq.map(({ question }) => question);

test('whatever stands in the address opens nothing, or the question it spells', () => {
  const hash = fc.oneof(
    hostileText,
    hostileText.map((text) => `#${text}`),
  );
  fc.assert(
    fc.property(hash, fc.array(hostileText), (text, others) => {
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

test('every question is found by its hash, encoded or not, in any mixture of case', () => {
  const anyQuestion = fc.nat(questions.length - 1);
  fc.assert(
    fc.property(
      anyQuestion,
      fc.infiniteStream(fc.boolean()),
      fc.boolean(),
      (at, raised, encoded) => {
        const question = questions[at] ?? '';
        const mixed = [...question]
          .map((letter) => (raised.next().value ? letter.toUpperCase() : letter.toLowerCase()))
          .join('');
        assert.equal(indexOfHash(`#${encoded ? encodeURIComponent(mixed) : mixed}`, questions), at);
      },
    ),
  );
});

test('any whole text is found by its encoded hash', () => {
  const question = fc.string({ unit: 'binary', minLength: 1 });
  fc.assert(
    fc.property(question, (text) => {
      assert.equal(indexOfHash(`#${encodeURIComponent(text)}`, [text]), 0);
    }),
  );
});

for (const part of ['%', '%E0%A4', '%25', 'a']) {
  test(`a hash of nothing but ${part} takes no longer than its length asks for`, () => {
    const growth = growthOf((length) => indexOfHash(`#${part.repeat(length)}`, questions));
    assert.ok(growth < 32, `grew ${growth} times`);
  });
}
