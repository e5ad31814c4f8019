import assert from 'node:assert/strict';

/** Asserts that a number is as expected, but for a tolerance. */
export const assertNear = (actual: number | null | undefined, expected: number, within = 1e-9) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) <= within, `${actual} is not ${expected}`);
