/** What another owner changes: the edits of a copy of the project, as docs/owner.md says. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { VideoData } from '../../src/lib/build/videos.ts';
import type { Edits } from './projectCopy.ts';
import { OWN_SITE } from './testData.ts';

type Rgb = readonly [number, number, number];

export const OWN_ACCENT = '#ffb02e';

/** The colour of a wide logo, which is nowhere else on the page. */
export const LOGO_COLOR = '#e040c0';
export const LOGO_RATIO = 2;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><rect width="64" height="32" rx="8" fill="${LOGO_COLOR}"/></svg>`;

/**
 * Three lines with accents on a phone; a unit test lays out more, and shows that no lines touch. Its "ộ" is in
 * the Vietnamese file of the display font, which other English pages do not load.
 */
export const OWN_TITLE = 'Éclair Å vội: how fast was it?';

/** Each screenshot and film has one colour. */
export const CAPTURE_COLOR: Rgb = [200, 40, 90];
export const RESULTS_COLOR: Rgb = [30, 150, 60];
export const POSTER_COLOR: Rgb = [220, 130, 20];
export const VIDEO_COLOR: Rgb = [32, 96, 160];

/** Two seconds of H.264. */
const VIDEO_FILE = 'tests/support/portrait.mp4';
export const OWN_VIDEO: VideoData = {
  widthPx: 216,
  heightPx: 384,
  lengthS: 2,
  av1Codecs: 'avc1.64000D',
  h264Codecs: 'avc1.64000D',
};

const createImage = (width: number, height: number, [r, g, b]: Rgb) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } });

/** The owner's own facts, title, logo, accent colour, screenshots and videos. */
export async function ownersEdits(): Promise<Edits> {
  const poster = await createImage(1080, 1920, POSTER_COLOR).jpeg().toBuffer();
  const video = await readFile(VIDEO_FILE);
  const videos = ['trailer.av1', 'trailer', 'demo.av1', 'demo'];
  return {
    'site.config.ts': [
      /(?<=export const site: SiteConfig = )[\s\S]*/,
      JSON.stringify({ ...OWN_SITE, logo: 'src/assets/logo.svg' }),
    ],
    'src/content/en/home.ts': [/(?<=^ {2}title: ').+(?=',$)/m, OWN_TITLE],
    'src/assets/logo.svg': LOGO,
    'src/styles/tokens.css': [/(?<=--accent: )#\w+/, OWN_ACCENT],
    // One capture screenshot for every window.
    'src/assets/capture-screen.png': await createImage(2622, 1206, CAPTURE_COLOR).png().toBuffer(),
    'src/assets/results-screen.png': await createImage(1206, 2622, RESULTS_COLOR).png().toBuffer(),
    'src/assets/trailer-poster.jpg': poster,
    'src/assets/demo-poster.jpg': poster,
    'src/assets/videos.json': JSON.stringify({ trailer: OWN_VIDEO, demo: OWN_VIDEO }),
    ...Object.fromEntries(videos.map((name) => [`public/media/${name}.mp4`, video])),
  };
}
