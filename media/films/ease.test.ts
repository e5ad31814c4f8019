import assert from 'node:assert/strict';
import { test } from 'node:test';
import { easeInOut, easeOut, passed, presence } from './ease.ts';

test('time passes from 0 to 1 and stays there', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 9].map((timeS) => passed(timeS, 1, 2)),
    [0, 0, 0.5, 1, 1],
  );
});

test('every curve starts at 0, ends at 1 and never turns back', () => {
  for (const curve of [easeInOut, easeOut]) {
    assert.equal(curve(0), 0);
    assert.equal(curve(1), 1);
    for (let share = 0.01; share <= 1; share += 0.01) assert.ok(curve(share) > curve(share - 0.01));
  }
});

test('what is present comes and goes', () => {
  assert.equal(presence(1, 1, 5, 0.5), 0);
  assert.equal(presence(3, 1, 5, 0.5), 1);
  assert.equal(presence(5, 1, 5, 0.5), 0);
  assert.equal(presence(99, 1, Number.POSITIVE_INFINITY, 0.5), 1);
});
