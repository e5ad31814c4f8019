/**
 * The sound of the demo, made by code: the air of an empty hall, and in it a shuttle on strings and
 * the few quiet sounds of the app. The same events give the same samples.
 */
import { seededRandom } from '../src/lib/seededRandom.ts';
import type { SoundEvent } from './films/soundEvents.ts';

export const SAMPLE_RATE_HZ = 48_000;

/** -8 dBFS: clear of clipping after AAC, which overshoots a little, and no louder than speech. */
const LARGEST_SAMPLE = 0.4;
/** -50 dBFS: heard with headphones, and missed when it is gone. */
const AIR_RMS = 0.0032;
/** What is left of noise from -1 to 1 once only its dark part is kept, as measured. */
const DARK_NOISE_RMS = 0.055;
const REVERB_GAIN = 0.5;
const FADE_S = 0.8;

/** Multiplies a vibration that has lost all but 1/e after the given time, sample by sample. */
const decayPerSample = (decayS: number): number => Math.exp(-1 / (decayS * SAMPLE_RATE_HZ));

/** The samples from a moment on, as many as there are before the end. */
function from(samples: Float32Array, timeS: number): Float32Array {
  return samples.subarray(Math.round(timeS * SAMPLE_RATE_HZ));
}

/** A struck thing that rings at one pitch and dies away. It starts at zero, so without a click. */
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

/** A burst of noise through a band, as a second-order band-pass lets it through. */
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

/** A short soft tone that swells and sinks. */
function addBlip(samples: Float32Array, frequencyHz: number, lengthS: number, gain: number): void {
  const length = Math.round(lengthS * SAMPLE_RATE_HZ);
  const step = (2 * Math.PI * frequencyHz) / SAMPLE_RATE_HZ;
  for (let i = 0; i < Math.min(length, samples.length); i++)
    samples[i] =
      (samples[i] ?? 0) + gain * Math.sin((Math.PI * i) / length) ** 2 * Math.sin(step * i);
}

/** How each kind of event sounds, from its moment on. Pitches and times are by ear. */
const VOICES: Record<
  SoundEvent['kind'],
  (samples: Float32Array, gain: number, random: () => number) => void
> = {
  // Cork on strings: a crack that is sharper the harder the stroke, the strings' pock, the frame.
  contact(samples, gain, random) {
    addBurst(samples, 1000 + 1400 * gain, 0.006, 0.5 * gain, random);
    addRing(samples, 620 + 240 * gain, 0.018, 0.12 * gain);
    addRing(samples, 190, 0.03, 0.06 * gain);
  },
  lock(samples, gain) {
    addBlip(samples, 1318.5, 0.06, 0.06 * gain);
    addBlip(from(samples, 0.085), 1760, 0.08, 0.06 * gain);
  },
  tick(samples, gain) {
    addBlip(samples, 2349, 0.018, 0.04 * gain);
  },
  tap(samples, gain, random) {
    addBurst(samples, 420, 0.005, 0.35 * gain, random);
    addRing(samples, 240, 0.012, 0.08 * gain);
  },
};

/** Walls at different distances for the two ears. Prime numbers of samples do not ring together. */
const HALL = [
  { firstWallsS: [0.017, 0.029, 0.041], loops: [1867, 2203, 2539, 2909] },
  { firstWallsS: [0.019, 0.026, 0.047], loops: [1933, 2137, 2617, 2843] },
] as const;
const REVERBERATION_S = 1.4;
/** Air and curtains swallow the high tones first: the share of the last sample that stays. */
const DAMPING = 0.45;

/** What a hall gives back of a sound at one ear: first the walls, then a tail of loops. */
function reverberate(dry: Float32Array, { firstWallsS, loops }: (typeof HALL)[number]) {
  const wet = new Float32Array(dry.length);
  for (const [i, delayS] of firstWallsS.entries()) {
    const later = from(wet, delayS);
    for (let n = 0; n < later.length; n++)
      later[n] = (later[n] ?? 0) + (dry[n] ?? 0) * (0.7 - 0.15 * i);
  }
  for (const delay of loops) {
    // Falls by 60 dB in the reverberation time.
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

/** The air of the hall at one ear: dark noise that swells slowly. */
function addAir(samples: Float32Array, seed: number): void {
  const random = seededRandom(seed);
  const share = 1 - decayPerSample(1 / (2 * Math.PI * 320));
  const rumbleShare = 1 - decayPerSample(1 / (2 * Math.PI * 45));
  let [once, twice, rumble] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    once += share * (2 * random() - 1 - once);
    twice += share * (once - twice);
    rumble += rumbleShare * (twice - rumble);
    const swell = 1 + 0.3 * Math.sin((2 * Math.PI * i) / (11 * SAMPLE_RATE_HZ) + seed);
    samples[i] = (samples[i] ?? 0) + (AIR_RMS / DARK_NOISE_RMS) * swell * (twice - rumble);
  }
}

/** Lets the sound come out of silence and go back to it. */
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
 * Renders the sound of a film.
 * @param durationS length in seconds
 * @returns left and right, 48 000 samples a second from -1 to 1, silent at both ends
 */
export function renderSound(events: readonly SoundEvent[], durationS: number): Float32Array[] {
  const length = Math.round(durationS * SAMPLE_RATE_HZ);
  const dry = new Float32Array(length);
  for (const [i, { kind, timeS, gain }] of events.entries())
    if (timeS >= 0) VOICES[kind](from(dry, timeS), gain, seededRandom(i));
  const channels = HALL.map((ear, i) => {
    const samples = reverberate(dry, ear).map((wet, n) => (dry[n] ?? 0) + wet * REVERB_GAIN);
    addAir(samples, i + 1);
    fade(samples);
    return samples;
  });
  const largest = Math.max(...channels.map(largestSample));
  // Louder together than allowed: everything becomes quieter, nothing is bent.
  const scale = Math.min(1, LARGEST_SAMPLE / largest);
  return largest === 0 ? channels : channels.map((samples) => samples.map((s) => s * scale));
}

function largestSample(samples: Float32Array): number {
  return samples.reduce((largest, sample) => Math.max(largest, Math.abs(sample)), 0);
}

/**
 * A WAV file with 16 bits a sample.
 * @param channels equally long, 48 000 samples a second from -1 to 1
 */
export function toWav(channels: readonly Float32Array[]): Uint8Array {
  const frameCount = channels[0]?.length ?? 0;
  const bytesPerFrame = 2 * channels.length;
  const dataBytes = frameCount * bytesPerFrame;
  const wav = Buffer.alloc(44 + dataBytes);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + dataBytes, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(channels.length, 22);
  wav.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  wav.writeUInt32LE(SAMPLE_RATE_HZ * bytesPerFrame, 28);
  wav.writeUInt16LE(bytesPerFrame, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(dataBytes, 40);
  for (const [channel, samples] of channels.entries()) {
    for (const [i, sample] of samples.entries()) {
      const clipped = Math.max(-1, Math.min(1, sample));
      wav.writeInt16LE(Math.round(clipped * 32_767), 44 + i * bytesPerFrame + channel * 2);
    }
  }
  return wav;
}
