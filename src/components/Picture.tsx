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

/** A picture in every format and size there is of it: the browser takes the smallest that does. */
export function Picture({ image, sizes, wider, ...rest }: PictureProps) {
  const { src, srcSet, avifSrcSet, width, height } = image;
  const cut = wider && {
    media: wider.media,
    sizes: wider.sizes,
    width: wider.image.width,
    height: wider.image.height,
  };
  return (
    <picture>
      {wider && <source type="image/avif" srcSet={wider.image.avifSrcSet} {...cut} />}
      {wider && <source srcSet={wider.image.srcSet} {...cut} />}
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: it is among the rest */}
      <img {...{ src, srcSet, sizes, width, height }} decoding="async" {...rest} />
    </picture>
  );
}
