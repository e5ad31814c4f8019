import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromNumbers, numbersOf } from './choreography.ts';
import { POSES } from './poses.ts';

test('a pose comes back from its numbers as it was', () => {
  for (const pose of Object.values(POSES)) {
    const moment = { timeS: 1, pose, atM: [2, -3], jumpM: 0.4 } as const;
    assert.deepEqual({ timeS: 1, ...fromNumbers(numbersOf(moment)) }, moment);
  }
});
