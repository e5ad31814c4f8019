import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakLines, type LineRule, letterWidth } from './headlineLines.ts';

const RULE: LineRule = { maxEm: [6, 8], maxHeight: Number.POSITIVE_INFINITY };

/** Breaks a text whose every character is one em wide. */
const breakText = (text: string, rule = RULE): string[] =>
  breakLines(text.split(' '), rule, (words) => words.join(' ').length).map((words) =>
    words.join(' '),
  );

test('widths fall by the drag law', () => {
  const widths = { fastest: 150, slowest: 50 };
  const measured = [0, 0.25, 0.5, 1].map((share) => letterWidth(widths, share));
  assert.deepEqual(measured, [150, 100, 75, 50]);
});

test('a line is added for each limit that is exceeded, and no more', () => {
  assert.deepEqual(breakText('abc de'), ['abc de']);
  assert.deepEqual(breakText('abc def'), ['abc', 'def']);
  assert.deepEqual(breakText('abcd efgh ijkl mnop'), ['abcd', 'efgh', 'ijkl mnop']);
  assert.equal(breakText('abcdefghi jklmnopqr stuvwxyza bcdefghij').length, 3);
  assert.equal(breakText('abcd efgh ijkl mnop', { ...RULE, maxEm: [6] }).length, 2);
});

test('the widest line is as narrow as possible', () => {
  assert.deepEqual(breakText('a bcd ef'), ['a bcd', 'ef']);
  assert.deepEqual(breakText('abcde fg h ijk'), ['abcde', 'fg h ijk']);
});

test('a word cannot be broken', () => {
  assert.deepEqual(breakText('abcdefghi'), ['abcdefghi']);
  assert.deepEqual(breakText('abcdefghi jk'), ['abcdefghi', 'jk']);
});
