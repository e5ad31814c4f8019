import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import '../../../../dev/hostileText.ts';
import { AERODYNAMIC_LENGTH_M, fly } from '../../../lib/flight.ts';
import { FRAME_RATES_FPS } from '../frameRates.ts';
import { readFlight } from './reading.ts';
import { FIRST_SMASH, fit, NET_TO_RECEIVER_M, RANGES, type Smash } from './smash.ts';

const near = (actual: number | null | undefined, expected: number, tolerance: number) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) <= tolerance, `${actual} for ${expected}`);

/** Everything the controls can be set to. */
const anySmash: fc.Arbitrary<Smash> = fc.record({
  speedKmh: fc.integer({ min: 50, max: 600 }),
  heightM: fc.double({ min: 1.5, max: 3.2, noNaN: true }).map((value) => fit('heightM', value)),
  angleDeg: fc.double({ min: 0, max: 25, noNaN: true }).map((value) => fit('angleDeg', value)),
  fps: fc.constantFrom(...FRAME_RATES_FPS),
});

test('the example: 94 km/h and 15 cm over the net, 48 at the receiver after 323 ms, in', () => {
  const reading = readFlight(FIRST_SMASH);
  near(reading.speedAtNetKmh, 94.2, 0.05);
  near(reading.heightOverNetM, 0.149, 0.001);
  near(reading.atReceiver?.speedKmh, 48.2, 0.05);
  near(reading.atReceiver?.timeS, 0.323, 0.0005);
  near(reading.landingM, 5.49, 0.005);
  assert.equal(reading.ending, 'in');
});

test('what the lab reads is what ten times finer steps give, to a tenth of a percent', () => {
  for (const speedKmh of [120, 320, 565, 600]) {
    const { atReceiver, speedAtNetKmh, landingM } = readFlight({
      ...FIRST_SMASH,
      speedKmh,
      angleDeg: 5,
    });
    const contact = { speedKmh, heightM: 2.75, angleBelowHorizontalDeg: 5, distanceToNetM: 6 };
    const fine = fly(contact, { intervalS: 1 / 2400, stepS: 1 / 2400 });
    const behind = fine.points.find(({ xM }) => xM >= NET_TO_RECEIVER_M);
    near(speedAtNetKmh, fine.overNet?.speedKmh ?? 0, 0.05);
    near(landingM, fine.landing.xM, 0.001);
    if (behind) near(atReceiver?.timeS, behind.timeS, 1 / 2000);
  }
});

test('two frames of 320 km/h give 251, 280, 298 and 309 at 30, 60, 120 and 240 fps', () => {
  const averages = FRAME_RATES_FPS.map((fps) => readFlight({ ...FIRST_SMASH, fps }).twoFrameKmh);
  assert.deepEqual(
    averages.map((average) => Math.round(average ?? 0)),
    [251, 280, 298, 309],
  );
});

test('into the net, nothing is read beyond it', () => {
  const reading = readFlight({ ...FIRST_SMASH, angleDeg: 15 });
  assert.equal(reading.ending, 'net');
  assert.ok((reading.heightOverNetM ?? 0) < 0);
  assert.ok((reading.speedAtNetKmh ?? 0) > 0);
  assert.equal(reading.atReceiver, null);
  assert.equal(reading.landingM, null);
  assert.ok(reading.points.every(({ xM }) => xM < 0));
});

test('down before the net, nothing is read at all', () => {
  const reading = readFlight({ ...FIRST_SMASH, speedKmh: 50 });
  assert.equal(reading.ending, 'short');
  for (const value of [reading.speedAtNetKmh, reading.heightOverNetM, reading.landingM])
    assert.equal(value, null);
});

test('a back line is in, a shuttle behind it out', () => {
  assert.equal(readFlight({ ...FIRST_SMASH, speedKmh: 565 }).ending, 'out');
  const { landingM, ending } = readFlight({ ...FIRST_SMASH, speedKmh: 470 });
  assert.equal(ending, (landingM ?? 0) <= 6.7 ? 'in' : 'out');
});

test('over the whole range: no NaN, no negative time, and drag only slows', () => {
  fc.assert(
    fc.property(anySmash, (smash) => {
      const reading = readFlight(smash);
      const { points, frames, end, ending, speedAtNetKmh, heightOverNetM, atReceiver } = reading;
      for (const point of [...points, end]) {
        assert.ok(Object.values(point).every(Number.isFinite));
        assert.ok(point.timeS >= 0 && point.timeS <= end.timeS + 1e-9);
      }
      assert.equal(frames.length, Math.ceil((points.length * smash.fps) / 240));
      const isOver = ending === 'in' || ending === 'out';
      assert.equal(reading.landingM !== null, isOver);
      assert.equal(heightOverNetM !== null && heightOverNetM > 0, isOver);
      assert.equal(speedAtNetKmh === null, ending === 'short');
      if (!isOver) assert.equal(atReceiver, null);
      if (speedAtNetKmh !== null && atReceiver) assert.ok(atReceiver.speedKmh < speedAtNetKmh);
      if (reading.twoFrameKmh !== null && smash.speedKmh > 60)
        assert.ok(reading.twoFrameKmh < smash.speedKmh);
    }),
  );
});

test('faster off the racket is faster at the net, by the closed form at the most', () => {
  fc.assert(
    fc.property(anySmash, (smash) => {
      const faster = readFlight({ ...smash, speedKmh: smash.speedKmh + 10 }).speedAtNetKmh;
      const { speedAtNetKmh } = readFlight(smash);
      if (speedAtNetKmh === null || faster === null) return;
      assert.ok(faster > speedAtNetKmh);
      // Gravity has given it no more than the height it lost.
      const underDrag = smash.speedKmh * Math.exp(-6 / AERODYNAMIC_LENGTH_M);
      const fallen = 3.6 * Math.sqrt(2 * 9.81 * RANGES.heightM.max);
      assert.ok(speedAtNetKmh < Math.hypot(underDrag, fallen) + 1);
    }),
  );
});
