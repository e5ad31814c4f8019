import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withEnglishIds } from './documentHtml.ts';

test('a clause more than in English keeps its own id', () => {
  const english = '<h2 id="1-use">1. Use</h2><h2 id="2-law">2. Law</h2>';
  const german = '<h2 id="1-a">1. A</h2><h2 id="2-b">2. B</h2><h2 id="3-c">3. C</h2>';
  assert.equal(
    withEnglishIds(german, english),
    '<h2 id="1-use">1. A</h2><h2 id="2-law">2. B</h2><h2 id="3-c">3. C</h2>',
  );
});
