import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceUnderDragM, EXAMPLE_SMASH, fly, speedUnderDragKmh } from './flight.ts';

const near = (actual: number, expected: number, tolerance: number) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);

test('drag alone reads 320, 246, 200, 169 at steps of 1/60 s, and 160 after 3.44 m', () => {
  const readings = [0, 1, 2, 3].map((frame) => Math.round(speedUnderDragKmh(320, frame / 60)));
  assert.deepEqual(readings, [320, 246, 200, 169]);
  near(distanceUnderDragM(320, 0.0558), 3.44, 0.005);
  near(speedUnderDragKmh(320, 0.0558), 160, 0.1);
});

test('a flight without finite numbers is refused instead of never coming down', () => {
  for (const wrong of [{ speedKmh: Number.NaN }, { heightM: Number.POSITIVE_INFINITY }])
    assert.throws(() => fly({ ...EXAMPLE_SMASH, ...wrong }), RangeError);
  assert.throws(() => fly(EXAMPLE_SMASH, { intervalS: 0 }), RangeError);
});
