/** The size and the limits of the site's videos. */
import type { VideoName } from '../../src/lib/videos.ts';

/** The frame rate of the rendered videos. Recordings may have 25 or 30. */
export const FRAMES_PER_SECOND = 24;

/** The largest files that a visitor on a mobile connection should have to download. */
export interface SizeLimits {
  readonly av1Bytes: number;
  readonly h264Bytes: number;
}

/** What a video has to be. A recording is scaled down to the size, but never up. */
interface VideoSpec extends SizeLimits {
  readonly width: number;
  readonly height: number;
  readonly hasSound: boolean;
}

/** The silent video in the page, and the one in the dialog. */
export const VIDEO_SPECS: Readonly<Record<VideoName, VideoSpec>> = {
  trailer: {
    width: 1920,
    height: 1080,
    hasSound: false,
    av1Bytes: 1_200_000,
    h264Bytes: 2_200_000,
  },
  demo: { width: 1280, height: 720, hasSound: true, av1Bytes: 2_500_000, h264Bytes: 4_500_000 },
};
