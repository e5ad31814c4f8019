import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLE_SMASH } from '../../lib/flight.ts';
import { FRAME_RATES_FPS, firstAverageKmh, fittedKmh } from './frameRates.ts';

test('two frames read low, the lower the frame rate; the curve gives the speed at the racket', () => {
  let belowKmh = 0;
  for (const frameRateFps of FRAME_RATES_FPS) {
    const averageKmh = firstAverageKmh(frameRateFps);
    assert.ok(averageKmh > belowKmh && averageKmh < EXAMPLE_SMASH.speedKmh, `${frameRateFps} fps`);
    assert.ok(Math.abs(fittedKmh(frameRateFps) - EXAMPLE_SMASH.speedKmh) < 1e-6);
    belowKmh = averageKmh;
  }
});
