import type { ResponsiveImage } from '../lib/build/responsiveImage.ts';

interface Crop {
  image: ResponsiveImage;
  /** The `sizes` attribute, "100vw" by default. */
  sizes?: string;
}

interface PictureProps extends Crop {
  alt: string;
  className?: string | undefined;
  loading?: 'lazy';
  /** "low" lets the images that matter more for the first view arrive before it. */
  fetchPriority?: 'low';
  /**
   * Another crop, for windows that match a media query ("art direction" in HTML). In AVIF only. It has the shape of
   * `image`, or a style sheet sets its height.
   */
  artDirection?: Crop & { media: string };
}

/** A responsive image in AVIF, with WebP as its fallback. */
export function Picture({ image, sizes, artDirection, ...rest }: PictureProps) {
  const { src, avifSrcSet, width, height } = image;
  return (
    <picture>
      {artDirection && (
        <source
          type="image/avif"
          media={artDirection.media}
          srcSet={artDirection.image.avifSrcSet}
          sizes={artDirection.sizes}
        />
      )}
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: `rest` contains it */}
      <img src={src} width={width} height={height} decoding="async" {...rest} />
    </picture>
  );
}
