import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURT } from '../../lib/flight/court.ts';
import { EXAMPLE_SMASH, HALF_SPEED_M } from '../../lib/flight/flight.ts';
import {
  CAMERAS,
  distanceBesideCourtM,
  heightFromWallM,
  OFF_SIDE,
  visibleWidthM,
  widthFromWallM,
} from './phonePlacement.ts';

const { main, ultraWide } = CAMERAS;

test('from the distance that is named the whole middle line is in the picture, and not from much nearer', () => {
  for (const camera of [main, ultraWide]) {
    const toMiddleM = COURT.halfWidthM + distanceBesideCourtM(camera);
    assert.ok(visibleWidthM(camera, toMiddleM) >= 2 * COURT.halfLengthM);
    assert.ok(visibleWidthM(camera, toMiddleM - 0.5) < 2 * COURT.halfLengthM);
  }
  assert.deepEqual([main, ultraWide].map(distanceBesideCourtM), [9, 3]);
});

test('a video at 1x sees 59 degrees', () => {
  // A lens of 26 mm sees 67 degrees across a picture of 4:3, of which the video keeps 59.
  const degrees = (2 * Math.atan(visibleWidthM(main, 1) / 2) * 180) / Math.PI;
  assert.ok(Math.abs(degrees - 59) < 0.5, `${degrees} degrees`);
});

test('from the wall even 1x sees the metres in which a smash loses half its speed', () => {
  for (const camera of [main, ultraWide]) assert.ok(widthFromWallM(camera) > HALF_SPEED_M + 1);
});

test('from the floor at the wall, 0.5x sees the contact of the example', () => {
  assert.equal(heightFromWallM(ultraWide), 3);
  assert.ok(heightFromWallM(ultraWide) > EXAMPLE_SMASH.heightM);
});

test('half the speed is lost in 3.4 m, 20 degrees cost 6 percent', () => {
  assert.equal(HALF_SPEED_M.toFixed(1), '3.4');
  assert.equal(OFF_SIDE.lostPercent.toFixed(), '6');
});
