import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Locale } from '../../../i18n/locales.ts';
import { token } from '../../../styles/tokens.ts';
import { OgImageText } from './OgImageText.tsx';
import { OG_IMAGE_SIZE } from './ogImageSize.ts';

const { width, height } = OG_IMAGE_SIZE;

// Relative to the project's root, the working directory, because bundling moves this module.
const SMASH = 'src/assets/smash-wide.jpg';

/** Previews are small and often on white, so the image is brighter than the videos. */
const LIGHT = { brightness: 1.5, saturation: 1.3 };

/** Hides the court's lines behind the headline. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="shade">
    <stop offset="0.3" />
    <stop offset="0.48" stop-opacity="0" />
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#shade)" />
</svg>`;

/** Draws the Open Graph image, a JPEG: the text on a still of the smash. */
export async function drawOgImage(locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const text = renderToStaticMarkup(createElement(OgImageText, { locale }));
  const background = sharp({ create: { width, height, channels: 3, background: token('--bg') } });
  const jpeg = await sharp(SMASH)
    .resize(width, height, { position: 'top' })
    .modulate(LIGHT)
    .composite([
      { input: Buffer.from(SHADE) },
      // Turns black into the page's background colour.
      { input: await background.png().toBuffer(), blend: 'screen' },
      { input: Buffer.from(text) },
    ])
    // Without chroma subsampling, which blurs the edges of coloured letters.
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
}
