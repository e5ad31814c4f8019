import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sha256 } from '../src/lib/sha256.ts';
import { keepOwnHashes } from './ownHashes.ts';

const page = (hashes: string[], rest = '') =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${hashes
    .map((text) => ` '${sha256(text)}'`)
    .join('')};"></head><body>${rest}</body>`;

test('hashes of what is in the page stay, in their order, all others go', () => {
  const rest = '<style media="print">b</style><script>a\nb</script><script src="/x.js"></script>';
  const policy = page(['gone', 'b', 'none', 'a\nb', 'old'], rest);
  assert.equal(keepOwnHashes(policy), page(['b', 'a\nb'], rest));
});

test('a page without a policy, and text that looks like one, stay as they are', () => {
  const html = `<p>script-src '${sha256('x')}'</p><pre>content-security-policy</pre>`;
  assert.equal(keepOwnHashes(html), html);
});
