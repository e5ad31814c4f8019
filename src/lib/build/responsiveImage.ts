import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Video } from './videos.ts';

/** An image resized by the build, for `Picture`. */
export interface ResponsiveImage {
  /** One size in WebP, for browsers without AVIF (Safari before 16). */
  src: string;
  /** All sizes in AVIF, which takes about half the bytes. */
  avifSrcSet: string;
  width: number;
  height: number;
}

/**
 * Resizes an image at build time, for React components, where Astro's `<Picture>` does not work.
 * @param widths in pixels. The result's width and height are those of the largest
 */
export async function responsiveImage(
  source: ImageMetadata,
  widths: readonly number[],
): Promise<ResponsiveImage> {
  const width = Math.max(...widths);
  const webp = await getImage({ src: source, width, format: 'webp' });
  const avif = await getImage({ src: source, width, widths: [...widths], format: 'avif' });
  // Not `source.height`, because reading it makes Astro publish the original file.
  const { height } = webp.attributes;
  return { src: webp.src, avifSrcSet: avif.srcSet.attribute, width, height };
}

/** The longer side of a poster. */
const POSTER_PX = 1280;

/**
 * The path of a video's poster, in WebP: `poster` accepts only one file.
 * @param longerSidePx how large it is
 */
export async function posterUrl(
  source: ImageMetadata,
  { widthPx, heightPx }: Video,
  longerSidePx = POSTER_PX,
): Promise<string> {
  const width = Math.round((longerSidePx * widthPx) / Math.max(widthPx, heightPx));
  return (await getImage({ src: source, width, format: 'webp' })).src;
}
