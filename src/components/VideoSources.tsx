import type { Video } from '../lib/build/videos.ts';

/** The encodings of a video, the smaller one first: browsers play the first that they can decode. */
export function VideoSources({ video: { av1, h264 } }: { video: Video }) {
  return [av1, h264].map(({ path, type }) => <source src={path} type={type} key={path} />);
}
