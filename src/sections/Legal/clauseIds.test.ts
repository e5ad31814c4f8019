import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withEnglishIds } from './clauseIds.ts';

const ENGLISH = '<h2 id="1-use">1. Use</h2><p>…</p><h2 id="2-law">2. Law</h2>';

test('the clauses of a translation have the ids of the English ones', () => {
  const german = '<h2 id="1-nutzung">1. Nutzung</h2><p>…</p><h2 id="2-recht">2. Recht</h2>';
  assert.equal(
    withEnglishIds(german, ENGLISH),
    '<h2 id="1-use">1. Nutzung</h2><p>…</p><h2 id="2-law">2. Recht</h2>',
  );
});

test('a clause more than in English keeps its own id', () => {
  const german = '<h2 id="1-a">1. A</h2><h2 id="2-b">2. B</h2><h2 id="3-c">3. C</h2>';
  assert.equal(
    withEnglishIds(german, ENGLISH),
    '<h2 id="1-use">1. A</h2><h2 id="2-law">2. B</h2><h2 id="3-c">3. C</h2>',
  );
});
