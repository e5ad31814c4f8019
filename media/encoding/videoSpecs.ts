/** The size and the limits of the site's videos. */
import type { VideoName } from '../../src/lib/build/videos.ts';

/** What a video has to be. A recording is scaled down to the size, but never up. */
export interface VideoSpec {
  readonly longSidePx: number;
  readonly shortSidePx: number;
  readonly hasSound: boolean;
  /** The largest files that a visitor on a mobile connection should have to download. */
  readonly av1Bytes: number;
  readonly h264Bytes: number;
}

/** The silent video in the page, and the one in the dialog. */
export const VIDEO_SPECS: Readonly<Record<VideoName, VideoSpec>> = {
  trailer: {
    longSidePx: 1920,
    shortSidePx: 1080,
    hasSound: false,
    av1Bytes: 1_200_000,
    h264Bytes: 2_200_000,
  },
  demo: {
    longSidePx: 1280,
    shortSidePx: 720,
    hasSound: true,
    av1Bytes: 2_500_000,
    h264Bytes: 4_500_000,
  },
};
