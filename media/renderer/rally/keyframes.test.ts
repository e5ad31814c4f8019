import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Keyframe, valuesAt } from './keyframes.ts';

const KEYFRAMES: readonly Keyframe[] = [
  { timeS: 0, values: [0, 5] },
  { timeS: 1, values: [10, 5] },
  { timeS: 1.5, values: [4, 6] },
  { timeS: 3, values: [4, 9] },
];

test('passes through every keyframe and never overshoots one', () => {
  for (const { timeS, values } of KEYFRAMES) assert.deepEqual(valuesAt(KEYFRAMES, timeS), values);
  for (let timeS = -1; timeS <= 4; timeS += 0.01) {
    const [a = Number.NaN, b = Number.NaN] = valuesAt(KEYFRAMES, timeS);
    assert.ok(a >= -1e-9 && a <= 10 + 1e-9, `${a} at ${timeS} s`);
    assert.ok(b >= 5 - 1e-9 && b <= 9 + 1e-9, `${b} at ${timeS} s`);
  }
});
