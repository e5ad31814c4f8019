import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceUnderDragM, EXAMPLE_SMASH, fly, speedUnderDragKmh } from './flight.ts';

const near = (actual: number, expected: number, tolerance: number) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);

test('the example smash crosses the net at 94 km/h and lands after 0.54 s, 11.5 m from the racket', () => {
  const { points, overNet, landing } = fly(EXAMPLE_SMASH);
  assert.equal(points.length, 33);
  assert.equal(Math.round(overNet?.speedKmh ?? 0), 94);
  near(landing.timeS, 0.535, 0.001);
  near(landing.xM + EXAMPLE_SMASH.distanceToNetM, 11.5, 0.05);
});

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
