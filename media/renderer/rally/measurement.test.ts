import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURT } from '../../src/lib/court.ts';
import { EXAMPLE_SMASH, fly } from '../../src/lib/flight.ts';
import { fitDragCurve } from './dragFit.ts';
import { EXAMPLE_ESTIMATES, EXAMPLE_MEASUREMENT, estimate, record } from './measurement.ts';
import { SESSIONS, TODAY } from './sessions.ts';

const { contact } = EXAMPLE_MEASUREMENT;

test('the example smash is measured from 33 frames as 320 km/h', () => {
  assert.equal(EXAMPLE_MEASUREMENT.frames, 33);
  assert.equal(Math.round(contact.speedKmh), 320);
  for (const name of ['angleBelowHorizontalDeg', 'heightM', 'distanceToNetM'] as const)
    assert.ok(Math.abs(contact[name] - EXAMPLE_SMASH[name]) < 0.02, name);
});

test('without rounding to pixels the fit is exact', () => {
  const { speedKmh } = fitDragCurve(fly(EXAMPLE_SMASH).points, 1 / 60);
  assert.ok(Math.abs(speedKmh - EXAMPLE_SMASH.speedKmh) < 0.001);
  assert.notEqual(speedKmh, contact.speedKmh);
});

test('every frame contributes to the result', () => {
  const pixels = record(EXAMPLE_SMASH);
  for (const moved of pixels.keys()) {
    const changed = pixels.map(([x, y], i) => [i === moved ? x + 3 : x, y] as const);
    const { speedKmh } = estimate(changed, changed.length).contact;
    assert.ok(Math.abs(speedKmh - contact.speedKmh) > 1e-4, `frame ${moved + 1}`);
  }
});

test('the estimates begin with three frames and end with all', () => {
  assert.equal(EXAMPLE_ESTIMATES[0]?.frames, 3);
  assert.deepEqual(EXAMPLE_ESTIMATES.at(-1), EXAMPLE_MEASUREMENT);
  assert.throws(() => estimate(record(EXAMPLE_SMASH), 2), /three/);
});

test('all example smashes land in, are measured to 1 km/h, and none beats today', () => {
  for (const smash of SESSIONS.flatMap(({ smashes }) => smashes)) {
    const { overNet, landing } = fly(smash.contact);
    assert.ok((overNet?.zM ?? 0) > COURT.netAtPostM, `${smash.clock} clears the net`);
    assert.ok(landing.xM > 0 && landing.xM < COURT.halfLengthM, `${smash.clock} is in`);
    assert.ok(Math.abs(smash.speedKmh - smash.contact.speedKmh) < 1, `${smash.clock} is measured`);
    assert.ok(smash.speedKmh <= TODAY.best.speedKmh);
  }
});
