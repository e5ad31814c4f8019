import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import '../../../tests/support/arbitraries.ts';
import { assertNear } from '../../../tests/support/assertNear.ts';
import { EXAMPLE_SMASH, fly } from '../../lib/flight/flight.ts';
import { FRAME_RATES_FPS, frameDistancesM } from '../../lib/flight/frameRates.ts';
import { fitSpeedKmh, simulateMeasurements } from './simulatedSpread.ts';

const spreadsKmh = FRAME_RATES_FPS.map((fps) => simulateMeasurements(fps).spreadKmh);

test('a fit without errors finds the speed of any shuttle, wherever its flight starts', () => {
  const anyFlight = fc.record({
    speedKmh: fc.double({ min: 50, max: 600, noNaN: true }),
    lengthM: fc.double({ min: 4, max: 6, noNaN: true }),
    startM: fc.double({ min: -7, max: 7, noNaN: true }),
    frameRateFps: fc.constantFrom(...FRAME_RATES_FPS),
  });
  fc.assert(
    fc.property(anyFlight, ({ speedKmh, lengthM, startM, frameRateFps }) => {
      const distancesM = Array.from({ length: 8 }, (_, frame) => {
        const timeS = frame / frameRateFps;
        return startM + lengthM * Math.log(1 + (speedKmh / 3.6 / lengthM) * timeS);
      });
      assertNear(fitSpeedKmh(distancesM, frameRateFps), speedKmh, 0.01);
    }),
  );
});

test('a fit to the flight with gravity reads the same to one percent', () => {
  const { points } = fly(EXAMPLE_SMASH, { intervalS: 1 / 60 });
  const [contact] = points;
  const distancesM = points
    .slice(0, frameDistancesM(60).length)
    .map(({ xM, yM }) => Math.hypot(xM - (contact?.xM ?? 0), yM - (contact?.yM ?? 0)));
  assertNear(fitSpeedKmh(distancesM, 60), EXAMPLE_SMASH.speedKmh, 3.2);
});

test('a seed gives the same results again, another seed others', () => {
  const measure = (seed: number) => simulateMeasurements(60, { seed });
  assert.deepEqual(measure(5), measure(5));
  assert.notDeepEqual(measure(5), measure(6));
});

test('without error there is no spread, and twice the error doubles it', () => {
  for (const [i, fps] of FRAME_RATES_FPS.entries()) {
    const exact = simulateMeasurements(fps, { errorPx: 0 });
    assertNear(exact.meanKmh, EXAMPLE_SMASH.speedKmh, 1e-6);
    assertNear(exact.spreadKmh, 0, 1e-6);
    const spreadKmh = spreadsKmh[i] ?? 0;
    assertNear(
      simulateMeasurements(fps, { errorPx: 2 }).spreadKmh,
      2 * spreadKmh,
      0.05 * spreadKmh,
    );
  }
});

test('more frames spread less, and the mean is the speed of the smash', () => {
  assert.deepEqual(
    spreadsKmh,
    spreadsKmh.toSorted((a, b) => b - a),
  );
  for (const fps of FRAME_RATES_FPS)
    assertNear(simulateMeasurements(fps).meanKmh, EXAMPLE_SMASH.speedKmh, 0.25);
});

test('the spread is near the one that the propagation of errors predicts', () => {
  // 1.96 standard deviations of the speed in a least-squares fit of speed, drag and start.
  for (const [i, predictedKmh] of [3.43, 2.99, 2.46, 1.87].entries())
    assertNear(spreadsKmh[i], predictedKmh, 0.07 * predictedKmh);
});
