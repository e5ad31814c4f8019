import type { Video } from '../lib/build/videos.ts';

/** The encodings of a video. A browser plays the first one that it can decode and load. */
export function VideoSources({ video: { av1, h264 } }: { video: Video }) {
  return [av1, h264].map(({ path, type }) => <source src={path} type={type} key={path} />);
}
