import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AERODYNAMIC_LENGTH_M, EXAMPLE_SMASH, kmhFromMps } from '../../lib/flight.ts';
import { FRAME_RATES_FPS, firstAverageKmh, framesM } from './frameRates.ts';

test('two frames read low, the lower the frame rate; a curve through each gives the speed at contact', () => {
  let belowKmh = 0;
  for (const frameRateFps of FRAME_RATES_FPS) {
    const averageKmh = firstAverageKmh(frameRateFps);
    assert.ok(averageKmh > belowKmh && averageKmh < EXAMPLE_SMASH.speedKmh, `${frameRateFps} fps`);
    belowKmh = averageKmh;
    for (const [frame, distanceM] of framesM(frameRateFps).entries()) {
      if (frame === 0) continue;
      const growth = Math.expm1(distanceM / AERODYNAMIC_LENGTH_M);
      const curveKmh = kmhFromMps((AERODYNAMIC_LENGTH_M / (frame / frameRateFps)) * growth);
      assert.ok(Math.abs(curveKmh - EXAMPLE_SMASH.speedKmh) < 1e-6);
    }
  }
});
