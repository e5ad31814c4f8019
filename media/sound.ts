/**
 * Synthesizes the sound of the demo: the room tone of an empty hall, the strokes of the rally, and
 * the few quiet sounds of the app. The same events always give the same samples.
 */
import { seededRandom } from '../src/lib/seededRandom.ts';

/** A racket meets the shuttle, the court or the result is found, a frame is analyzed, a finger taps. */
export type SoundKind = 'contact' | 'lock' | 'tick' | 'tap';

/** One sound of a video. */
export interface SoundEvent {
  /** Seconds since the video began. */
  readonly timeS: number;
  readonly kind: SoundKind;
  /** Loudness, from 0 to 1. */
  readonly gain: number;
}

export const SAMPLE_RATE_HZ = 48_000;

/** -8 dBFS: no louder than speech, with room for the overshoot of AAC. */
const PEAK = 0.4;
/** -50 dBFS: audible with headphones. */
const ROOM_TONE_RMS = 0.0032;
/** The measured level of noise from -1 to 1 after the room tone's filters. */
const FILTERED_NOISE_RMS = 0.055;
const REVERB_GAIN = 0.5;
const FADE_S = 0.8;

/** The factor from sample to sample by which a level falls to 1/e in a time. */
const decayPerSample = (decayS: number): number => Math.exp(-1 / (decayS * SAMPLE_RATE_HZ));

/** The samples from a time to the end. */
const from = (samples: Float32Array, timeS: number): Float32Array =>
  samples.subarray(Math.round(timeS * SAMPLE_RATE_HZ));

/** Adds a sine that decays. It starts at zero, without a click. */
function addRing(samples: Float32Array, frequencyHz: number, decayS: number, gain: number): void {
  const decay = decayPerSample(decayS);
  const step = (2 * Math.PI * frequencyHz) / SAMPLE_RATE_HZ;
  const end = Math.min(samples.length, Math.round(8 * decayS * SAMPLE_RATE_HZ));
  let level = gain;
  for (let i = 0; i < end; i++) {
    samples[i] = (samples[i] ?? 0) + level * Math.sin(step * i);
    level *= decay;
  }
}

/** Adds a decaying burst of noise through a second-order band-pass filter. */
function addBurst(
  samples: Float32Array,
  centreHz: number,
  decayS: number,
  gain: number,
  random: () => number,
): void {
  const angle = (2 * Math.PI * centreHz) / SAMPLE_RATE_HZ;
  const width = Math.sin(angle) / 2;
  const [feedback1, feedback2] = [(-2 * Math.cos(angle)) / (1 + width), (1 - width) / (1 + width)];
  const decay = decayPerSample(decayS);
  const end = Math.min(samples.length, Math.round(8 * decayS * SAMPLE_RATE_HZ));
  let [input1, input2, output1, output2] = [0, 0, 0, 0];
  let level = gain;
  for (let i = 0; i < end; i++) {
    const input = level * (2 * random() - 1);
    const output =
      ((input - input2) * width) / (1 + width) - feedback1 * output1 - feedback2 * output2;
    [input2, input1, output2, output1] = [input1, input, output1, output];
    samples[i] = (samples[i] ?? 0) + output;
    level *= decay;
  }
}

/** Adds a short tone that fades in and out. */
function addBeep(samples: Float32Array, frequencyHz: number, lengthS: number, gain: number): void {
  const length = Math.round(lengthS * SAMPLE_RATE_HZ);
  const step = (2 * Math.PI * frequencyHz) / SAMPLE_RATE_HZ;
  for (let i = 0; i < Math.min(length, samples.length); i++)
    samples[i] =
      (samples[i] ?? 0) + gain * Math.sin((Math.PI * i) / length) ** 2 * Math.sin(step * i);
}

/** Adds each kind of sound from its time on. Pitches and times were chosen by ear. */
const VOICES: Record<
  SoundEvent['kind'],
  (samples: Float32Array, gain: number, random: () => number) => void
> = {
  // The crack of the cork, sharper for harder strokes, then the strings and the frame.
  contact(samples, gain, random) {
    addBurst(samples, 1000 + 1400 * gain, 0.006, 0.5 * gain, random);
    addRing(samples, 620 + 240 * gain, 0.018, 0.12 * gain);
    addRing(samples, 190, 0.03, 0.06 * gain);
  },
  lock(samples, gain) {
    addBeep(samples, 1318.5, 0.06, 0.06 * gain);
    addBeep(from(samples, 0.085), 1760, 0.08, 0.06 * gain);
  },
  tick(samples, gain) {
    addBeep(samples, 2349, 0.018, 0.04 * gain);
  },
  tap(samples, gain, random) {
    addBurst(samples, 420, 0.005, 0.35 * gain, random);
    addRing(samples, 240, 0.012, 0.08 * gain);
  },
};

/** The distances of the walls differ for the two ears. Prime delays do not resonate together. */
const EARS = [
  { firstWallsS: [0.017, 0.029, 0.041], loops: [1867, 2203, 2539, 2909] },
  { firstWallsS: [0.019, 0.026, 0.047], loops: [1933, 2137, 2617, 2843] },
] as const;
const REVERBERATION_S = 1.4;
/** A one-pole low-pass in the reverb, because high tones are absorbed first. */
const DAMPING = 0.45;

/** The reverb of the hall at one ear: early reflections, then feedback comb filters. */
function reverberate(dry: Float32Array, { firstWallsS, loops }: (typeof EARS)[number]) {
  const wet = new Float32Array(dry.length);
  for (const [i, delayS] of firstWallsS.entries()) {
    const later = from(wet, delayS);
    for (let n = 0; n < later.length; n++)
      later[n] = (later[n] ?? 0) + (dry[n] ?? 0) * (0.7 - 0.15 * i);
  }
  for (const delay of loops) {
    // The definition of reverberation time: a decay of 60 dB.
    const feedback = 10 ** ((-3 * delay) / (REVERBERATION_S * SAMPLE_RATE_HZ));
    const loop = new Float32Array(delay);
    let damped = 0;
    for (let n = 0; n < dry.length; n++) {
      const output = loop[n % delay] ?? 0;
      damped = output * (1 - DAMPING) + damped * DAMPING;
      loop[n % delay] = (dry[n] ?? 0) + damped * feedback;
      wet[n] = (wet[n] ?? 0) + output / loops.length;
    }
  }
  return wet;
}

/** Adds the room tone at one ear: low-pass noise that swells slowly. */
function addRoomTone(samples: Float32Array, seed: number): void {
  const random = seededRandom(seed);
  const share = 1 - decayPerSample(1 / (2 * Math.PI * 320));
  const rumbleShare = 1 - decayPerSample(1 / (2 * Math.PI * 45));
  let [once, twice, rumble] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    once += share * (2 * random() - 1 - once);
    twice += share * (once - twice);
    rumble += rumbleShare * (twice - rumble);
    const swell = 1 + 0.3 * Math.sin((2 * Math.PI * i) / (11 * SAMPLE_RATE_HZ) + seed);
    samples[i] =
      (samples[i] ?? 0) + (ROOM_TONE_RMS / FILTERED_NOISE_RMS) * swell * (twice - rumble);
  }
}

/** Fades the sound in and out. */
function fade(samples: Float32Array): void {
  const length = Math.min(FADE_S * SAMPLE_RATE_HZ, samples.length / 2);
  for (let i = 0; i < length; i++) {
    const gain = Math.sin((Math.PI * i) / (2 * length)) ** 2;
    const last = samples.length - 1 - i;
    samples[i] = (samples[i] ?? 0) * gain;
    samples[last] = (samples[last] ?? 0) * gain;
  }
}

/**
 * Renders the sound of a video.
 * @returns the left and the right channel, samples from -1 to 1
 */
export function renderSound(events: readonly SoundEvent[], durationS: number): Float32Array[] {
  const length = Math.round(durationS * SAMPLE_RATE_HZ);
  const dry = new Float32Array(length);
  for (const [i, { kind, timeS, gain }] of events.entries())
    if (timeS >= 0) VOICES[kind](from(dry, timeS), gain, seededRandom(i));
  const channels = EARS.map((ear, i) => {
    const samples = reverberate(dry, ear).map((wet, n) => (dry[n] ?? 0) + wet * REVERB_GAIN);
    addRoomTone(samples, i + 1);
    fade(samples);
    return samples;
  });
  const peaks = channels.map((samples) =>
    samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  );
  // The whole is turned down rather than clipped.
  const scale = Math.min(1, PEAK / Math.max(...peaks));
  return channels.map((samples) => samples.map((sample) => sample * scale));
}

/**
 * Interleaves channels as signed 16-bit little-endian PCM.
 * @param channels equally long, from -1 to 1
 */
export function toPcm(channels: readonly Float32Array[]): Buffer {
  const sampleCount = channels[0]?.length ?? 0;
  const pcm = Buffer.alloc(2 * channels.length * sampleCount);
  for (const [channel, samples] of channels.entries())
    for (const [i, sample] of samples.entries())
      pcm.writeInt16LE(Math.round(sample * 32_767), 2 * (i * channels.length + channel));
  return pcm;
}
