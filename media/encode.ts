/**
 * Turns frames into the two files of a film: AV1, which is small, and H.264, which everything
 * plays. Needs ffmpeg with SVT-AV1 and x264, such as Debian's.
 */
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Probe, runFfmpeg } from './ffmpeg.ts';
import type { Report } from './progress.ts';

/** The frames of a film, in order, and its sound. */
export interface FilmSource {
  /** PNG files one by one, or a film to take them from. */
  readonly frames: AsyncIterable<Uint8Array> | Recording;
  readonly framesPerSecond: number;
  /** A WAV file as long as the film, or a film whose sound it is. Without it the film is silent. */
  readonly soundFile?: string;
}

/** Begins to show a step's progress. */
export type ShowReport = (step: string) => Report;

/** A film somebody has made. */
export interface Recording {
  readonly path: string;
  /** The most pixels of its longer and of its shorter side: it is made smaller, never larger. */
  readonly longSidePx: number;
  readonly shortSidePx: number;
  readonly durationS: number;
}

/** The most bytes each file may have. */
export interface SizeLimits {
  readonly av1Bytes: number;
  readonly h264Bytes: number;
}

/** What a visitor with a phone contract may be asked to fetch. */
export const LIMITS: Readonly<Record<'trailer' | 'demo', SizeLimits>> = {
  trailer: { av1Bytes: 1_200_000, h264Bytes: 2_200_000 },
  demo: { av1Bytes: 2_500_000, h264Bytes: 4_500_000 },
};

/** The curves of HDR, hybrid log-gamma and PQ, as ffmpeg calls them. */
const HDR_TRANSFERS = ['arib-std-b67', 'smpte2084'];

/** The picture tracks: a cover is one too, and a photograph a film of one frame. */
const picturesOf = ({ streams = [] }: Probe) =>
  streams.filter(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );

/** The rates films are shown at, in frames a second; what has another is shown at the last. */
const FRAME_RATES = [24, 25, 30];

/**
 * How many frames a second a recording is shown with: its own where that is a usual rate, or half or a
 * smaller part of its own, so that every frame is shown for as long as the next.
 */
export function frameRateOf(recording: Probe): number {
  const [frames = 0, seconds = 1] = (picturesOf(recording)[0]?.avg_frame_rate ?? '')
    .split('/')
    .map(Number);
  const recorded = frames / seconds;
  const isPart = (rate: number): boolean => {
    const part = Math.round(recorded / rate);
    return part >= 1 && Math.abs(recorded / rate / part - 1) < 0.01;
  };
  return FRAME_RATES.findLast(isPart) ?? 30;
}

/** How long a recording is, in seconds; not a number when the file does not say. */
export const durationS = ({ format }: Probe): number => Number(format?.duration);

/**
 * Looks whether a recording can be used.
 * @returns one sentence that says why it cannot and what helps, or null
 */
export function refusalOf(recording: Probe, needsSound: boolean): string | null {
  const streams = recording.streams ?? [];
  const pictures = picturesOf(recording);
  if (pictures.length === 0 || !(durationS(recording) >= 1))
    return 'is no film, is shorter than a second or does not say how long it is: export it as MP4 or MOV.';
  // Taken for SDR its colours would be washed out, and there is no one right way to turn it into SDR.
  if (pictures.some(({ color_transfer = '' }) => HDR_TRANSFERS.includes(color_transfer)))
    return 'is HDR, and the page needs SDR: switch HDR off where you record (on an iPhone: Settings, Camera, Record Video, HDR Video) or export it as SDR (Rec. 709) from your editor.';
  if (needsSound && !streams.some((stream) => stream.codec_type === 'audio'))
    return 'has no sound, and the demo needs some: export it with an audio track, even a silent one.';
  return null;
}

/** A written file, and the quality it got. */
export interface EncodedFile {
  readonly path: string;
  readonly bytes: number;
  /** The encoder's constant rate factor: less is better. */
  readonly crf: number;
}

interface Encoder {
  readonly ending: string;
  /** Better than this nobody sees on a web page. */
  readonly bestCrf: number;
  /** Beyond this the film looks bad, and is to be made shorter or calmer instead. */
  readonly worstCrf: number;
  /** By how much the factor grows when half the bytes are to do. */
  readonly halvingCrf: number;
  readonly options: readonly string[];
  /** The preset that looks for the factor on samples, and those of the final encoding. */
  readonly presets: { readonly search: string; readonly recording: string; readonly drawn: string };
  /** What becomes of the grain of drawn films; that of a recording is noise, taken out before. */
  readonly grain: readonly string[];
}

/** A key frame this often lets a visitor jump about in the film. */
const KEYFRAME_EVERY_S = 2;
const FRAMES = 'frames.mkv';
const SOUND_BITS_PER_SECOND = 80_000;
const AAC = ['-c:a', 'aac', '-b:a', `${SOUND_BITS_PER_SECOND}`, '-ac', '2'];

/** What decoders need to know to show the colours meant. ffmpeg writes the colr box from it. */
const COLOUR_TAGS = [
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-colorspace', 'bt709', '-color_range', 'tv'],
];

/** A recording may carry the place it was made at, its device and its day: none of it is passed on. */
const ANONYMOUS = ['-map_metadata', '-1', '-map_chapters', '-1'];

/**
 * Grain is taken out, described, and put back by the decoder. It costs next to nothing and hides
 * the bands that 8 bits leave in dark gradients, so that 10 bits are not needed.
 */
const av1: Encoder = {
  ending: '.av1.mp4',
  bestCrf: 28,
  worstCrf: 55,
  halvingCrf: 8,
  options: ['-c:v', 'libsvtav1'],
  presets: { search: '10', recording: '8', drawn: '4' },
  grain: ['-svtav1-params', 'film-grain=10:film-grain-denoise=1'],
};

const DENOISE = 'hqdn3d=4:3:10:8';

/**
 * H.264 cannot describe grain, and with these few bits would smear it into worms: most of it is
 * taken out first. aq-mode 3 then spends more on dark gradients, where banding shows first.
 */
const h264: Encoder = {
  ending: '.mp4',
  bestCrf: 19,
  worstCrf: 34,
  halvingCrf: 6,
  options: [
    ...['-c:v', 'libx264', '-aq-mode', '3'],
    // What phones of ten years ago decode; without a level, the preset may ask for more.
    ...['-profile:v', 'high', '-level', '4.0'],
  ],
  presets: { search: 'veryfast', recording: 'medium', drawn: 'slower' },
  grain: ['-vf', DENOISE],
};

/**
 * Fits a film into a size as it is to be seen, upright or not: ffmpeg has already turned a phone's
 * film as the phone was held. Encoders want even numbers.
 */
function fit({ longSidePx, shortSidePx }: Recording): string {
  const side = (isLonger: string, own: string) =>
    `'min(${own},if(${isLonger},${longSidePx},${shortSidePx}))'`;
  // Some films have pixels that are not square.
  const seen = 'scale=iw*sar:ih,setsar=1';
  const box = `w=${side('gte(iw,ih)', 'iw')}:h=${side('gt(ih,iw)', 'ih')}`;
  return `${seen},scale=${box}:force_original_aspect_ratio=decrease:force_divisible_by=2`;
}

/**
 * Keeps the frames without loss, in the colours both encoders take: bt709, limited range, 8 bit.
 * Drawn ones come slowly, and all are read several times.
 * @returns how many there are
 */
async function keepFrames(
  { frames, framesPerSecond }: FilmSource,
  path: string,
  show: ShowReport,
): Promise<number> {
  let frameCount = 0;
  const colour = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p';
  // Every frame by itself, so that samples can be taken anywhere, and in slices, for every processor.
  const kept = [
    ...COLOUR_TAGS,
    ...ANONYMOUS,
    '-an',
    '-c:v',
    'ffv1',
    '-g',
    '1',
    '-slices',
    '4',
    path,
  ];
  if (Symbol.asyncIterator in frames) {
    const onFrames = (count: number) => {
      frameCount = count;
    };
    await runFfmpeg(
      [
        ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', `${framesPerSecond}`, '-i', '-'],
        ...['-vf', colour, ...kept],
      ],
      { frames, onFrames },
    );
    return frameCount;
  }
  const report = show('reading');
  const expectedCount = Math.round(frames.durationS * framesPerSecond);
  const onFrames = (count: number) => {
    frameCount = count;
    // The file's duration may be that of its sound.
    if (count < expectedCount) report(count, expectedCount);
  };
  await runFfmpeg(
    [
      // The first picture track that is not a still, such as a cover.
      ...['-i', frames.path, '-map', '0:V:0'],
      ...['-vf', `fps=${framesPerSecond},${fit(frames)},${DENOISE},${colour}`, ...kept],
    ],
    { onFrames },
  );
  report(frameCount, frameCount);
  return frameCount;
}

/** A second from each of so many parts of a film tells how many bytes the whole needs. */
const SAMPLES = 4;

/**
 * Copies samples of the kept frames, and says for how much of the film they stand. A film hardly
 * longer is its own sample.
 */
async function takeSamples(
  folder: string,
  { frameCount, framesPerSecond }: { frameCount: number; framesPerSecond: number },
): Promise<{ path: string; share: number }> {
  const path = join(folder, 'samples.mkv');
  const whole = join(folder, FRAMES);
  if (frameCount < 2 * SAMPLES * framesPerSecond) return { path: whole, share: 1 };
  const every = Math.floor(frameCount / SAMPLES);
  const middle = Math.floor((every - framesPerSecond) / 2);
  const isTaken = `lt(mod(n+${every - middle},${every}),${framesPerSecond})*gte(n,${middle})*lt(n,${SAMPLES * every})`;
  await runFfmpeg([
    ...['-i', whole, '-vf', `select='${isTaken}',setpts=N/(${framesPerSecond}*TB)`],
    ...['-r', `${framesPerSecond}`, ...COLOUR_TAGS, '-c:v', 'ffv1', '-g', '1', path],
  ]);
  return { path, share: (SAMPLES * framesPerSecond) / frameCount };
}

/** Closer to the limit than this nobody sees a difference, and each try takes minutes. */
const CLOSE_ENOUGH = 0.85;

/**
 * The best quality that fits, or nearly, found by halving the range. No estimate jumps ahead: where
 * an encoder begins to keep the grain, size leaps tenfold within a few steps.
 * @param bestCrf constant rate factor nobody needs to go below
 * @param worstCrf the largest that still looks good
 * @param limitBytes the most the file may have
 * @param encodedBytes encodes with a factor and says how large the file is
 * @returns the factor, null when not even the worst fits
 */
export async function findCrf(
  bestCrf: number,
  worstCrf: number,
  limitBytes: number,
  encodedBytes: (crf: number) => Promise<number>,
): Promise<number | null> {
  // Often the best fits at once.
  if ((await encodedBytes(bestCrf)) <= limitBytes) return bestCrf;
  let [tooLarge, fitting] = [bestCrf, worstCrf + 1];
  while (fitting - tooLarge > 1) {
    const middle = Math.floor((tooLarge + fitting) / 2);
    const bytes = await encodedBytes(middle);
    if (bytes > limitBytes) tooLarge = middle;
    else if (bytes > limitBytes * CLOSE_ENOUGH) return middle;
    else fitting = middle;
  }
  return fitting <= worstCrf ? fitting : null;
}

/** A file in the temporary folder, and what it will be in its place. */
interface Encoded {
  readonly madeAs: string;
  readonly file: EncodedFile;
}

/** What is encoded: the kept frames, their samples, and the sound. */
interface Kept {
  readonly folder: string;
  readonly samples: { readonly path: string; readonly share: number };
  readonly frameCount: number;
  readonly source: FilmSource;
}

/** Samples, and presets, differ from the whole: so much of the limit they may fill. */
const SAMPLED_LIMIT = 0.85;

/** The most encodings a search may take: the best, then halving the range. */
const searchSteps = ({ bestCrf, worstCrf }: Encoder): number =>
  1 + Math.ceil(Math.log2(worstCrf + 1 - bestCrf));

/**
 * Encodes at the best quality that stays under the limit. A constant quality, searched for, rather
 * than a bit rate in two passes: most of a dark film needs few bits, and a rate would spend them. The
 * search is on samples and with a fast preset; the film is then encoded with a good one, again only
 * when the samples have promised too much.
 */
async function encode(
  encoder: Encoder,
  { folder, samples, frameCount, source }: Kept,
  path: string,
  limitBytes: number,
  show: ShowReport,
): Promise<Encoded> {
  const { framesPerSecond, soundFile, frames } = source;
  const { bestCrf, worstCrf, halvingCrf, presets, ending } = encoder;
  const isDrawn = Symbol.asyncIterator in frames;
  const name = ending === av1.ending ? 'AV1' : 'H.264';
  const options = [
    ...[...encoder.options, ...(isDrawn ? encoder.grain : [])],
    ...['-g', `${KEYFRAME_EVERY_S * framesPerSecond}`, ...COLOUR_TAGS, ...ANONYMOUS],
  ];

  const sampleFile = join(folder, `sample${ending}`);
  const search = show(`${name}, search`);
  let tries = 0;
  search(tries, searchSteps(encoder));
  const soundBytes = soundFile ? (SOUND_BITS_PER_SECOND / 8) * (frameCount / framesPerSecond) : 0;
  const found = await findCrf(
    bestCrf,
    worstCrf,
    (limitBytes - soundBytes) * SAMPLED_LIMIT,
    async (crf) => {
      const preset = ['-preset', presets.search, '-crf', `${crf}`];
      await runFfmpeg(['-i', samples.path, '-an', ...options, ...preset, sampleFile]);
      tries += 1;
      search(tries, searchSteps(encoder));
      return (await stat(sampleFile)).size / samples.share;
    },
  );
  search(searchSteps(encoder), searchSteps(encoder));

  const madeAs = join(folder, `film${ending}`);
  const preset = ['-preset', isDrawn ? presets.drawn : presets.recording];
  const sound = soundFile
    ? [
        ...['-i', soundFile, ...['-map', '0:v:0', '-map', '1:a:0']],
        // As long as the picture, whatever the recording's own sound is.
        ...['-af', 'apad', '-t', `${frameCount / framesPerSecond}`, ...AAC],
      ]
    : ['-an'];
  let crf = found ?? worstCrf;
  while (crf <= worstCrf) {
    const report = show(name);
    await runFfmpeg(
      [
        ...['-i', join(folder, FRAMES), ...sound, ...options, ...preset, '-crf', `${crf}`],
        ...['-movflags', '+faststart', madeAs],
      ],
      { onFrames: (count) => report(count, Math.max(count, frameCount)) },
    );
    const { size: bytes } = await stat(madeAs);
    if (bytes <= limitBytes) return { madeAs, file: { path: path + ending, bytes, crf } };
    crf += Math.ceil(halvingCrf * Math.log2(bytes / limitBytes / SAMPLED_LIMIT));
  }
  throw new Error(
    `The film cannot look good in ${(limitBytes / 1e6).toFixed(1)} MB: it has to be shorter or calmer.`,
  );
}

/** How to make a still of a film: a moment of it and a file. */
export interface Still {
  readonly timeS: number;
  readonly path: string;
}

/** A still of the kept frames, as a JPEG of their size in the colours of JPEG. */
function writeStill(folder: string, { timeS, path }: Still): Promise<void> {
  const colour = 'scale=in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc,format=yuvj444p';
  return runFfmpeg([
    ...['-ss', `${timeS}`, '-i', join(folder, FRAMES), '-frames:v', '1', '-update', '1'],
    ...['-vf', colour, '-color_range', 'pc', '-q:v', '2', path],
  ]);
}

/**
 * Writes a film as `<path>.av1.mp4` and `<path>.mp4`, each index first and at the best quality
 * that stays under its limit. When either does not fit, everything stays as it was.
 * @param path where to, without ending
 * @param show begins to show a step's progress
 * @param still what to make of a frame of it, if anything
 * @throws with one sentence when it does not fit
 */
export async function encodeFilm(
  source: FilmSource,
  path: string,
  limits: SizeLimits,
  show: ShowReport,
  still?: Still,
): Promise<EncodedFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const frameCount = await keepFrames(source, join(folder, FRAMES), show);
    const samples = await takeSamples(folder, { ...source, frameCount });
    const kept = { folder, samples, frameCount, source };
    const encoded = [
      await encode(av1, kept, path, limits.av1Bytes, show),
      await encode(h264, kept, path, limits.h264Bytes, show),
    ];
    if (still) await writeStill(folder, still);
    for (const { madeAs, file } of encoded) await copyFile(madeAs, file.path);
    return encoded.map(({ file }) => file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
