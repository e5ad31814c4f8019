import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURT_LINES } from './courtLines.ts';

test('from the net to the back the lines and the floor between them add up to 6.70 m', () => {
  const across = COURT_LINES.filter(({ x: [from, to] }) => from > 0 && to - from < 1);
  const edges = across.flatMap(({ x }) => x).toSorted((a, b) => a - b);
  const stepsMm = edges.map((edge, i) => Math.round((edge - (edges[i - 1] ?? 0)) * 1000));
  assert.deepEqual(stepsMm, [1980, 40, 3880, 40, 720, 40]);
});

test('the court is 6.10 m wide with its side lines, 5.18 m for singles', () => {
  const along = COURT_LINES.filter(({ x: [from, to] }) => to - from > 13);
  const edges = along.flatMap(({ z }) => z).toSorted((a, b) => a - b);
  const stepsMm = edges.map((edge, i) => Math.round((edge - (edges[i - 1] ?? edge)) * 1000));
  assert.deepEqual(stepsMm, [0, 40, 420, 40, 5100, 40, 420, 40]);
});
