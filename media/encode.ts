/**
 * Turns frames into the two files of a film: AV1, which is small, and H.264, which everything
 * plays. Needs ffmpeg with SVT-AV1 and x264, such as Debian's.
 */
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Probe, runFfmpeg } from './ffmpeg.ts';

/** The frames of a film, in order, and its sound. */
export interface FilmSource {
  /** PNG files one by one, or a film to take them from, fitted into a size. */
  readonly frames: AsyncIterable<Uint8Array> | Recording;
  readonly framesPerSecond: number;
  /** A WAV file as long as the film, or a film whose sound it is. Without it the film is silent. */
  readonly soundFile?: string;
}

/** A film somebody has made. */
export interface Recording {
  readonly path: string;
  readonly widthPx: number;
  readonly heightPx: number;
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

/** How long a recording is, in seconds; not a number when the file does not say. */
export const durationS = ({ format }: Probe): number => Number(format?.duration);

/**
 * Looks whether a recording can be used.
 * @returns one sentence that says why it cannot and what helps, or null
 */
export function refusalOf(recording: Probe, needsSound: boolean): string | null {
  const streams = recording.streams ?? [];
  const pictures = streams.filter(
    // A cover is a picture track too, and a photograph a film of one frame.
    (stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1,
  );
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
  readonly options: readonly string[];
}

/** A key frame this often lets a visitor jump about in the film. */
const KEYFRAME_EVERY_S = 2;
const FRAMES = 'frames.mkv';
const AAC = ['-c:a', 'aac', '-b:a', '80k', '-ac', '2'];

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
  options: [
    ...['-c:v', 'libsvtav1', '-preset', '4'],
    ...['-svtav1-params', 'film-grain=10:film-grain-denoise=1'],
  ],
};

/**
 * H.264 cannot describe grain, and with these few bits would smear it into worms: most of it is
 * taken out first. aq-mode 3 then spends more on dark gradients, where banding shows first.
 */
const h264: Encoder = {
  ending: '.mp4',
  bestCrf: 19,
  worstCrf: 34,
  options: [
    ...['-vf', 'hqdn3d=4:3:10:8'],
    ...['-c:v', 'libx264', '-preset', 'slower', '-aq-mode', '3'],
    // What phones of ten years ago decode; without a level, the preset may ask for more.
    ...['-profile:v', 'high', '-level', '4.0'],
  ],
};

/**
 * Keeps the frames without loss, in the colours both encoders take: bt709, limited range, 8 bit.
 * The frames are drawn slowly and read several times.
 */
function keepFrames({ frames, framesPerSecond }: FilmSource, path: string): Promise<void> {
  const colour = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p';
  const kept = [...COLOUR_TAGS, ...ANONYMOUS, '-an', '-c:v', 'ffv1', path];
  if (Symbol.asyncIterator in frames)
    return runFfmpeg(
      [
        ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', `${framesPerSecond}`, '-i', '-'],
        ...['-vf', colour, ...kept],
      ],
      frames,
    );
  const size = `${frames.widthPx}:${frames.heightPx}`;
  const fitted = `fps=${framesPerSecond},scale=${size}:force_original_aspect_ratio=decrease`;
  const centred = `pad=${size}:-1:-1,setsar=1`;
  return runFfmpeg([
    // The first picture track that is not a still, such as a cover.
    ...['-i', frames.path, '-map', '0:V:0'],
    ...['-vf', `${fitted},${centred},${colour}`, ...kept],
  ]);
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

/**
 * Encodes at the best quality that stays under the limit. A constant quality, searched for, rather
 * than a bit rate in two passes: most of a dark film needs few bits, and a rate would spend them.
 */
async function encode(
  encoder: Encoder,
  folder: string,
  { framesPerSecond, soundFile }: FilmSource,
  path: string,
  limitBytes: number,
): Promise<Encoded> {
  const sound = soundFile
    ? ['-i', soundFile, ...['-map', '0:v:0', '-map', '1:a:0', '-shortest'], ...AAC]
    : ['-an'];
  const attempt = (crf: number) => join(folder, `${crf}${encoder.ending}`);
  const crf = await findCrf(encoder.bestCrf, encoder.worstCrf, limitBytes, async (tried) => {
    await runFfmpeg([
      ...['-i', join(folder, FRAMES), ...sound],
      ...[...encoder.options, '-g', `${KEYFRAME_EVERY_S * framesPerSecond}`, '-crf', `${tried}`],
      ...[...COLOUR_TAGS, ...ANONYMOUS, '-movflags', '+faststart', attempt(tried)],
    ]);
    return (await stat(attempt(tried))).size;
  });
  if (crf === null)
    throw new Error(
      `${path} cannot look good in ${limitBytes} bytes: it must be shorter or calmer`,
    );
  const { size: bytes } = await stat(attempt(crf));
  return { madeAs: attempt(crf), file: { path, bytes, crf } };
}

/**
 * Writes a film as `<path>.av1.mp4` and `<path>.mp4`, each index first and at the best quality
 * that stays under its limit. When either does not fit, both files stay as they were.
 * @param path where to, without ending
 */
export async function encodeFilm(
  source: FilmSource,
  path: string,
  limits: SizeLimits,
): Promise<EncodedFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    await keepFrames(source, join(folder, FRAMES));
    const encoded = [
      await encode(av1, folder, source, path + av1.ending, limits.av1Bytes),
      await encode(h264, folder, source, path + h264.ending, limits.h264Bytes),
    ];
    for (const { madeAs, file } of encoded) await copyFile(madeAs, file.path);
    return encoded.map(({ file }) => file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
