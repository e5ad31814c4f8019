import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURT } from '../../src/lib/court.ts';
import { EXAMPLE_SMASH, fly, GRAVITY_MPS2 } from '../../src/lib/flight.ts';
import { LANDING_AT_S, netClearanceM, RALLY, SMASH_AT_S, shuttleAt, strokeNamed } from './rally.ts';
import { size, subtract } from './vector.ts';

test('each stroke meets the shuttle where the one before it has sent it', () => {
  for (const stroke of RALLY.slice(1)) {
    const arriving = shuttleAt(stroke.timeS - 1e-6).positionM;
    const awayM = size(subtract(arriving, stroke.contactM));
    assert.ok(awayM < 0.005, `${stroke.name} misses by ${awayM} m`);
  }
});

test('every shuttle clears the net, the smash by less than a racket', () => {
  for (const stroke of RALLY) assert.ok(netClearanceM(stroke) > 0.1, stroke.name);
  assert.ok(netClearanceM(strokeNamed('smash')) < 0.3);
});

test('the serve is hit below 1.15 m and behind the short service line, as the laws want it', () => {
  const { contactM } = strokeNamed('serve');
  assert.ok(contactM[1] <= 1.15);
  assert.ok(contactM[0] < -COURT.shortServiceM);
});

test('the smash is the one of every example, and lands inside the court', () => {
  const smash = strokeNamed('smash');
  const { points, landing } = fly(EXAMPLE_SMASH);
  assert.equal(smash.speedKmh, 320);
  assert.deepEqual(smash.contactM, [-6, 2.75, 0]);
  assert.ok(Math.abs(LANDING_AT_S - SMASH_AT_S - landing.timeS) < 1e-4);
  assert.ok(landing.xM < COURT.halfLengthM);
  for (const [frame, point] of points.entries()) {
    const { positionM, speedKmh } = shuttleAt(SMASH_AT_S + frame / 60);
    assert.ok(Math.hypot(positionM[0] - point.xM, positionM[1] - point.zM) < 0.001);
    assert.ok(Math.abs(speedKmh - point.speedKmh) < 0.2);
  }
});

test('a shuttle never gains energy between two strokes', () => {
  const energyJPerKg = (timeS: number): number => {
    const { positionM, velocityMps } = shuttleAt(timeS);
    return size(velocityMps) ** 2 / 2 + GRAVITY_MPS2 * positionM[1];
  };
  for (const [i, { timeS }] of RALLY.entries()) {
    const endS = RALLY[i + 1]?.timeS ?? LANDING_AT_S;
    for (let at = timeS + 0.01; at < endS - 0.005; at += 0.005)
      assert.ok(energyJPerKg(at) <= energyJPerKg(at - 0.005) + 1e-6, `at ${at}`);
  }
});

test('once it is down it stays where it fell', () => {
  assert.deepEqual(shuttleAt(LANDING_AT_S + 3).positionM, shuttleAt(LANDING_AT_S + 1).positionM);
  assert.ok(Math.abs(shuttleAt(LANDING_AT_S + 1).positionM[1]) < 1e-6);
});
