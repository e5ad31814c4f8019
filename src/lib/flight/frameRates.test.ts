import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLE_SMASH } from './flight.ts';
import { FRAME_RATES_FPS, firstAverageKmh } from './frameRates.ts';

test('two frames read low, the lower the frame rate', () => {
  let belowKmh = 0;
  for (const frameRateFps of FRAME_RATES_FPS) {
    const averageKmh = firstAverageKmh(frameRateFps);
    assert.ok(averageKmh > belowKmh && averageKmh < EXAMPLE_SMASH.speedKmh, `${frameRateFps} fps`);
    belowKmh = averageKmh;
  }
});
