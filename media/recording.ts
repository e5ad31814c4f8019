/**
 * `npm run recording --prefix media -- trailer my-video.mov`: converts a recording into the files of
 * the trailer or the demo: both encodings, the poster, and the entry in `src/lib/build/videos.json`. The demo
 * keeps its sound, the trailer has none.
 */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeVideo } from './encoding/encode.ts';
import { missingTool, probe } from './encoding/ffmpeg.ts';
import { readDurationS, readFrameRate, rejectRecording } from './encoding/recordingChecks.ts';
import { writeVideoData } from './encoding/videoData.ts';
import { VIDEO_SPECS } from './encoding/videoSpecs.ts';
import { ASSETS_FOLDER, ROOT, VIDEOS_FOLDER } from './paths.ts';

/** In a longer video there are so few bytes for each second that it may not look good. */
const LONGEST_S = 60;

const USAGE =
  'Name the video and your file: npm run recording --prefix media -- trailer my-video.mov (or demo; --poster-at 4.5 takes the poster from that second).';

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}

function parseCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'poster-at': { type: 'string' } } });
  } catch {
    return exit(USAGE);
  }
}

const { positionals, values } = parseCommandLine();
const [name, path, ...others] = positionals;
if ((name !== 'trailer' && name !== 'demo') || !path || others.length > 0) exit(USAGE);
// npm runs scripts in the folder of the package and keeps the one it was called in.
const file = resolve(process.env.INIT_CWD ?? '.', path);
if (!existsSync(file)) exit(`There is no ${path}.`);
const missing = missingTool();
if (missing) exit(missing);
const spec = VIDEO_SPECS[name];
const probed = probe(file);
const rejection = rejectRecording(probed, spec.hasSound);
if (rejection) exit(`${path} ${rejection}`);
const durationS = readDurationS(probed);
if (durationS > LONGEST_S)
  console.warn(
    `${path} lasts ${Math.round(durationS)} s: longer than ${LONGEST_S} s, it may not fit into the limit.`,
  );
const posterTimeS = Number(values['poster-at'] ?? durationS / 2);
if (!(posterTimeS >= 0 && posterTimeS < durationS))
  exit(`--poster-at takes a second of the video, from 0 to ${durationS.toFixed(1)}.`);

const recording = { path: file, durationS, framesPerSecond: readFrameRate(probed) };
const av1 = join(VIDEOS_FOLDER, `${name}.av1.mp4`);
const h264 = join(VIDEOS_FOLDER, `${name}.mp4`);
const poster = join(ASSETS_FOLDER, `${name}-poster.jpg`);
try {
  await encodeVideo(recording, spec, { av1, h264, poster, posterTimeS });
  const { widthPx, heightPx, lengthS } = await writeVideoData(name);
  for (const written of [av1, h264])
    console.log(`${relative(ROOT, written)}: ${((await stat(written)).size / 1e6).toFixed(2)} MB`);
  console.log(`${relative(ROOT, poster)}: the frame at ${posterTimeS.toFixed(1)} s`);
  console.log(`src/lib/build/videos.json: ${widthPx} x ${heightPx}, ${lengthS} s, published today`);
} catch (error) {
  exit(error instanceof Error ? error.message : String(error));
}
if (name === 'demo')
  console.log(
    'Now rewrite its captions (src/content/en/demo.vtt) and its transcript (src/content/en/demoTranscript.ts): they describe the previous demo.',
  );
