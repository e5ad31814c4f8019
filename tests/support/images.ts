/** What is seen in images and screenshots. */
import { decodeQR } from 'qr/decode.js';
import type { Sharp } from 'sharp';
import { relativeLuminance } from './contrast.ts';

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

/** The relative luminance of every pixel. */
export async function readLuminances(image: Sharp): Promise<number[]> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, i) =>
    relativeLuminance([...data.subarray(i * info.channels, (i + 1) * info.channels)]),
  );
}
