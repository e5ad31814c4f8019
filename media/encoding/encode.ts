/** Encodes a recording as the two files of a video. Needs ffmpeg with SVT-AV1 and x264. */
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AV1, type Encoder, H264 } from './encoders.ts';
import { options, runFfmpeg } from './ffmpeg.ts';
import { showProgress } from './progress.ts';
import { findCrf } from './qualitySearch.ts';
import type { VideoSpec } from './videoSpecs.ts';

/** A recording of an owner's. */
interface Recording {
  readonly path: string;
  readonly durationS: number;
  /** The rate to show its frames at. */
  readonly framesPerSecond: number;
}

/** The files to write. */
interface Outputs {
  readonly av1: string;
  readonly h264: string;
  /** A JPEG of the frame at a time. */
  readonly poster: string;
  readonly posterTimeS: number;
}

/** A video that is being encoded. */
interface Job {
  readonly recording: Recording;
  readonly hasSound: boolean;
  /** A temporary folder. */
  readonly folder: string;
  /** The frames without loss. */
  readonly framesFile: string;
  readonly frameCount: number;
}

/** A share of the frames that stands for all of them in the search for the quality. */
interface Samples {
  readonly path: string;
  readonly share: number;
}

const KEYFRAME_INTERVAL_S = 2;
const SOUND_BITS_PER_SECOND = 80_000;
const AAC = options(`-c:a aac -b:a ${SOUND_BITS_PER_SECOND} -ac 2`);

/** Tells decoders the colours of the video. ffmpeg writes them into the colr box. */
const COLOUR_TAGS = options(
  '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv',
);
const TO_BT709 = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p';

/** A spatial and temporal noise filter: noise costs many bytes. */
const DENOISE = 'hqdn3d=4:3:10:8';

/** Drops the metadata of a recording, which can include the place, the device and the date. */
const ANONYMOUS = options('-map_metadata -1 -map_chapters -1');

/** Lossless, each frame by itself so that samples can be cut anywhere. */
const FFV1 = options('-c:v ffv1 -g 1');

/** One second from each of four parts of a video predicts the size of the whole. */
const SAMPLE_COUNT = 4;

/** The share of the limit that the search may use, because samples and presets predict roughly. */
const SEARCH_MARGIN = 0.85;

/** The filter that scales a recording down to a size, upright or not, to even sides. */
function fit({ longSidePx, shortSidePx }: VideoSpec): string {
  const side = (isLonger: string, own: string) =>
    `'min(${own},if(${isLonger},${longSidePx},${shortSidePx}))'`;
  const toSquarePixels = 'scale=iw*sar:ih,setsar=1';
  const box = `w=${side('gte(iw,ih)', 'iw')}:h=${side('gt(ih,iw)', 'ih')}`;
  return `${toSquarePixels},scale=${box}:force_original_aspect_ratio=decrease:force_divisible_by=2`;
}

/**
 * Writes the frames as they will be shown to a lossless file, because they are read several times.
 * @returns the number of frames
 */
async function keepFrames(recording: Recording, spec: VideoSpec, path: string): Promise<number> {
  const { durationS, framesPerSecond } = recording;
  const report = showProgress('Reading');
  const expectedCount = Math.round(durationS * framesPerSecond);
  const onFrames = (count: number) => report(count, Math.max(count + 1, expectedCount));
  // "V" excludes stills such as cover art.
  const input = ['-i', recording.path, '-map', '0:V:0', '-an'];
  const filters = `fps=${framesPerSecond},${fit(spec)},${DENOISE},${TO_BT709}`;
  const output = [...COLOUR_TAGS, ...ANONYMOUS, ...FFV1, '-slices', '4', path];
  const frameCount = await runFfmpeg([...input, '-vf', filters, ...output], onFrames);
  report(frameCount, frameCount);
  return frameCount;
}

/** Cuts samples out of the frames. A video hardly longer than its samples is its own sample. */
async function takeSamples({ recording, folder, framesFile, frameCount }: Job): Promise<Samples> {
  const { framesPerSecond } = recording;
  if (frameCount < 2 * SAMPLE_COUNT * framesPerSecond) return { path: framesFile, share: 1 };
  const path = join(folder, 'samples.mkv');
  const every = Math.floor(frameCount / SAMPLE_COUNT);
  const start = Math.floor((every - framesPerSecond) / 2);
  const isInSecond = `lt(mod(n+${every - start},${every}),${framesPerSecond})`;
  const isSampled = `${isInSecond}*gte(n,${start})*lt(n,${SAMPLE_COUNT * every})`;
  await runFfmpeg([
    ...['-i', framesFile, '-vf', `select='${isSampled}',setpts=N/(${framesPerSecond}*TB)`],
    ...['-r', `${framesPerSecond}`, ...COLOUR_TAGS, ...FFV1, path],
  ]);
  return { path, share: (SAMPLE_COUNT * framesPerSecond) / frameCount };
}

/**
 * Encodes at the best quality that stays under the limit: a constant quality instead of a bit rate,
 * because most of a dark video needs few bits. The quality is searched for on samples with a fast
 * preset. The whole is encoded more than once only when the samples predicted too small a file.
 * @returns the path of the file in the temporary folder
 */
async function encode(
  { name, codec, bestCrf, worstCrf, crfPerHalving, searchPreset, preset }: Encoder,
  { recording, hasSound, folder, framesFile, frameCount }: Job,
  samples: Samples,
  limitBytes: number,
): Promise<string> {
  const { framesPerSecond } = recording;
  const durationS = frameCount / framesPerSecond;
  const keyframeInterval = options(`-g ${KEYFRAME_INTERVAL_S * framesPerSecond}`);
  const common = [...codec, ...keyframeInterval, ...COLOUR_TAGS, ...ANONYMOUS];
  const quality = (speed: string, crf: number) => options(`-preset ${speed} -crf ${crf}`);

  const soundBytes = hasSound ? (SOUND_BITS_PER_SECOND / 8) * durationS : 0;
  const searchLimitBytes = (limitBytes - soundBytes) * SEARCH_MARGIN;
  const report = showProgress(`${name}, search`);
  const mostTries = 1 + Math.ceil(Math.log2(worstCrf + 1 - bestCrf));
  let tries = 0;
  const found = await findCrf(bestCrf, worstCrf, searchLimitBytes, async (crf) => {
    report(tries++, mostTries);
    const file = join(folder, 'sample.mp4');
    await runFfmpeg(['-i', samples.path, '-an', ...common, ...quality(searchPreset, crf), file]);
    return (await stat(file)).size / samples.share;
  });
  report(mostTries, mostTries);

  const file = join(folder, `${name}.mp4`);
  // The sound is padded or cut to the duration of the frames.
  const sound = hasSound
    ? ['-i', recording.path, ...options(`-map 0:v:0 -map 1:a:0 -af apad -t ${durationS}`), ...AAC]
    : ['-an'];
  let crf = found ?? worstCrf;
  while (crf <= worstCrf) {
    const reportWhole = showProgress(name);
    const output = [...sound, ...common, ...quality(preset, crf), '-movflags', '+faststart', file];
    const onFrames = (count: number) => reportWhole(count, Math.max(count, frameCount));
    await runFfmpeg(['-i', framesFile, ...output], onFrames);
    const { size: bytes } = await stat(file);
    if (bytes <= limitBytes) return file;
    crf += Math.ceil(crfPerHalving * Math.log2(bytes / limitBytes / SEARCH_MARGIN));
  }
  throw new Error(
    `The video cannot look good in ${(limitBytes / 1e6).toFixed(1)} MB: it has to be shorter or calmer.`,
  );
}

/** Writes one of the frames as a JPEG, in the colour matrix and range of JPEG. */
function writeStill(framesFile: string, timeS: number, path: string): Promise<number> {
  const toJpeg = 'scale=in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc,format=yuvj444p';
  return runFfmpeg([
    ...['-ss', `${timeS}`, '-i', framesFile, ...options('-frames:v 1 -update 1')],
    ...['-vf', toJpeg, ...options('-color_range pc -q:v 2'), path],
  ]);
}

/**
 * Writes a recording as AV1 and as H.264, each at the best quality that stays under its limit, and
 * its poster. When one does not fit, no file is changed.
 * @throws an error with one sentence when the video does not fit
 */
export async function encodeVideo(
  recording: Recording,
  spec: VideoSpec,
  outputs: Outputs,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  try {
    const framesFile = join(folder, 'frames.mkv');
    const frameCount = await keepFrames(recording, spec, framesFile);
    const job: Job = { recording, hasSound: spec.hasSound, folder, framesFile, frameCount };
    const samples = await takeSamples(job);
    const av1File = await encode(AV1, job, samples, spec.av1Bytes);
    const h264File = await encode(H264, job, samples, spec.h264Bytes);
    await writeStill(framesFile, outputs.posterTimeS, outputs.poster);
    await copyFile(av1File, outputs.av1);
    await copyFile(h264File, outputs.h264);
  } finally {
    await rm(folder, { recursive: true });
  }
}
