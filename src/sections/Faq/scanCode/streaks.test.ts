import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middleOf, streaks } from './streaks.ts';

const SIZE = 21;
const NOTHING_FREE = middleOf(SIZE, 0, 0);

/** A code in which only the named modules are dark, each as column and row. */
const dark = (...places: [number, number][]) =>
  Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => places.some(([x, y]) => x === column && y === row)),
  );

test('modules side by side are one streak, one alone is a dot', () => {
  const modules = dark([8, 0], [9, 0], [10, 0], [12, 0], [8, 1]);
  assert.equal(streaks(modules, NOTHING_FREE), 'M8.5 0.5h2M12.5 0.5h0.01M8.5 1.5h0.01');
});

test('a streak may reach the edge', () => {
  assert.equal(streaks(dark([19, 10], [20, 10]), NOTHING_FREE), 'M19.5 10.5h1');
});

test('the three squares are left out, and what is kept free', () => {
  const modules = dark([6, 6], [14, 0], [0, 14], [14, 14], [10, 10]);
  assert.equal(streaks(modules, middleOf(SIZE, 3, 1)), 'M14.5 14.5h0.01');
});
