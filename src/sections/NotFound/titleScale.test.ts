import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleScale } from './titleScale.ts';

test('a heading as long as the English one has its full size, a longer one fits the same line', () => {
  assert.equal(titleScale('Out.'), 1);
  assert.ok(titleScale('Out.Out.') < 0.54);
  assert.equal(titleScale('出界'), 1);
  assert.ok(titleScale('出界出界出界') < 0.5);
});

test('a heading that would be too small in one line breaks between words, the longest of which fits', () => {
  assert.equal(titleScale('Out. Out. Out. Out.'), 0.4);
  assert.ok(titleScale('Bulutangkisnya keluar dari lapangan') < 0.4);
});
