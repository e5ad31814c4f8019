import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import '../../../tests/support/arbitraries.ts';
import { assertNear } from '../../../tests/support/assertNear.ts';
import {
  AERODYNAMIC_LENGTH_M,
  distanceUnderDragM,
  EXAMPLE_SMASH,
  type FlightPoint,
  findPointAtDistance,
  fly,
  GRAVITY_MPS2,
} from './flight.ts';

/** Any smash in and around the ranges of the speed lab. */
const anyContact = fc.record({
  speedKmh: fc.double({ min: 1, max: 700, noNaN: true }),
  heightM: fc.double({ min: 0.1, max: 4, noNaN: true }),
  angleBelowHorizontalDeg: fc.double({ min: -30, max: 60, noNaN: true }),
  distanceToNetM: fc.double({ min: 0.5, max: 6.7, noNaN: true }),
});

/** One integration step per point, as in the speed lab. */
const COARSE = { intervalS: 1 / 240, stepS: 1 / 240 };
const FINE = { intervalS: 1 / 240, stepS: 1 / 1920 };

test('the example smash reads 320, 246, 200, 169 at steps of 1/60 s', () => {
  const { points } = fly(EXAMPLE_SMASH);
  const readings = points.slice(0, 4).map(({ speedKmh }) => Math.round(speedKmh));
  assert.deepEqual(readings, [320, 246, 200, 169]);
});

test('under drag alone half the speed is lost in 3.44 m', () => {
  const halfSpeedS = AERODYNAMIC_LENGTH_M / (320 / 3.6);
  assertNear(distanceUnderDragM(320, halfSpeedS), 3.44, 0.005);
});

test('a flight without finite numbers is refused instead of never coming down', () => {
  for (const wrong of [{ speedKmh: Number.NaN }, { heightM: Number.POSITIVE_INFINITY }])
    assert.throws(() => fly({ ...EXAMPLE_SMASH, ...wrong }), RangeError);
  assert.throws(() => fly(EXAMPLE_SMASH, { intervalS: 0 }), RangeError);
});

test('a flight has points at equal intervals, is over the net in its plane, and ends on the floor', () => {
  fc.assert(
    fc.property(anyContact, (contact) => {
      const { points, overNet, landing } = fly(contact, COARSE);
      const all = [...points, landing, ...(overNet ? [overNet] : [])];
      for (const point of all) assert.ok(Object.values(point).every(Number.isFinite));
      for (const [i, point] of points.entries()) assertNear(point.timeS, i / 240);
      if (overNet) assertNear(overNet.xM, 0);
      assertNear(landing.yM, 0);
      assert.ok(landing.timeS > 0 && landing.timeS >= (points.at(-1)?.timeS ?? 0));
    }),
  );
});

test('the forward speed falls exponentially with the way', () => {
  fc.assert(
    fc.property(anyContact, (contact) => {
      const { points } = fly(contact, COARSE);
      const initialMps = points[0]?.velocityXMps ?? 0;
      let wayM = 0;
      for (const [i, point] of points.entries()) {
        const before = points[i - 1] ?? point;
        wayM += Math.hypot(point.xM - before.xM, point.yM - before.yM);
        const expectedMps = initialMps * Math.exp(-wayM / AERODYNAMIC_LENGTH_M);
        assertNear(point.velocityXMps, expectedMps, expectedMps * 1e-3);
      }
    }),
  );
});

test('speed and direction of a flight match the closed form for gravity and quadratic drag', () => {
  // With the slope s = vz/vx, the sum of gL/vx² and s √(1 + s²) + arsinh s stays the same.
  const forwardTerm = ({ velocityXMps }: FlightPoint) =>
    (GRAVITY_MPS2 * AERODYNAMIC_LENGTH_M) / velocityXMps ** 2;
  const slopeTerm = ({ velocityXMps, velocityYMps }: FlightPoint) => {
    const slope = velocityYMps / velocityXMps;
    return slope * Math.hypot(1, slope) + Math.asinh(slope);
  };
  fc.assert(
    fc.property(anyContact, (contact) => {
      const { points } = fly(contact, COARSE);
      const sums = points.map((point) => forwardTerm(point) + slopeTerm(point));
      for (const [i, point] of points.entries())
        assertNear(sums[i], sums[0] ?? 0, forwardTerm(point) * 1e-3);
    }),
  );
});

test('the first frames of a fast flight match the closed form without gravity to 0.1 percent', () => {
  for (const speedKmh of [200, 320, 600]) {
    const { points } = fly({ ...EXAMPLE_SMASH, speedKmh });
    for (const { timeS, xM, yM } of points.slice(0, 4)) {
      const wayM = Math.hypot(xM + EXAMPLE_SMASH.distanceToNetM, yM - EXAMPLE_SMASH.heightM);
      const expectedM = distanceUnderDragM(speedKmh, timeS);
      assertNear(wayM, expectedM, expectedM * 1e-3);
    }
  }
});

test('changes by less than a millimetre with steps of an eighth of the length', () => {
  fc.assert(
    fc.property(anyContact, (contact) => {
      const coarse = fly(contact, COARSE);
      const fine = fly(contact, FINE);
      for (const [i, point] of coarse.points.entries()) {
        const same = fine.points[i];
        if (!same) continue;
        assertNear(point.xM, same.xM, 1e-3);
        assertNear(point.yM, same.yM, 1e-3);
      }
      assertNear(coarse.landing.timeS, fine.landing.timeS, 1e-3);
    }),
    { numRuns: 200 },
  );
});

test('never falls faster than the terminal speed', () => {
  const terminalKmh = 3.6 * Math.sqrt(GRAVITY_MPS2 * AERODYNAMIC_LENGTH_M);
  fc.assert(
    fc.property(fc.double({ min: 1, max: 80, noNaN: true }), (heightM) => {
      const fall = { speedKmh: 0, angleBelowHorizontalDeg: 90, heightM, distanceToNetM: 1 };
      const { landing } = fly(fall, COARSE);
      assert.ok(landing.speedKmh <= terminalKmh + 1e-6);
      // v² = gL (1 - exp(-2h/L)), the closed form of a fall from rest.
      const squared = terminalKmh ** 2 * (1 - Math.exp((-2 * heightM) / AERODYNAMIC_LENGTH_M));
      assertNear(landing.speedKmh, Math.sqrt(squared), terminalKmh * 1e-3);
    }),
    { numRuns: 100 },
  );
});

test('finds the shuttle at every distance it reaches and at no other', () => {
  fc.assert(
    fc.property(anyContact, fc.double({ min: -7, max: 12, noNaN: true }), (contact, xM) => {
      const flight = fly(contact, COARSE);
      const found = findPointAtDistance(flight, xM);
      const isFlownOver = xM > -contact.distanceToNetM && xM <= flight.landing.xM;
      assert.equal(found !== null, isFlownOver);
      if (!found) return;
      assertNear(found.xM, xM, 1e-9);
      assert.ok(found.timeS > 0 && found.timeS <= flight.landing.timeS && found.yM >= -1e-9);
    }),
  );
});
