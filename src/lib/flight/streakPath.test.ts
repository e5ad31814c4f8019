import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streakPath } from './streakPath.ts';

test('streaks are lines, each relative to the end of the one before', () => {
  const path = streakPath([
    { x: -10, y: 5, dx: -2, dy: 0.44 },
    { x: 3.02, y: 6, dx: -1, dy: 0 },
  ]);
  assert.equal(path, 'm-10 5l-2 .4m15 .6h-1');
});

test('rounding errors do not add up', () => {
  const streaks = Array.from({ length: 100 }, (_, i) => ({ x: i * 1.04, y: 0, dx: 0.04, dy: 0 }));
  const steps = streakPath(streaks).match(/(?<=[mh])-?[\d.]+/g) ?? [];
  const endX = steps.reduce((sum, step) => sum + Number(step), 0);
  assert.ok(Math.abs(endX - 99 * 1.04) < 0.1, `${endX}`);
});
