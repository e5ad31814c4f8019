import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SoundEvent } from './films/soundEvents.ts';
import { renderSound, SAMPLE_RATE_HZ, toWav } from './sound.ts';

const KINDS = ['contact', 'lock', 'tick', 'tap'] as const;
const at = (timeS: number, kind: SoundEvent['kind'], gain = 1): SoundEvent => ({
  timeS,
  kind,
  gain,
});

const between = (samples: Float32Array | undefined, startS: number, endS: number) =>
  samples?.subarray(startS * SAMPLE_RATE_HZ, endS * SAMPLE_RATE_HZ) ?? new Float32Array();
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
const peak = (samples: Float32Array) =>
  samples.reduce((largest, sample) => Math.max(largest, Math.abs(sample)), 0);

/** Sample by sample. `deepEqual` would take minutes to word a difference. */
const isSame = (one: readonly Float32Array[], other: readonly Float32Array[]) =>
  one.length === other.length &&
  one.every((samples, i) => samples.every((sample, n) => sample === other[i]?.[n]));

test('the sound is stereo and as long as the film', () => {
  const channels = renderSound([at(1, 'contact')], 2.5);
  assert.deepEqual(
    channels.map(({ length }) => length),
    [120_000, 120_000],
  );
});

test('every kind of event is heard in both ears from its moment on, and not before', () => {
  const silence = renderSound([], 4);
  for (const kind of KINDS) {
    const channels = renderSound([at(2, kind)], 4);
    for (const [i, samples] of channels.entries()) {
      assert.ok(isSame([between(samples, 0, 2)], [between(silence[i], 0, 2)]), kind);
      assert.ok(rms(between(samples, 2, 2.03)) > 3 * rms(between(samples, 1.8, 2)), kind);
      // The hall has swallowed it after a second and a half.
      assert.ok(rms(between(samples, 3.2, 3.5)) < 2 * rms(between(silence[i], 3.2, 3.5)), kind);
    }
  }
});

test('the ears hear different air', () => {
  const [left, right] = renderSound([], 3);
  assert.ok(left && right && !isSame([left], [right]));
});

test('a soft stroke is quieter and duller than a hard one', () => {
  const strike = (gain: number) => between(renderSound([at(1, 'contact', gain)], 2)[0], 1, 1.05);
  const [hard, soft] = [strike(1), strike(0.3)];
  assert.ok(rms(soft) < 0.5 * rms(hard));
  // A bright sound changes more from sample to sample, for its loudness.
  const brightness = (samples: Float32Array) =>
    rms(samples.slice(1).map((sample, i) => sample - (samples[i] ?? 0))) / rms(samples);
  assert.ok(brightness(soft) < brightness(hard));
});

test('however much happens at once, nothing is louder than -6 dBFS or no number', () => {
  const all = KINDS.flatMap((kind) => [at(1, kind), at(1.01, kind), at(1.02, kind, 3)]);
  for (const events of [all, [at(1, 'contact')]]) {
    for (const samples of renderSound(events, 3)) {
      assert.ok(samples.every(Number.isFinite));
      assert.ok(peak(samples) <= 10 ** (-6 / 20));
    }
  }
});

test('one hard stroke leaves the rest as loud as it was', () => {
  const [alone] = renderSound([], 3);
  const [struck] = renderSound([at(2, 'contact')], 3);
  assert.ok(isSame([between(alone, 0, 2)], [between(struck, 0, 2)]));
});

test('it begins and ends in silence, even in the middle of a sound', () => {
  for (const samples of renderSound([at(0, 'contact'), at(1.98, 'contact')], 2)) {
    assert.equal(Math.abs(samples[0] ?? 1), 0);
    assert.ok(Math.abs(samples.at(-1) ?? 1) < 1e-6);
    assert.ok(peak(between(samples, 0, 0.005)) < 0.001);
    assert.ok(peak(between(samples, 1.995, 2)) < 0.001);
  }
});

test('events outside the film do no harm', () => {
  assert.ok(isSame(renderSound([at(9, 'contact')], 2), renderSound([], 2)));
  assert.ok(isSame(renderSound([at(-1, 'lock')], 2), renderSound([], 2)));
});

test('the same events give the same samples', () => {
  const events = [at(0.5, 'contact'), at(1, 'lock'), at(1.2, 'tap')];
  assert.ok(isSame(renderSound(events, 2), renderSound(events, 2)));
});

test('a WAV file says what is in it', () => {
  const wav = Buffer.from(toWav([new Float32Array([0, 1, -1]), new Float32Array([0.5, 2, -2])]));
  assert.equal(wav.toString('latin1', 0, 4), 'RIFF');
  assert.equal(wav.readUInt32LE(4), wav.length - 8);
  assert.equal(wav.toString('latin1', 8, 16), 'WAVEfmt ');
  assert.equal(wav.readUInt32LE(16), 16);
  assert.equal(wav.readUInt16LE(20), 1, 'PCM');
  assert.equal(wav.readUInt16LE(22), 2, 'channels');
  assert.equal(wav.readUInt32LE(24), 48_000, 'samples a second');
  assert.equal(wav.readUInt32LE(28), 192_000, 'bytes a second');
  assert.equal(wav.readUInt16LE(32), 4, 'bytes a frame');
  assert.equal(wav.readUInt16LE(34), 16, 'bits a sample');
  assert.equal(wav.toString('latin1', 36, 40), 'data');
  assert.equal(wav.readUInt32LE(40), 12);
  const samples = [44, 46, 48, 50, 52, 54].map((offset) => wav.readInt16LE(offset));
  assert.deepEqual(samples, [0, 16_384, 32_767, 32_767, -32_767, -32_767]);
});
