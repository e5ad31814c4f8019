import type { SizedImage } from '../lib/sizeImage.ts';

interface Cut {
  image: SizedImage;
  /** How wide it is shown: a `sizes` attribute. */
  sizes: string;
}

interface PictureProps extends Cut {
  alt: string;
  className?: string | undefined;
  /** Another cut of the picture for wider windows, from a media query on. */
  wider?: Cut & { media: string };
}

/** An image in AVIF in several sizes, of which the browser takes the smallest that does, or in WebP. */
export function Picture({ image, sizes, wider, ...rest }: PictureProps) {
  const { src, avifSrcSet, width, height } = image;
  const cut = wider && {
    media: wider.media,
    width: wider.image.width,
    height: wider.image.height,
  };
  return (
    <picture>
      {wider && (
        <source type="image/avif" srcSet={wider.image.avifSrcSet} sizes={wider.sizes} {...cut} />
      )}
      {wider && <source srcSet={wider.image.src} {...cut} />}
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: it is among the rest */}
      <img {...{ src, width, height }} decoding="async" {...rest} />
    </picture>
  );
}
