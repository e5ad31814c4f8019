import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** A picture the build has sized: everything an `<img>` needs. */
export interface SizedImage {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/**
 * Makes the web's versions of a picture at build time, for React components: Astro's own
 * `<Image>` works in `.astro` files only.
 * @param widths in pixels, the largest one is the `src`
 */
export async function sizeImage(
  source: ImageMetadata,
  widths: readonly number[],
): Promise<SizedImage> {
  const width = Math.max(...widths);
  const image = await getImage({ src: source, width, widths: [...widths], format: 'webp' });
  // Not `source.width`: touching the original makes Astro publish it, megabytes nobody asks for.
  const { width: shownWidth, height } = image.attributes;
  return { src: image.src, srcSet: image.srcSet.attribute, width: shownWidth, height };
}
