import type { APIRoute, GetStaticPaths } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Icon } from '../../components/Icon.tsx';
import { ICON_FILES } from '../../lib/icons.ts';
import { logo } from '../../lib/logo.ts';

export const getStaticPaths = (() =>
  ICON_FILES.map((file) => ({
    params: { name: file.path.replace(/^\/icons\/|\.png$/g, '') },
    props: { ...file },
  }))) satisfies GetStaticPaths;

type File = (typeof ICON_FILES)[number];

/** The icon as a picture, drawn at its size. */
export const GET: APIRoute<File> = async ({ props: { sizePx, path: _, ...look } }) => {
  const drawing = Buffer.from(renderToStaticMarkup(Icon({ ...look, isPicture: true })));
  // An SVG of 32 units is drawn at 72 dots an inch.
  const picture = await sharp(drawing, { density: (72 * sizePx) / 32 })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9, palette: !logo })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
