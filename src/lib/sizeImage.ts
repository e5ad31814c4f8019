import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Film } from './films.ts';

/** A picture the build has sized: everything `Picture` needs. */
export interface SizedImage {
  /** The largest one, for browsers that read neither `srcSet`. */
  src: string;
  srcSet: string;
  /** The same pictures in about half the bytes, for browsers that know the format. */
  avifSrcSet: string;
  width: number;
  height: number;
}

/**
 * Makes the web's versions of a picture at build time, for React components: Astro's own
 * `<Picture>` works in `.astro` files only.
 * @param widths in pixels, the largest one is the `src`
 */
export async function sizeImage(
  source: ImageMetadata,
  widths: readonly number[],
): Promise<SizedImage> {
  const sizes = { src: source, width: Math.max(...widths), widths: [...widths] };
  const webp = await getImage({ ...sizes, format: 'webp' });
  const avif = await getImage({ ...sizes, format: 'avif' });
  // Not `source.width`: touching the original makes Astro publish it, megabytes nobody asks for.
  const { width, height } = webp.attributes;
  const [srcSet, avifSrcSet] = [webp.srcSet.attribute, avif.srcSet.attribute];
  return { src: webp.src, srcSet, avifSrcSet, width, height };
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
