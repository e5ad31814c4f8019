import { readFile, writeFile } from 'node:fs/promises';
import type { FilmData, FilmName } from '../src/lib/films.ts';
import { type Mp4, readMp4 } from './mp4.ts';

const FILE = 'src/lib/films.json';

const read = async (path: string): Promise<Mp4> => readMp4(await readFile(path));

const codecsOf = ({ tracks }: Mp4): string =>
  tracks.flatMap((track) => (track.kind === 'other' ? [] : track.codecs)).join(', ');

/**
 * What the page needs to know about a film, read from its two files.
 * @param publishedOn the day it came to this site; its date where this program runs is written
 * @throws when a file is not there or has no picture first
 */
export async function readFilmData(name: FilmName, publishedOn: Date): Promise<FilmData> {
  const av1 = await read(`public/media/${name}.av1.mp4`);
  const h264 = await read(`public/media/${name}.mp4`);
  const [picture] = h264.tracks;
  if (picture?.kind !== 'video') throw new Error(`public/media/${name}.mp4 has no picture first.`);
  const twoDigits = (value: number): string => `${value}`.padStart(2, '0');
  const [month, day] = [publishedOn.getMonth() + 1, publishedOn.getDate()].map(twoDigits);
  return {
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    lengthS: Math.round(h264.durationS),
    publishedOn: `${publishedOn.getFullYear()}-${month}-${day}`,
    av1Codecs: codecsOf(av1),
    h264Codecs: codecsOf(h264),
  };
}

/** Writes what `src/lib/films.json` says about a film anew, from its files. */
export async function writeFilmData(name: FilmName, publishedOn: Date): Promise<FilmData> {
  const films = JSON.parse(await readFile(FILE, 'utf8')) as Record<FilmName, FilmData>;
  const data = await readFilmData(name, publishedOn);
  await writeFile(FILE, `${JSON.stringify({ ...films, [name]: data }, null, 2)}\n`);
  return data;
}
