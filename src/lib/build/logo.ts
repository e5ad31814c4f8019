/** The owner's logo. Build-time only: it reads and converts the file. */
import { access } from 'node:fs/promises';
import sharp from 'sharp';
import { site } from '../../../site.config.ts';
import { ICON_FILES } from './icons.ts';
import { fingerprint } from './sha256.ts';

/** The longer side of the logo in icons and in the link picture. A PNG has to be at least that large. */
const EMBEDDED_PX = Math.max(...ICON_FILES.map(({ sizePx }) => sizePx));
/** A longer logo would be illegible in a tab. */
const MAX_RATIO = 6;
/** The largest size in bar and footer, in CSS pixels, and the file's pixels per CSS pixel. */
const DISPLAY = { widthPx: 80, heightPx: 28, density: 4 } as const;

/**
 * Reads a logo.
 * @param path from the project's root
 * @throws if there is no such file or if it is unsuitable
 */
export async function readLogo(path: string) {
  const fault = (text: string) => new Error(`site.config.ts: the logo "${path}" ${text}.`);
  await access(path).catch(() => {
    throw fault('does not exist: put the file there, or set logo to null');
  });
  const { format, width, height } = await sharp(path)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (!format || !['svg', 'png'].includes(format) || !width || !height)
    throw fault('is not an SVG or PNG image');
  const longerPx = Math.max(width, height);
  if (format === 'png' && longerPx < EMBEDDED_PX)
    throw fault(
      `is ${width} x ${height} pixels, and icons need ${EMBEDDED_PX} on its longer side, or an SVG`,
    );
  if (longerPx / Math.min(width, height) > MAX_RATIO)
    throw fault(
      `is ${width} x ${height}: use a version that is at most ${MAX_RATIO} times as long as it is narrow`,
    );

  // sharp rasterizes an SVG at 72 dpi before it resizes it, which would blur a small one. With this density
  // its longer side has 1024 px.
  const density = format === 'svg' ? Math.min(100_000, Math.max(72, (72 * 1024) / longerPx)) : 72;
  const resize = (widthPx: number, heightPx: number) =>
    sharp(path, { density })
      .resize(Math.ceil(widthPx), Math.ceil(heightPx), { fit: 'inside' })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const scale = Math.min(DISPLAY.widthPx / width, DISPLAY.heightPx / height);
  const embedded = await resize(EMBEDDED_PX, EMBEDDED_PX);
  const png = await resize(width * scale * DISPLAY.density, height * scale * DISPLAY.density);
  const { isOpaque } = await sharp(path).stats();
  return {
    /** The size in bar and footer, in CSS pixels. */
    widthPx: Math.round(width * scale),
    heightPx: Math.round(height * scale),
    ratio: width / height,
    /** Whether it is an opaque square, like an app icon, which needs no background. */
    isTile: isOpaque && width === height,
    /** The file for bar and footer: its name without the extension, and its content. */
    file: { name: `logo.${fingerprint(png)}`, png: new Uint8Array(png) },
    /** For drawings that contain the logo: icons and the link picture. */
    dataUrl: `data:image/png;base64,${embedded.toString('base64')}`,
  };
}

/** A logo in every form the site needs. */
export type Logo = Awaited<ReturnType<typeof readLogo>>;

/** The owner's logo, or null for the default one. */
export const logo: Logo | null = site.logo === null ? null : await readLogo(site.logo);

/** The path of the logo's file. */
export const logoPath = ({ file }: Logo): string => `/drawings/${file.name}.png`;
