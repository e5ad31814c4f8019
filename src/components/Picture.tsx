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
  /** Another crop, for windows that match a media query ("art direction" in HTML). */
  artDirection?: Crop & { media: string };
}

/** A responsive image in AVIF, with WebP as its fallback. */
export function Picture({ image, sizes, artDirection, ...rest }: PictureProps) {
  const { src, avifSrcSet, width, height } = image;
  const cropProps = artDirection && {
    media: artDirection.media,
    width: artDirection.image.width,
    height: artDirection.image.height,
  };
  return (
    <picture>
      {artDirection && (
        <>
          <source
            type="image/avif"
            srcSet={artDirection.image.avifSrcSet}
            sizes={artDirection.sizes}
            {...cropProps}
          />
          <source srcSet={artDirection.image.src} {...cropProps} />
        </>
      )}
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: `rest` contains it */}
      <img src={src} width={width} height={height} decoding="async" {...rest} />
    </picture>
  );
}
