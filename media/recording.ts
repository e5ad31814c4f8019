/**
 * `npm run media:recording -- trailer my-film.mov`: turns a recording of your own into the files
 * the page offers, in place of the drawn ones. The demo keeps its sound, the trailer has none.
 */
import { existsSync } from 'node:fs';
import { demoFilm, trailerFilm } from '../src/lib/films.ts';
import { encodeFilm, LIMITS } from './encode.ts';

/** What phones film at, or half of it. */
const FRAMES_PER_SECOND = 30;
const FILMS = { trailer: trailerFilm, demo: demoFilm } as const;

const [name, path] = process.argv.slice(2);
if ((name !== 'trailer' && name !== 'demo') || !path) {
  console.error(
    'Say which film, and where yours is: npm run media:recording -- trailer my-film.mov',
  );
  process.exit(1);
}
if (!existsSync(path)) {
  console.error(`There is no ${path}.`);
  process.exit(1);
}
const { widthPx, heightPx } = FILMS[name];
const source = {
  frames: { path, widthPx, heightPx },
  framesPerSecond: FRAMES_PER_SECOND,
  ...(name === 'demo' ? { soundFile: path } : {}),
};
for (const file of await encodeFilm(source, `public/media/${name}`, LIMITS[name]))
  console.log(`${file.path}: ${(file.bytes / 1e6).toFixed(2)} MB`);
console.log(`Now put a still of it into src/assets/${name}-poster.jpg, and see media/README.md.`);
