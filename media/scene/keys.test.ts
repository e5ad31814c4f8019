import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Key, valuesAt } from './keys.ts';

const KEYS: readonly Key[] = [
  { timeS: 0, values: [0, 5] },
  { timeS: 1, values: [10, 5] },
  { timeS: 1.5, values: [4, 6] },
  { timeS: 3, values: [4, 9] },
];

test('passes through every key', () => {
  for (const { timeS, values } of KEYS) assert.deepEqual(valuesAt(KEYS, timeS), values);
});

test('rests before the first key and after the last', () => {
  assert.deepEqual(valuesAt(KEYS, -4), [0, 5]);
  assert.deepEqual(valuesAt(KEYS, 40), [4, 9]);
});

test('never overshoots its keys', () => {
  for (let timeS = 0; timeS <= 3; timeS += 0.01) {
    const [a = Number.NaN, b = Number.NaN] = valuesAt(KEYS, timeS);
    const hair = 1e-9;
    assert.ok(
      a >= -hair && a <= 10 + hair && b >= 5 - hair && b <= 9 + hair,
      `${a}, ${b} at ${timeS}`,
    );
  }
});

test('has no corner at a key', () => {
  const slope = (timeS: number): number =>
    ((valuesAt(KEYS, timeS + 1e-5)[1] ?? 0) - (valuesAt(KEYS, timeS)[1] ?? 0)) / 1e-5;
  for (const timeS of [1, 1.5]) assert.ok(Math.abs(slope(timeS - 2e-5) - slope(timeS)) < 0.01);
});
