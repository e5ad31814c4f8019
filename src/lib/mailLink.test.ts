import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailLink } from './mailLink.ts';

test('an address becomes a link, which may be broken after its signs', () => {
  assert.deepEqual(mailLink('a.b@c&d.example'), {
    html: '<a href="mailto:a.b@c&amp;d.example">a.<wbr>b@<wbr>c&amp;d.<wbr>example</a>',
  });
});
