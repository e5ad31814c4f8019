/**
 * `npm run media`: draws the pictures and clips the site ships. Needs ffmpeg and a Chromium; the
 * site, its build and its tests need neither this nor them.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../dev/install.mjs';
import { type Clip, demo, trailer } from './clips.ts';
import { captureScreen, resultsScreen } from './scene.ts';

const PICTURES = 'src/assets';
const CLIPS = 'public/media';
const FRAMES_PER_SECOND = 24;
const DOWN = Number.POSITIVE_INFINITY;

async function photograph(page: Page, svg: string): Promise<Buffer> {
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  return page.locator('svg').first().screenshot();
}

/** Encodes PNG frames as H.264 that every phone plays: bt709, limited range, index in front. */
async function encode(file: string, frames: AsyncIterable<Buffer>): Promise<void> {
  const colour = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p';
  const tags = '-color_primaries bt709 -color_trc bt709 -colorspace bt709'.split(' ');
  const codec = '-an -c:v libx264 -preset slow -crf 25 -profile:v high -movflags +faststart';
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', `${FRAMES_PER_SECOND}`],
      ...['-i', '-', '-vf', colour, ...tags, ...codec.split(' '), file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise<number | null>((resolve) => ffmpeg.on('close', resolve));
  for await (const frame of frames) ffmpeg.stdin.write(frame);
  ffmpeg.stdin.end();
  if ((await ended) !== 0) throw new Error(`ffmpeg could not write ${file}`);
}

async function* framesOf(page: Page, clip: Clip): AsyncGenerator<Buffer> {
  for (let i = 0; i < clip.durationS * FRAMES_PER_SECOND; i++)
    yield await photograph(page, clip.frame(i / FRAMES_PER_SECOND));
}

await mkdir(CLIPS, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});

const retina = await browser.newPage({ deviceScaleFactor: 3 });
const stills = {
  'capture-screen': captureScreen.draw(DOWN),
  'results-screen': resultsScreen.draw(DOWN),
};
for (const [name, svg] of Object.entries(stills))
  await writeFile(`${PICTURES}/${name}.png`, await photograph(retina, svg));

const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
const posters = { 'trailer-poster': trailer.frame(6.5), 'demo-poster': demo.frame(5.5) };
for (const [name, svg] of Object.entries(posters))
  await writeFile(`${PICTURES}/${name}.png`, await photograph(page, svg));

for (const [name, clip] of Object.entries({ trailer, demo })) {
  await encode(`${CLIPS}/${name}.mp4`, framesOf(page, clip));
  console.log(`${CLIPS}/${name}.mp4`);
}
await browser.close();
