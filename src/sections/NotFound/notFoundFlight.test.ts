import assert from 'node:assert/strict';
import { test } from 'node:test';
import { near } from '../../../tests/near.ts';
import { COURT, cordHeightM } from '../../lib/court.ts';
import { EXPOSURES, LANDING_M, WIDE_BY_M } from './notFoundFlight.ts';

/** From each exposure to the next: its time in seconds, and its way along, up and across in metres. */
const steps = EXPOSURES.slice(1).map((to, i) => {
  const from = EXPOSURES[i] ?? to;
  const [dx = 0, dy = 0, dz = 0] = to.atM.map((value, axis) => value - (from.atM[axis] ?? 0));
  return { from, to, durationS: to.timeS - from.timeS, wayM: [dx, dy, dz] as const };
});

test('it lands 22 cm outside the doubles side line: wide, and not long', () => {
  const [x, y, z] = LANDING_M;
  assert.equal(WIDE_BY_M, 0.22);
  near(z - COURT.halfWidthM, WIDE_BY_M, 1e-9);
  near(y, 0, 1e-3);
  assert.ok(x > COURT.shortServiceM && x < COURT.longDoublesServiceM);
  for (const [axis, value] of LANDING_M.entries()) near(EXPOSURES.at(-1)?.atM[axis], value, 1e-4);
});

test('it comes over the cord, between the posts', () => {
  const crossing = steps.find(({ to }) => to.atM[0] >= 0);
  assert.ok(crossing);
  const { from, wayM } = crossing;
  const share = -from.atM[0] / wayM[0];
  const acrossM = from.atM[2] + wayM[2] * share;
  assert.ok(Math.abs(acrossM) < COURT.halfWidthM);
  assert.ok(from.atM[1] + wayM[1] * share > cordHeightM(acrossM) + 0.1);
});

test('it slows down in one vertical plane, exposed every sixtieth of a second', () => {
  const slope = (steps[0]?.wayM[2] ?? 0) / (steps[0]?.wayM[0] ?? 1);
  let wayBeforeM = Number.POSITIVE_INFINITY;
  for (const { durationS, wayM } of steps) {
    near(durationS, 1 / 60, 1e-4);
    near(wayM[2], wayM[0] * slope, 1e-6);
    assert.ok(Math.hypot(...wayM) < wayBeforeM);
    wayBeforeM = Math.hypot(...wayM);
  }
});
