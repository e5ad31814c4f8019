/** The owner's own logo, read while the site is built: nothing that runs in a browser may import this. */
import { access } from 'node:fs/promises';
import sharp from 'sharp';
import { site } from '../../site.config.ts';
import { fingerprint } from './sha256.ts';

/** The longer side of the largest icon, which a logo made of pixels has to fill. */
const LEAST_PX = 512;
/** Beyond this nothing of a logo could be made out in a tab. */
const MOST_TIMES_AS_LONG = 6;
/** The most a logo takes of the bar and the footer, in CSS pixels, and how many pixels a screen has for each. */
const SHOWN = { widthPx: 80, heightPx: 28, density: 4 } as const;
/** The longer side of a logo within a drawing that is a file of the site. */
const WITHIN_DRAWING_PX = 256;

/** A logo, ready for every place that shows it. */
export interface Logo {
  /** Its size in the bar and the footer, in CSS pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Width divided by height. */
  readonly ratio: number;
  /** A square without transparency, as app icons are: it needs no ground. */
  readonly isTile: boolean;
  /** The file pages show: its name without the ending, and its bytes. */
  readonly file: { readonly name: string; readonly png: Uint8Array<ArrayBuffer> };
  /** As addresses that hold the picture: for drawings among the site's files, and for icons. */
  readonly href: { readonly small: string; readonly large: string };
}

/**
 * Reads a logo.
 * @param path from the project's root
 * @throws one sentence when there is no such file, or when it cannot be shown everywhere
 */
export async function readLogo(path: string): Promise<Logo> {
  const say = (what: string) => new Error(`site.config.ts: the logo "${path}" ${what}.`);
  await access(path).catch(() => {
    throw say('does not exist: put the file there, or set logo to null');
  });
  const { format, width, height } = await sharp(path)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (!format || !['svg', 'png'].includes(format) || !width || !height)
    throw say('is not an SVG or PNG image');
  const longerPx = Math.max(width, height);
  if (format === 'png' && longerPx < LEAST_PX)
    throw say(
      `is ${width} x ${height} pixels, and icons need ${LEAST_PX} on its longer side, or an SVG`,
    );
  if (longerPx / Math.min(width, height) > MOST_TIMES_AS_LONG)
    throw say(
      `is ${width} x ${height}: use a version that is at most ${MOST_TIMES_AS_LONG} times as long as it is narrow`,
    );

  // An SVG is drawn at 72 dots an inch: at its own size it would be blurred when enlarged.
  const density = format === 'svg' ? Math.min(100_000, Math.max(72, (72 * 1024) / longerPx)) : 72;
  const within = (widthPx: number, heightPx: number) =>
    sharp(path, { density })
      .resize(Math.ceil(widthPx), Math.ceil(heightPx), { fit: 'inside' })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const dataAddress = async (sizePx: number) =>
    `data:image/png;base64,${(await within(sizePx, sizePx)).toString('base64')}`;

  const scale = Math.min(SHOWN.widthPx / width, SHOWN.heightPx / height);
  const png = await within(width * scale * SHOWN.density, height * scale * SHOWN.density);
  const { isOpaque } = await sharp(path).stats();
  return {
    widthPx: Math.round(width * scale),
    heightPx: Math.round(height * scale),
    ratio: width / height,
    isTile: isOpaque && width === height,
    file: { name: `logo.${fingerprint(png)}`, png: new Uint8Array(png) },
    href: { small: await dataAddress(WITHIN_DRAWING_PX), large: await dataAddress(LEAST_PX) },
  };
}

/** The owner's logo, or null where the site shows its own mark. */
export const logo: Logo | null = site.logo === null ? null : await readLogo(site.logo);

/** Where the file pages show is served. */
export const logoPath = ({ file }: Logo): string => `/drawings/${file.name}.png`;

/** A rectangle in a drawing, in its units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest box for something of a ratio in the middle of another. */
export function placeWithin({ x, y, width, height }: Box, ratio: number): Box {
  const own = Math.min(width, height * ratio);
  return {
    x: x + (width - own) / 2,
    y: y + (height - own / ratio) / 2,
    width: own,
    height: own / ratio,
  };
}
