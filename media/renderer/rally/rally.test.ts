import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cordHeightM } from '../../src/lib/court.ts';
import { EXAMPLE_SMASH, fly } from '../../src/lib/flight.ts';
import { RALLY, SMASH_AT_S, shuttleAt } from './rally.ts';
import { size, subtract } from './vector.ts';

test('each stroke meets the shuttle of the one before, which clears the net', () => {
  for (const stroke of RALLY.slice(1)) {
    const arriving = shuttleAt(stroke.timeS - 1e-6).positionM;
    assert.ok(size(subtract(arriving, stroke.contactM)) < 0.005, stroke.name);
  }
  for (const { name, flight, contactM, headingXZ } of RALLY) {
    const acrossM = contactM[2] + Math.abs(contactM[0] / headingXZ[0]) * headingXZ[1];
    assert.ok((flight.overNet?.zM ?? 0) > cordHeightM(acrossM) + 0.1, name);
  }
});

test('the smash is the example smash', () => {
  for (const point of fly(EXAMPLE_SMASH).points) {
    const { positionM, speedKmh } = shuttleAt(SMASH_AT_S + point.timeS);
    assert.ok(size(subtract(positionM, [point.xM, point.zM, 0])) < 0.001);
    assert.ok(Math.abs(speedKmh - point.speedKmh) < 0.2);
  }
});
