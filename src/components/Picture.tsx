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
  /** Another crop, for windows that match a media query. */
  closer?: Crop & { media: string };
}

/** A responsive image in AVIF, with WebP as its fallback. */
export function Picture({ image, sizes, closer, ...rest }: PictureProps) {
  const { src, avifSrcSet, width, height } = image;
  const closerProps = closer && {
    media: closer.media,
    width: closer.image.width,
    height: closer.image.height,
  };
  return (
    <picture>
      {closer && (
        <>
          <source
            type="image/avif"
            srcSet={closer.image.avifSrcSet}
            sizes={closer.sizes}
            {...closerProps}
          />
          <source srcSet={closer.image.src} {...closerProps} />
        </>
      )}
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: `rest` contains it */}
      <img src={src} width={width} height={height} decoding="async" {...rest} />
    </picture>
  );
}
