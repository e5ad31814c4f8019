import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interpolate } from './interpolate.ts';

test('every placeholder is filled in with its value, letter by letter', () => {
  assert.equal(interpolate('{{a}}, {{b}}, {{a}}', { a: '$&', b: 22 }), '$&, 22, $&');
});

test('a placeholder without a value fails', () => {
  for (const placeholder of ['{{b}}', '{{if a}}', '{{}}', '{{ a }}', '{{ä}}', '{{constructor}}'])
    assert.throws(() => interpolate(placeholder, { a: 'b' }), {
      message: `Nothing to put in place of ${placeholder}`,
    });
});
