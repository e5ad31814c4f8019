import films from './films.json' with { type: 'json' };

/** One encoding of a film. */
export interface FilmFile {
  /** Its address on this site. */
  readonly path: string;
  /** The MIME type with its codecs (RFC 6381): a browser asks only for what it can decode. */
  readonly type: string;
}

/**
 * What the page needs to know about a film's files, as `films.json` keeps it:
 * `npm run media:recording` writes it, `media/files.test.ts` compares it with the files themselves.
 */
export interface FilmData {
  readonly widthPx: number;
  readonly heightPx: number;
  /** How long it plays, to the second. */
  readonly lengthS: number;
  /** The day it came to this site, as YYYY-MM-DD. */
  readonly publishedOn: string;
  /** The codecs of the AV1 file's tracks, as in the `type` of a `<source>`. */
  readonly av1Codecs: string;
  /** The codecs of the H.264 file's tracks. */
  readonly h264Codecs: string;
}

/** The films there are: the silent one in the page, and the one in the dialog, with sound. */
export type FilmName = keyof typeof films;

/** A film as the page offers it. */
export interface Film extends FilmData {
  /** The small one, for browsers that decode it. */
  readonly av1: FilmFile;
  /** The one every browser plays. */
  readonly h264: FilmFile;
}

/** How many pictures a second the drawn films show. */
export const FILM_FRAMES_PER_SECOND = 24;

function describe(name: FilmName): Film {
  const data: FilmData = films[name];
  const type = (codecs: string): string => `video/mp4; codecs="${codecs}"`;
  return {
    ...data,
    av1: { path: `/media/${name}.av1.mp4`, type: type(data.av1Codecs) },
    h264: { path: `/media/${name}.mp4`, type: type(data.h264Codecs) },
  };
}

/** The silent film in the page. */
export const trailerFilm: Film = describe('trailer');

/** The film in the dialog, with sound. */
export const demoFilm: Film = describe('demo');

/** The demo's captions: WebVTT, in English. */
export const demoCaptions = '/media/demo.vtt';

const ratio = ({ widthPx, heightPx }: Film): string => `${widthPx}/${heightPx}`;

/** The films' shapes for the style sheets of their videos, which follow them. */
export const filmStyle = `:root{--trailer-ratio:${ratio(trailerFilm)};--demo-ratio:${ratio(demoFilm)}}`;
