import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeHtml, mailLink } from './html.ts';

test('a text becomes HTML that reads the same', () => {
  assert.equal(escapeHtml(`R&D <b> "x" 'y'`), 'R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#39;');
});

test('an address becomes a link, which may be broken after its signs', () => {
  assert.equal(
    mailLink('a.b@c&d.example'),
    '<a href="mailto:a.b@c&amp;d.example">a.<wbr>b@<wbr>c&amp;d.<wbr>example</a>',
  );
});
