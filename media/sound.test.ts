import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderSound, SAMPLE_RATE_HZ, type SoundEvent, toPcm } from './sound.ts';

const KINDS = ['contact', 'lock', 'tick', 'tap'] as const;
const event = (timeS: number, kind: SoundEvent['kind'], gain = 1): SoundEvent => {
  return { timeS, kind, gain };
};
const between = (samples: Float32Array | undefined, startS: number, endS: number) =>
  samples?.subarray(startS * SAMPLE_RATE_HZ, endS * SAMPLE_RATE_HZ) ?? new Float32Array();
const peak = (samples: Float32Array) =>
  samples.reduce((largest, sample) => Math.max(largest, Math.abs(sample)), 0);

test('every kind of event starts at its time in both channels', () => {
  const roomTone = renderSound([], 2);
  for (const kind of KINDS)
    for (const [i, samples] of renderSound([event(1, kind)], 2).entries()) {
      assert.ok(between(samples, 0, 1).every((sample, n) => sample === roomTone[i]?.[n]));
      assert.ok(peak(between(samples, 1, 1.03)) > 2 * peak(between(samples, 0.9, 1)), kind);
    }
});

test('simultaneous events are not clipped, and the sound starts and ends in silence', () => {
  const events = KINDS.flatMap((kind) => [event(0, kind), event(1, kind, 3), event(1.98, kind)]);
  for (const samples of renderSound(events, 2)) {
    assert.ok(samples.every(Number.isFinite));
    assert.ok(peak(samples) <= 10 ** (-6 / 20));
    assert.ok(peak(between(samples, 0, 0.005)) < 0.001);
    assert.ok(peak(between(samples, 1.995, 2)) < 0.001);
  }
});

test('PCM has the channels interleaved in 16 bits', () => {
  const pcm = toPcm([new Float32Array([0, 1]), new Float32Array([0.5, -1])]);
  const samples = [0, 2, 4, 6].map((offset) => pcm.readInt16LE(offset));
  assert.deepEqual(samples, [0, 16_384, 32_767, -32_767]);
});
