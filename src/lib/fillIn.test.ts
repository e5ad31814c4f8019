import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn } from './fillIn.ts';

test('every mark is replaced, as text', () => {
  assert.equal(
    fillIn('<p>{{a}} and {{a}}</p>', { a: 'R&D <b>' }),
    '<p>R&amp;D &lt;b&gt; and R&amp;D &lt;b&gt;</p>',
  );
});

test('a mark that names nothing fails', () => {
  assert.throws(() => fillIn('{{constructor}}', { a: 'b' }), /\{\{constructor\}\}/);
});

test('HTML is put in as it is', () => {
  assert.equal(fillIn('<p>{{a}}</p>', { a: { html: '<b>c</b>' } }), '<p><b>c</b></p>');
});
