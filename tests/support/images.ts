/** What is seen in images and screenshots. */
import { decodeQR } from 'qr/decode.js';
import type { Sharp } from 'sharp';

/** The text of a QR code. */
export async function readQrCode(image: Sharp): Promise<string> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** How far from the middle the wanted pixels are, as shares of the width. */
export async function findPixels(
  image: Sharp,
  isWanted: (pixel: Uint8Array) => boolean,
): Promise<number[]> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const distances: number[] = [];
  for (let i = 0; i < width * height; i++) {
    if (!isWanted(data.subarray(i * channels, (i + 1) * channels))) continue;
    const [x, y] = [(i % width) - width / 2, Math.floor(i / width) - height / 2];
    distances.push(Math.hypot(x, y) / width);
  }
  return distances;
}

/** From 0, black, to 1, white (WCAG 2.2). */
function relativeLuminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two relative luminances, from 1 to 21 (WCAG 2.2). */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The relative luminance of every pixel. */
export async function readLuminances(image: Sharp): Promise<number[]> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, i) =>
    relativeLuminance([...data.subarray(i * info.channels, (i + 1) * info.channels)]),
  );
}
