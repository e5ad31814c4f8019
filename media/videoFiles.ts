/** Reads recordings and the site's videos, and keeps what the page has to know about the latter. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import type { VideoData, VideoName } from '../src/lib/build/videos.ts';
import { ASSETS_FOLDER, VIDEOS_FOLDER } from './paths.ts';

const DATA_FILE = join(ASSETS_FOLDER, 'videos.json');

/** In a longer video there are so few bytes for each second that it would not look good. */
const LONGEST_S = 60;

/** What is known of a video file. */
export interface Recording {
  readonly path: string;
  /** As it is shown: a phone turns upright videos without turning their frames. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationS: number;
  /** The average. */
  readonly framesPerSecond: number;
  readonly isHdr: boolean;
  /** Says that its colours are those of BT.709 in limited range. */
  readonly isBt709: boolean;
  readonly hasSound: boolean;
  /** The codecs of all tracks as in RFC 6381, for example "av01.0.05M.08, mp4a.40.2". */
  readonly codecs: string;
}

/** Reads a video file. Null when it is not a video, or cannot be read as one. */
export async function readRecording(path: string): Promise<Recording | null> {
  using file = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const track = await file.getPrimaryVideoTrack();
    if (!track) return null;
    const { primaries, transfer, matrix, fullRange } = await track.getColorSpace();
    const tracks = await file.getTracks();
    const codecs = await Promise.all(tracks.map((each) => each.getCodecParameterString()));
    return {
      path,
      widthPx: await track.getDisplayWidth(),
      heightPx: await track.getDisplayHeight(),
      durationS: await track.computeDuration(),
      framesPerSecond: (await track.computePacketStats()).averagePacketRate,
      isHdr: transfer === 'hlg' || transfer === 'pq',
      isBt709: [primaries, transfer, matrix, fullRange].join() === 'bt709,bt709,bt709,false',
      hasSound: tracks.some((each) => each.isAudioTrack()),
      // The optional part of AV1's string describes the colours, which are always the default ones.
      codecs: codecs.map((codec) => codec?.replace(/^(av01(\.\w+){3}).*/, '$1')).join(', '),
    };
  } catch {
    return null;
  }
}

/**
 * Checks whether a recording can be used.
 * @returns why it cannot be used and what to do about it, as the rest of a sentence, or null
 */
export function rejectRecording(
  { durationS, isHdr, hasSound }: Pick<Recording, 'durationS' | 'isHdr' | 'hasSound'>,
  needsSound: boolean,
): string | null {
  if (durationS < 1 || durationS > LONGEST_S)
    return `lasts ${durationS.toFixed(1)} s, and the page shows videos of 1 to ${LONGEST_S} s: choose another part of it in your editor.`;
  // Interpreted as SDR the colours would be washed out, and tone mapping is a matter of taste.
  if (isHdr)
    return 'is HDR, and the page needs SDR: switch HDR off where you record (on an iPhone: Settings, Camera, Record Video, HDR Video) or export it as SDR (Rec. 709) from your editor.';
  if (needsSound && !hasSound)
    return 'has no sound, and the demo needs some: export it with an audio track, even a silent one.';
  return null;
}

/** What `src/assets/videos.json` says about the videos. */
export async function readVideoData(): Promise<Record<VideoName, VideoData>> {
  return JSON.parse(await readFile(DATA_FILE, 'utf8'));
}

/**
 * Updates the entry of a video from its two files. A recording has no chapters.
 * @throws an error when one of them is not a video
 */
export async function writeVideoData(name: VideoName): Promise<VideoData> {
  const av1 = await readRecording(join(VIDEOS_FOLDER, `${name}.av1.mp4`));
  const h264 = await readRecording(join(VIDEOS_FOLDER, `${name}.mp4`));
  if (!av1 || !h264) throw new Error(`A file of the ${name} in ${VIDEOS_FOLDER} cannot be read.`);
  const data: VideoData = {
    widthPx: h264.widthPx,
    heightPx: h264.heightPx,
    lengthS: Math.round(h264.durationS),
    av1Codecs: av1.codecs,
    h264Codecs: h264.codecs,
  };
  const entries = { ...(await readVideoData()), [name]: data };
  await writeFile(DATA_FILE, `${JSON.stringify(entries, null, 2)}\n`);
  return data;
}
