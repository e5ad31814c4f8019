/**
 * `npm run media:recording -- trailer my-film.mov`: turns a recording of your own into the files
 * the page offers, in place of the drawn ones: both encodings, the poster, and what
 * `src/lib/films.json` says of them. The demo keeps its sound, the trailer has none.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { durationS, encodeFilm, frameRateOf, LIMITS, refusalOf } from './encode.ts';
import { missingTool, probe } from './ffmpeg.ts';
import { writeFilmData } from './filmData.ts';
import { showProgress } from './progress.ts';

/** With more, each second gets so few bytes that the film may look bad in any case. */
const LONGEST_S = 60;

/** The most pixels of the longer and the shorter side. */
const SIZES = {
  trailer: { longSidePx: 1920, shortSidePx: 1080 },
  demo: { longSidePx: 1280, shortSidePx: 720 },
} as const;

const USAGE =
  'Say which film, and where yours is: npm run media:recording -- trailer my-film.mov (or demo; --poster-at 4.5 takes the poster from that second).';

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

function readCommand(): { name: string | undefined; path: string | undefined; posterAt?: string } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'poster-at': { type: 'string' } },
    });
    const [name, path, ...others] = positionals;
    if (others.length > 0) stop(USAGE);
    const posterAt = values['poster-at'];
    return { name, path, ...(posterAt === undefined ? {} : { posterAt }) };
  } catch {
    return stop(USAGE);
  }
}

const { name, path, posterAt } = readCommand();
if ((name !== 'trailer' && name !== 'demo') || !path) stop(USAGE);
// npm starts scripts in the project's folder, wherever it was called.
const file = resolve(process.env.INIT_CWD ?? '.', path);
if (!existsSync(file)) stop(`There is no ${path}.`);
const missing = missingTool();
if (missing) stop(missing);
const recording = probe(file);
const refusal = refusalOf(recording, name === 'demo');
if (refusal) stop(`${path} ${refusal}`);
const recordedS = durationS(recording);
if (recordedS > LONGEST_S)
  console.warn(
    `${path} lasts ${Math.round(recordedS)} s: beyond ${LONGEST_S} s it may not fit, whatever is tried.`,
  );
const posterS = posterAt === undefined ? recordedS / 2 : Number(posterAt);
if (!(posterS >= 0 && posterS < recordedS))
  stop(`--poster-at takes a second of the film, from 0 to ${recordedS.toFixed(1)}.`);

const poster = `src/assets/${name}-poster.jpg`;
const source = {
  frames: { path: file, durationS: recordedS, ...SIZES[name] },
  framesPerSecond: frameRateOf(recording),
  ...(name === 'demo' ? { soundFile: file } : {}),
};
try {
  const still = { timeS: posterS, path: poster };
  const written = await encodeFilm(
    source,
    `public/media/${name}`,
    LIMITS[name],
    showProgress,
    still,
  );
  const { widthPx, heightPx, lengthS } = await writeFilmData(name, new Date());
  for (const { path: encoded, bytes } of written)
    console.log(`${encoded}: ${(bytes / 1e6).toFixed(2)} MB`);
  console.log(
    `${poster}: the frame at ${posterS.toFixed(1)} s\n` +
      `src/lib/films.json: ${widthPx} x ${heightPx}, ${lengthS} s, published today`,
  );
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
if (name === 'demo')
  console.log(
    'Now write its captions (src/content/en/demo.vtt) and its transcript (src/content/en/demoTranscript.ts) anew: they describe the film before.',
  );
