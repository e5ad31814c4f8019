import type { APIRoute, GetStaticPaths } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Icon } from '../../components/Icon.tsx';
import { ICON_FILES } from '../../lib/build/icons.ts';
import { logo } from '../../lib/build/logo.ts';

export const getStaticPaths = (() =>
  ICON_FILES.map((file) => ({
    params: { name: file.path.replace(/^\/icons\/|\.png$/g, '') },
    props: { ...file },
  }))) satisfies GetStaticPaths;

type File = (typeof ICON_FILES)[number];

/** The icon as a PNG, rasterized at its final size. */
export const GET: APIRoute<File> = async ({ props: { sizePx, path: _, ...look } }) => {
  const svg = Buffer.from(renderToStaticMarkup(Icon(look)));
  // sharp renders an SVG unit as one pixel at 72 dpi, and the icon is 32 units wide.
  const png = await sharp(svg, { density: (72 * sizePx) / 32 })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9, palette: !logo })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
