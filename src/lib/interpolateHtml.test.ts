import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interpolate } from './interpolate.ts';
import { interpolateHtml } from './interpolateHtml.ts';

test('every placeholder is replaced, as text unless it is HTML', () => {
  assert.equal(
    interpolateHtml('<p>{{a}} {{a}}</p>', { a: 'R&D <b>' }),
    '<p>R&amp;D &lt;b&gt; R&amp;D &lt;b&gt;</p>',
  );
  assert.equal(interpolateHtml('<p>{{a}}</p>', { a: { html: '<b>c</b>' } }), '<p><b>c</b></p>');
  assert.equal(interpolate('{{a}}, {{a}}', { a: 'R&D' }), 'R&D, R&D');
});

test('a placeholder without a value fails', () => {
  for (const placeholder of ['{{if a}}', '{{}}', '{{ a }}', '{{ä}}', '{{constructor}}'])
    assert.throws(() => interpolateHtml(placeholder, { a: 'b' }), {
      message: `Nothing to put in place of ${placeholder}`,
    });
  assert.throws(() => interpolate('{{b}}', { a: 'b' }), /\{\{b\}\}/);
});
