import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  AERODYNAMIC_LENGTH_M,
  distanceUnderDragM,
  EXAMPLE_SMASH,
  fly,
  GRAVITY_MPS2,
  speedUnderDragKmh,
} from './flight.ts';

const near = (actual: number, expected: number, tolerance: number) =>
  assert.ok(
    Math.abs(actual - expected) <= tolerance,
    `${actual} is not within ${tolerance} of ${expected}`,
  );

test('the example smash crosses the net at 94 km/h and lands after 0.54 s, 11.5 m out', () => {
  const { points, overNet, landing } = fly(EXAMPLE_SMASH);
  assert.equal(points.length, 33);
  assert.equal(Math.round(overNet?.speedKmh ?? 0), 94);
  near(landing.timeS, 0.535, 0.001);
  near(landing.xM + EXAMPLE_SMASH.distanceToNetM, 11.5, 0.05);
});

test('drag alone reads 320, 246, 200, 169, 146, 128, 115, 104 at steps of 1/60 s', () => {
  const readings = Array.from({ length: 8 }, (_, i) => Math.round(speedUnderDragKmh(320, i / 60)));
  assert.deepEqual(readings, [320, 246, 200, 169, 146, 128, 115, 104]);
});

test('a smash loses half its speed in 3.44 m', () => {
  const halvingTimeS = AERODYNAMIC_LENGTH_M / (320 / 3.6);
  near(speedUnderDragKmh(320, halvingTimeS), 160, 1e-9);
  near(distanceUnderDragM(320, halvingTimeS), 3.44, 0.005);
});

test('without gravity the flight follows the closed form', () => {
  const { points } = fly(EXAMPLE_SMASH, { gravityMps2: 0 });
  for (const { timeS, xM, zM, speedKmh } of points) {
    const travelledM = Math.hypot(xM + EXAMPLE_SMASH.distanceToNetM, zM - EXAMPLE_SMASH.heightM);
    near(travelledM, distanceUnderDragM(320, timeS), 1e-6);
    near(speedKmh, speedUnderDragKmh(320, timeS), 1e-5);
  }
});

test('a long fall ends at the terminal speed, the square root of gL', () => {
  const dropped = fly({
    speedKmh: 0,
    angleBelowHorizontalDeg: 90,
    heightM: 60,
    distanceToNetM: 1,
  });
  near(dropped.landing.speedKmh / 3.6, Math.sqrt(GRAVITY_MPS2 * AERODYNAMIC_LENGTH_M), 0.001);
});

test('halving the step moves the landing by less than a millimetre', () => {
  const coarse = fly(EXAMPLE_SMASH, { stepS: 1 / 480 }).landing;
  const fine = fly(EXAMPLE_SMASH).landing;
  near(coarse.xM, fine.xM, 0.001);
});

test('energy never grows', () => {
  const { points } = fly(EXAMPLE_SMASH, { intervalS: 1 / 240 });
  const energies = points.map((p) => (p.speedKmh / 3.6) ** 2 / 2 + GRAVITY_MPS2 * p.zM);
  for (const [i, energy] of energies.entries()) {
    if (i > 0) assert.ok(energy < (energies[i - 1] ?? 0));
  }
});

test('a shuttle that comes down early never passes the net', () => {
  assert.equal(fly({ ...EXAMPLE_SMASH, angleBelowHorizontalDeg: 45 }).overNet, null);
});

test('a flight without finite numbers is refused instead of never coming down', () => {
  for (const wrong of [{ speedKmh: Number.NaN }, { heightM: Number.POSITIVE_INFINITY }])
    assert.throws(() => fly({ ...EXAMPLE_SMASH, ...wrong }), RangeError);
  assert.throws(() => fly(EXAMPLE_SMASH, { intervalS: 0 }), RangeError);
});
