/**
 * `npm run recording --prefix media -- trailer my-video.mov`: converts a recording into the files of
 * the trailer or the demo: both encodings, the poster, and the entry in `src/assets/videos.json`. The demo
 * keeps its sound, the trailer has none.
 */
import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeVideo, missingTool, VIDEO_SPECS } from './encodeVideo.ts';
import { ASSETS_FOLDER, ROOT, VIDEOS_FOLDER } from './paths.ts';
import { readRecording, rejectRecording, writeVideoData } from './videoFiles.ts';

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
if (!statSync(file, { throwIfNoEntry: false })?.isFile()) exit(`There is no file ${path}.`);
const missing = missingTool();
if (missing) exit(missing);
const recording = await readRecording(file);
if (!recording) exit(`${path} is not a video that can be read: export it as MP4 or MOV.`);
const rejection = rejectRecording(recording, VIDEO_SPECS[name].hasSound);
if (rejection) exit(`${path} ${rejection}`);
const { durationS } = recording;
const posterTimeS = Number(values['poster-at'] ?? durationS / 2);
if (!(posterTimeS >= 0 && posterTimeS < durationS))
  exit(`--poster-at takes a second of the video, from 0 to ${durationS.toFixed(1)}.`);

try {
  encodeVideo(name, recording, posterTimeS);
  const { widthPx, heightPx, lengthS } = await writeVideoData(name);
  for (const video of [`${name}.av1.mp4`, `${name}.mp4`].map((each) => join(VIDEOS_FOLDER, each)))
    console.log(`${relative(ROOT, video)}: ${(statSync(video).size / 1e6).toFixed(2)} MB`);
  const poster = relative(ROOT, join(ASSETS_FOLDER, `${name}-poster.jpg`));
  console.log(`${poster}: the frame at ${posterTimeS.toFixed(1)} s`);
  console.log(`src/assets/videos.json: ${widthPx} x ${heightPx}, ${lengthS} s`);
} catch (error) {
  exit(error instanceof Error ? error.message : String(error));
}
if (name === 'demo')
  console.log(
    'Now rewrite its captions (src/content/en/demo.vtt) and its transcript (src/content/en/demoTranscript.ts): they describe the previous demo.',
  );
