import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streakPath } from './streakPath.ts';

test('a streak is a line from its point, and the next begins relative to its end', () => {
  const path = streakPath([
    { x: -10, y: 5, dx: -2, dy: 0.44 },
    { x: 3.02, y: 6, dx: -1, dy: 0 },
  ]);
  assert.equal(path, 'm-10 5l-2 0.4m15 0.6l-1 0');
});

test('roundings do not add up', () => {
  const streaks = Array.from({ length: 100 }, (_, i) => ({ x: i * 1.04, y: 0, dx: 0.04, dy: 0 }));
  const numbers = (streakPath(streaks).match(/-?[\d.]+/g) ?? []).map(Number);
  const endX = numbers.filter((_, i) => i % 2 === 0).reduce((sum, dx) => sum + dx, 0);
  assert.ok(Math.abs(endX - 99 * 1.04) < 0.1, `${endX}`);
});
