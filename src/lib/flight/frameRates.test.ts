import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FRAME_RATES_FPS, firstAverageKmh } from './frameRates.ts';

test('two frames of 320 km/h read 251, 280, 298 and 309 at 30, 60, 120 and 240 fps', () => {
  const averages = FRAME_RATES_FPS.map((fps) => Math.round(firstAverageKmh(fps)));
  assert.deepEqual(averages, [251, 280, 298, 309]);
});
