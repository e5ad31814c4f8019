/**
 * `npm run media`: draws every picture and film the site ships. Needs ffmpeg and a Chromium, and
 * takes an hour or two; stopped, it goes on where it was. The site, its build and its tests need
 * none of this.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { FILM_FRAMES_PER_SECOND } from '../src/lib/films.ts';
import { encodeFilm, LIMITS } from './encode.ts';
import { missingTool } from './ffmpeg.ts';
import { writeFilmData } from './filmData.ts';
import type { Compositor } from './films/compositor.ts';
import { DEMO_DURATION_S, DEMO_POSTER_S, demoSoundEvents } from './films/demoPlan.ts';
import { DEMO_SHOT } from './films/demoShot.ts';
import { type Shot, TRAILER_SHOTS } from './films/shots.ts';
import { CAPTURE_SCREENS, STILLS } from './films/stills.ts';
import { TRAILER_FRAMES } from './films/trailer.ts';
import { frameFile } from './fingerprint.ts';
import { renderShot } from './frames.ts';
import { showProgress } from './progress.ts';
import { renderSound, toWav } from './sound.ts';
import { openBrowser, openStudio } from './studio.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PICTURES = join(ROOT, 'src/assets');
const FILMS = join(ROOT, 'public/media');
const WORK = join(ROOT, '.media');

/** Where the picture of a frame lies for the page, and where its floor is free. */
interface FrameAddresses {
  readonly picture: string;
  readonly floor: string;
}

/** Opens a page that draws over the frames at these addresses, by shot and in order. */
async function openCompositor(
  browser: Browser,
  addresses: Readonly<Record<string, readonly FrameAddresses[]>>,
): Promise<Page> {
  const page = await openStudio(browser);
  await page.evaluate(async (addressesOf) => {
    const module = '/media/films/compositor.ts';
    const { Compositor } = await import(module);
    const address = (shot: string, frame: number, floor: boolean): string | undefined =>
      addressesOf[shot]?.[frame]?.[floor ? 'floor' : 'picture'];
    Object.assign(globalThis, { drawing: new Compositor(address) });
  }, addresses);
  return page;
}

async function* framesOf(
  page: Page,
  film: 'trailer' | 'demo',
  count: number,
): AsyncGenerator<Uint8Array> {
  const report = showProgress(`${film}, drawn`);
  for (let frame = 0; frame < count; frame++) {
    const base64 = await page.evaluate(
      ([name, at]) => (globalThis as unknown as { drawing: Compositor }).drawing[name](at),
      [film, frame] as const,
    );
    report(frame + 1, count);
    yield Buffer.from(base64, 'base64');
  }
}

/** A photograph: no PNG of one is small, and this loses nothing the page could show. */
const asJpeg = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).jpeg({ quality: 94, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();

/** A PNG of flat drawings, as small as it can be without loss. */
const asPng = (base64: string): Promise<Buffer> =>
  sharp(Buffer.from(base64, 'base64'))
    .removeAlpha()
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();

async function screens(page: Page): Promise<void> {
  for (const { name } of CAPTURE_SCREENS) {
    const capture = await page.evaluate(
      (screen) => (globalThis as unknown as { drawing: Compositor }).drawing.captureScreen(screen),
      name,
    );
    await writeFile(join(PICTURES, `${name}.png`), await asPng(capture));
  }
  const [results, demoPoster] = await page.evaluate(
    async (posterFrame) => {
      const { drawing } = globalThis as unknown as { drawing: Compositor };
      return [drawing.resultsScreen(), await drawing.demo(posterFrame)] as const;
    },
    Math.round(DEMO_POSTER_S * FILM_FRAMES_PER_SECOND),
  );
  await writeFile(join(PICTURES, 'results-screen.png'), await asPng(results));
  const poster = await asJpeg(Buffer.from(demoPoster, 'base64'));
  await writeFile(join(PICTURES, 'demo-poster.jpg'), poster);
}

async function films(page: Page): Promise<void> {
  const trailer = {
    frames: framesOf(page, 'trailer', TRAILER_FRAMES),
    framesPerSecond: FILM_FRAMES_PER_SECOND,
  };
  for (const file of await encodeFilm(
    trailer,
    join(FILMS, 'trailer'),
    LIMITS.trailer,
    showProgress,
  ))
    console.log(file);
  await writeFilmData('trailer', new Date());

  const soundFile = join(WORK, 'demo.wav');
  const sound = renderSound(demoSoundEvents(), DEMO_DURATION_S);
  await writeFile(soundFile, toWav(sound));
  const demo = {
    frames: framesOf(page, 'demo', DEMO_DURATION_S * FILM_FRAMES_PER_SECOND),
    framesPerSecond: FILM_FRAMES_PER_SECOND,
    soundFile,
  };
  for (const file of await encodeFilm(demo, join(FILMS, 'demo'), LIMITS.demo, showProgress))
    console.log(file);
  await writeFilmData('demo', new Date());
  await rm(soundFile);
}

const missing = missingTool();
if (missing) {
  console.error(missing);
  process.exit(1);
}
await mkdir(WORK, { recursive: true });
const browser = await openBrowser();
const render = (shot: Shot): Promise<string> => renderShot(browser, shot, showProgress(shot.name));

for (const still of STILLS) {
  const picture = await readFile(join(ROOT, frameFile(await render(still), 0)));
  await writeFile(join(PICTURES, `${still.name}.jpg`), await asJpeg(picture));
}
const addresses: Record<string, readonly FrameAddresses[]> = {};
const captureStills = CAPTURE_SCREENS.map(({ still }) => still);
for (const shot of [...captureStills, DEMO_SHOT, ...TRAILER_SHOTS]) {
  const folder = await render(shot);
  addresses[shot.name] = shot.times.map((_, frame) => ({
    picture: `/${frameFile(folder, frame)}`,
    floor: `/${frameFile(folder, frame, true)}`,
  }));
}

const page = await openCompositor(browser, addresses);
await screens(page);
await films(page);
await browser.close();
