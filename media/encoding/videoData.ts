/** Keeps `src/lib/build/videos.json`: what the page has to know about the files of its videos. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FilePathSource, Input, MP4 } from 'mediabunny';
import type { VideoData, VideoName } from '../../src/lib/build/videos.ts';
import { ROOT, VIDEOS_FOLDER } from '../paths.ts';

const FILE = join(ROOT, 'src/lib/build/videos.json');

/** Opens an MP4 file for reading. The caller disposes of it. */
export const openMp4 = (path: string): Input =>
  new Input({ formats: [MP4], source: new FilePathSource(path) });

/** The codecs of all tracks as in RFC 6381, for example "av01.0.05M.08, mp4a.40.2". */
export async function readCodecs(video: Input): Promise<string> {
  const tracks = await video.getTracks();
  const codecs = await Promise.all(tracks.map((track) => track.getCodecParameterString()));
  // The optional part of AV1's string describes the colours, which are always the default ones.
  return codecs.map((codec) => codec?.replace(/^(av01(\.\w+){3}).*/, '$1')).join(', ');
}

/** What `src/lib/build/videos.json` says about the videos. */
export async function readVideoData(): Promise<Record<VideoName, VideoData>> {
  return JSON.parse(await readFile(FILE, 'utf8'));
}

/**
 * Updates the entry of a video from its two files. A recording has no chapters.
 * @throws an error when a file is missing or has no video track
 */
export async function writeVideoData(name: VideoName): Promise<VideoData> {
  using av1 = openMp4(join(VIDEOS_FOLDER, `${name}.av1.mp4`));
  using h264 = openMp4(join(VIDEOS_FOLDER, `${name}.mp4`));
  const track = await h264.getPrimaryVideoTrack();
  if (!track) throw new Error(`public/media/${name}.mp4 has no video track.`);
  const data: VideoData = {
    widthPx: await track.getDisplayWidth(),
    heightPx: await track.getDisplayHeight(),
    lengthS: Math.round(await h264.computeDuration()),
    // Swedish dates have the format of ISO 8601, here in the time zone of this machine.
    publishedOn: new Date().toLocaleDateString('sv-SE'),
    av1Codecs: await readCodecs(av1),
    h264Codecs: await readCodecs(h264),
  };
  const entries = { ...(await readVideoData()), [name]: data };
  await writeFile(FILE, `${JSON.stringify(entries, null, 2)}\n`);
  return data;
}
