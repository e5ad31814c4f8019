import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURT, cordHeightM } from '../../lib/court.ts';
import { EXPOSURES, LANDING_M, WIDE_BY_M } from './outShot.ts';

const near = (actual: number, expected: number, tolerance: number) =>
  assert.ok(
    Math.abs(actual - expected) <= tolerance,
    `${actual} is not within ${tolerance} of ${expected}`,
  );

const steps = EXPOSURES.slice(1).map((exposure, i) => {
  const before = EXPOSURES[i];
  assert.ok(before);
  return { before, exposure };
});

test('it lands 22 cm outside the doubles side line: wide, and not long', () => {
  const [x, y, z] = LANDING_M;
  assert.equal(WIDE_BY_M, 0.22);
  near(z - COURT.halfWidthM, 0.22, 1e-9);
  near(y, 0, 1e-3);
  assert.ok(x > COURT.shortServiceM && x < COURT.longDoublesServiceM);
});

test('the last exposure is the landing', () => {
  const last = EXPOSURES.at(-1);
  for (const [i, value] of LANDING_M.entries()) near(last?.atM[i] ?? Number.NaN, value, 1e-4);
});

test('between any two exposures passes the same time, a sixtieth of a second', () => {
  for (const { before, exposure } of steps) near(exposure.timeS - before.timeS, 1 / 60, 1e-4);
  const [first, second] = [steps[0], steps.at(-1)].map((step) =>
    step ? step.exposure.timeS - step.before.timeS : Number.NaN,
  );
  near(first ?? 0, second ?? 1, 1e-6);
});

test('the racket is above the court, on the other side of the net', () => {
  const contact = EXPOSURES[0]?.atM;
  assert.ok(contact);
  assert.ok(contact[0] < 0 && Math.abs(contact[2]) < COURT.halfWidthM);
});

test('the shuttle passes above the cord where it crosses the net', () => {
  const crossing = steps.find(({ exposure }) => exposure.atM[0] >= 0);
  assert.ok(crossing);
  const [from, to] = [crossing.before.atM, crossing.exposure.atM];
  const share = -from[0] / (to[0] - from[0]);
  const heightM = from[1] + (to[1] - from[1]) * share;
  const acrossM = from[2] + (to[2] - from[2]) * share;
  assert.ok(Math.abs(acrossM) < COURT.halfWidthM, 'between the posts');
  assert.ok(heightM > cordHeightM(acrossM) + 0.1, `${heightM} m`);
});

test('it flies in one vertical plane and slows down all the way to the floor', () => {
  const [first, last] = [EXPOSURES[0]?.atM, LANDING_M];
  assert.ok(first);
  const slope = (last[2] - first[2]) / (last[0] - first[0]);
  let gapBeforeM = Number.POSITIVE_INFINITY;
  for (const { before, exposure } of steps) {
    const [dx, dy, dz] = exposure.atM.map((value, i) => value - (before.atM[i] ?? 0));
    near(dz ?? 0, (dx ?? 0) * slope, 1e-6);
    const gapM = Math.hypot(dx ?? 0, dy ?? 0, dz ?? 0);
    assert.ok(gapM < gapBeforeM);
    gapBeforeM = gapM;
  }
});
