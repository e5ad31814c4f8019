import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Film } from './films.ts';

/** An image the build has sized: everything `Picture` needs. */
export interface SizedImage {
  /** One size in WebP, for browsers that do not know AVIF: Safari before 16. */
  src: string;
  /** Every size in AVIF, which takes about half the bytes. */
  avifSrcSet: string;
  width: number;
  height: number;
}

/**
 * Makes the web's versions of an image at build time, for React components: Astro's own
 * `<Picture>` works in `.astro` files only.
 * @param widths in pixels; the image's width and height are those of the largest
 */
export async function sizeImage(
  source: ImageMetadata,
  widths: readonly number[],
): Promise<SizedImage> {
  const width = Math.max(...widths);
  const webp = await getImage({ src: source, width, format: 'webp' });
  const avif = await getImage({ src: source, width, widths: [...widths], format: 'avif' });
  // Not `source.height`: touching the original makes Astro publish it, megabytes nobody asks for.
  const { height } = webp.attributes;
  return { src: webp.src, avifSrcSet: avif.srcSet.attribute, width, height };
}

/** The longer side of a poster, in pixels. */
const POSTER_PX = 1280;

/** The address of a film's poster, of which a page can name only one: in a format every browser reads. */
export async function sizePoster(
  source: ImageMetadata,
  { widthPx, heightPx }: Film,
): Promise<string> {
  const width = Math.round((POSTER_PX * widthPx) / Math.max(widthPx, heightPx));
  return (await getImage({ src: source, width, format: 'webp' })).src;
}
