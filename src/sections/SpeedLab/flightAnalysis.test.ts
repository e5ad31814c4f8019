import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import '../../../tests/support/arbitraries.ts';
import { assertNear } from '../../../tests/support/assertNear.ts';
import { EXAMPLE_SMASH } from '../../lib/flight/flight.ts';
import { FRAME_RATES_FPS, firstAverageKmh } from '../../lib/flight/frameRates.ts';
import { analyzeFlight } from './flightAnalysis.ts';
import { clampToRange, RANGES, type Smash } from './labSettings.ts';

/** The smash of the videos and images. */
const { speedKmh, heightM, angleBelowHorizontalDeg: angleDeg } = EXAMPLE_SMASH;
const EXAMPLE: Smash = { speedKmh, heightM, angleDeg, fps: 60 };

const anyValue = (key: keyof typeof RANGES) =>
  fc.double({ ...RANGES[key], noNaN: true }).map((value) => clampToRange(key, value));

/** Everything the controls can be set to. */
const anySmash: fc.Arbitrary<Smash> = fc.record({
  speedKmh: anyValue('speedKmh'),
  heightM: anyValue('heightM'),
  angleDeg: anyValue('angleDeg'),
  fps: fc.constantFrom(...FRAME_RATES_FPS),
});

test('the example: 94 km/h and 15 cm over the net, 48 at the defender after 323 ms, in', () => {
  const analysis = analyzeFlight(EXAMPLE);
  assertNear(analysis.speedAtNetKmh, 94.2, 0.05);
  assertNear(analysis.heightOverNetM, 0.149, 0.001);
  assertNear(analysis.atDefender?.speedKmh, 48.2, 0.05);
  assertNear(analysis.atDefender?.timeS, 0.323, 0.0005);
  assertNear(analysis.landingM, 5.49, 0.005);
  assert.equal(analysis.ending, 'in');
});

test('two frames of 320 km/h give 251, 280, 298 and 309 at 30, 60, 120 and 240 fps', () => {
  const inLab = (fps: number) => analyzeFlight({ ...EXAMPLE, fps }).twoFrameKmh ?? 0;
  // The filming guide's table leaves out gravity.
  for (const average of [inLab, firstAverageKmh])
    assert.deepEqual(
      FRAME_RATES_FPS.map((fps) => Math.round(average(fps))),
      [251, 280, 298, 309],
    );
});

test('a smash ends short, in the net, in or out; the back line is in', () => {
  for (const [part, expected] of [
    [{ speedKmh: 50 }, 'short'],
    [{ angleDeg: 15 }, 'net'],
    [{ speedKmh: 478 }, 'in'],
    [{ speedKmh: 479 }, 'out'],
  ] as const) {
    const { ending, end } = analyzeFlight({ ...EXAMPLE, ...part });
    assert.equal(ending, expected, `${end.xM} m from the net`);
  }
});

test('over the whole range nothing is read past the end, and two frames read low', () => {
  fc.assert(
    fc.property(anySmash, (smash) => {
      const analysis = analyzeFlight(smash);
      const { points, frames, end, ending, speedAtNetKmh, heightOverNetM, atDefender } = analysis;
      assert.ok((points.at(-1)?.timeS ?? 0) <= end.timeS);
      if (ending === 'net') assertNear(end.xM, 0, 1e-9);
      for (const [i, { timeS }] of frames.entries()) assertNear(timeS, i / smash.fps);
      assert.equal(frames.length, Math.floor(end.timeS * smash.fps + 1e-9) + 1);
      const isOver = ending === 'in' || ending === 'out';
      assert.equal(analysis.landingM !== null, isOver);
      assert.equal(heightOverNetM !== null && heightOverNetM > 0, isOver);
      assert.equal(speedAtNetKmh === null, ending === 'short');
      if (!isOver) assert.equal(atDefender, null);
      if (speedAtNetKmh !== null && atDefender) assert.ok(atDefender.speedKmh < speedAtNetKmh);
      if (analysis.twoFrameKmh !== null && smash.speedKmh > 60)
        assert.ok(analysis.twoFrameKmh < smash.speedKmh);
    }),
  );
});
