import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn, fillInText } from './fillIn.ts';

test('every mark is replaced, as text', () => {
  assert.equal(
    fillIn('<p>{{a}} and {{a}}</p>', { a: 'R&D <b>' }),
    '<p>R&amp;D &lt;b&gt; and R&amp;D &lt;b&gt;</p>',
  );
});

test('in a text values stay as they are', () => {
  assert.equal(fillInText('{{a}}, {{a}}', { a: 'R&D' }), 'R&D, R&D');
  assert.throws(() => fillInText('{{b}}', { a: 'b' }), /\{\{b\}\}/);
});

test('a mark that names nothing fails', () => {
  for (const mark of ['{{if a}}', '{{}}', '{{ a }}', '{{ä}}'])
    assert.throws(() => fillIn(mark, { a: 'b' }), {
      message: `Nothing to put in place of ${mark}`,
    });
  assert.throws(() => fillIn('{{constructor}}', { a: 'b' }), /\{\{constructor\}\}/);
});

test('HTML is put in as it is', () => {
  assert.equal(fillIn('<p>{{a}}</p>', { a: { html: '<b>c</b>' } }), '<p><b>c</b></p>');
});
