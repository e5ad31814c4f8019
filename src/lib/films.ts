/** One encoding of a film. */
export interface FilmFile {
  /** Its address on this site. */
  readonly path: string;
  /** The MIME type with its codecs (RFC 6381): a browser asks only for what it can decode. */
  readonly type: string;
}

/** A film as the page offers it. `media/files.test.ts` compares it with the files themselves. */
export interface Film {
  /** The small one, for browsers that decode it. */
  readonly av1: FilmFile;
  /** The one every browser plays. */
  readonly h264: FilmFile;
  readonly widthPx: number;
  readonly heightPx: number;
  /** How long it plays, to the second. */
  readonly lengthS: number;
  /** The day it came to this site, as YYYY-MM-DD. */
  readonly publishedOn: string;
}

/** How many pictures a second the drawn films show. */
export const FILM_FRAMES_PER_SECOND = 24;

/** The silent film in the page. */
export const trailerFilm: Film = {
  av1: { path: '/media/trailer.av1.mp4', type: 'video/mp4; codecs="av01.0.08M.08"' },
  h264: { path: '/media/trailer.mp4', type: 'video/mp4; codecs="avc1.640028"' },
  widthPx: 1920,
  heightPx: 1080,
  lengthS: 19,
  publishedOn: '2026-11-21',
};

/** The film in the dialog, with sound. */
export const demoFilm: Film = {
  av1: { path: '/media/demo.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08, mp4a.40.2"' },
  h264: { path: '/media/demo.mp4', type: 'video/mp4; codecs="avc1.640028, mp4a.40.2"' },
  widthPx: 1280,
  heightPx: 720,
  lengthS: 40,
  publishedOn: '2026-11-21',
};

/** The demo's captions: WebVTT, in English. */
export const demoCaptions = '/media/demo.vtt';
