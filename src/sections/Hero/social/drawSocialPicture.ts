import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { SOCIAL_PICTURE } from '../../../lib/socialPicture.ts';
import { token } from '../../../styles/tokens.ts';
import { SocialWords } from './SocialWords.tsx';

const { width, height } = SOCIAL_PICTURE;

// From the project's root, where every script runs: once bundled, this module lies elsewhere.
const SMASH = 'src/assets/smash-wide.jpg';

/** Previews are small, and often stand on white: the hall is lit more than in the films. */
const LIGHT = { brightness: 1.5, saturation: 1.3 };

/** Black behind the headline, where the court's lines would run through it; none at the player. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="shade">
    <stop offset="0.3" />
    <stop offset="0.48" stop-opacity="0" />
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#shade)" />
</svg>`;

/** The picture that goes with a link: the frozen smash, and over it the words. A JPEG. */
export async function drawSocialPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const words = renderToStaticMarkup(createElement(SocialWords));
  const night = sharp({ create: { width, height, channels: 3, background: token('--night') } });
  const picture = await sharp(SMASH)
    .resize(width, height, { position: 'top' })
    .modulate(LIGHT)
    .composite([
      { input: Buffer.from(SHADE) },
      // What is black becomes the night of the page.
      { input: await night.png().toBuffer(), blend: 'screen' },
      { input: Buffer.from(words) },
    ])
    // Without thinning out the colours: letters in the accent would fray.
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
  return new Uint8Array(picture);
}
