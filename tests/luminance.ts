/** Contrast in screenshots, as WCAG 2.2 defines it. */
import type { Sharp } from 'sharp';

const toLinear = (byte = 0) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of every pixel, from 0 to 1. */
export async function readLuminances(image: Sharp): Promise<number[]> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, i) => {
    const [red, green, blue] = [0, 1, 2].map((channel) =>
      toLinear(data[i * info.channels + channel]),
    );
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  });
}

/** The contrast ratio of two luminances, from 1 to 21. */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
