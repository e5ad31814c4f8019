import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleScale } from './titleScale.ts';

test('a heading as long as the English one has its full size', () => {
  assert.equal(titleScale('Out.'), 1);
  assert.equal(titleScale('出界'), 1);
});

test('a longer heading fits the same line', () => {
  assert.ok(titleScale('Out.Out.') < 0.54);
  assert.ok(titleScale('出界出界出界') < 0.5);
});

test('a heading that would be too small in one line gets several', () => {
  assert.equal(titleScale('Out. Out. Out. Out.'), 0.4);
});

test('the longest word of a heading in several lines fits', () => {
  assert.ok(titleScale('Bulutangkisnya keluar dari lapangan') < 0.4);
});
