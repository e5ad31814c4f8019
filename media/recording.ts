/**
 * `npm run media:recording -- trailer my-film.mov`: turns a recording of your own into the files
 * the page offers, in place of the drawn ones. The demo keeps its sound, the trailer has none.
 */
import { existsSync } from 'node:fs';
import { demoFilm, trailerFilm } from '../src/lib/films.ts';
import { durationS, encodeFilm, LIMITS, refusalOf } from './encode.ts';
import { missingTool, probe } from './ffmpeg.ts';

/** What phones film at, or half of it. */
const FRAMES_PER_SECOND = 30;
/** With more, each second gets so few bytes that the film may look bad in any case. */
const LONGEST_S = 60;
const FILMS = { trailer: trailerFilm, demo: demoFilm } as const;

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

const [name, path] = process.argv.slice(2);
if ((name !== 'trailer' && name !== 'demo') || !path)
  stop('Say which film, and where yours is: npm run media:recording -- trailer my-film.mov');
if (!existsSync(path)) stop(`There is no ${path}.`);
const missing = missingTool();
if (missing) stop(missing);
const recording = probe(path);
const refusal = refusalOf(recording, name === 'demo');
if (refusal) stop(`${path} ${refusal}`);
const lengthS = Math.round(durationS(recording));
if (lengthS > LONGEST_S)
  console.warn(
    `${path} lasts ${lengthS} s: beyond ${LONGEST_S} s it may not fit, whatever is tried.`,
  );

const { widthPx, heightPx } = FILMS[name];
const source = {
  frames: { path, widthPx, heightPx },
  framesPerSecond: FRAMES_PER_SECOND,
  ...(name === 'demo' ? { soundFile: path } : {}),
};
for (const file of await encodeFilm(source, `public/media/${name}`, LIMITS[name]))
  console.log(`${file.path}: ${(file.bytes / 1e6).toFixed(2)} MB`);
console.log(
  `Now put a still of it into src/assets/${name}-poster.jpg, its length (${lengthS}) and the date into ` +
    'src/lib/films.ts, and see media/README.md.',
);
