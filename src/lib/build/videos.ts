import videos from '../../assets/videos.json' with { type: 'json' };

/**
 * An entry of `videos.json`, which is written by `npm run recording --prefix media` and compared with the
 * files by `media/shippedFiles.test.ts`.
 */
export interface VideoData {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The duration, rounded to seconds. */
  readonly lengthS: number;
  /** Where the chapters "Film", "Track" and "Read" start, in seconds. A video may have none. */
  readonly chaptersS?: readonly number[];
  /** The codecs of the AV1 file's tracks, as in the `type` of a `<source>`. */
  readonly av1Codecs: string;
  /** The codecs of the H.264 file's tracks. */
  readonly h264Codecs: string;
}

/** The silent video in the page (trailer) and the one with sound in the dialog (demo). */
export type VideoName = keyof typeof videos;

function describe(name: VideoName) {
  const data: VideoData = videos[name];
  const type = (codecs: string): string => `video/mp4; codecs="${codecs}"`;
  return {
    ...data,
    /** Smaller, for browsers that can decode it. */
    av1: { path: `/media/${name}.av1.mp4`, type: type(data.av1Codecs) },
    /** For all other browsers. */
    h264: { path: `/media/${name}.mp4`, type: type(data.h264Codecs) },
  };
}

/**
 * A video with its encodings: each has its path on this site and its MIME type with codecs
 * (RFC 6381), so that browsers load only what they can decode.
 */
export type Video = ReturnType<typeof describe>;

export const trailerVideo: Video = describe('trailer');

export const demoVideo: Video = describe('demo');

const ratio = ({ widthPx, heightPx }: Video): string => `${widthPx}/${heightPx}`;

/** CSS rules with the videos' aspect ratios. */
export const videoStyle = `:root{--trailer-ratio:${ratio(trailerVideo)};--demo-ratio:${ratio(demoVideo)}}`;
