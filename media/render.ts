/**
 * `npm run media`: renders every image and video of the site. Needs ffmpeg and a Chromium and takes
 * an hour or two. An interrupted run continues where it was.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { JSHandle } from 'playwright-core';
import sharp from 'sharp';
import type { VideoName } from '../src/lib/videos.ts';
import { createInPage, launchBrowser } from './browser.ts';
import { encodeVideo, type VideoSource } from './encoding/encode.ts';
import { missingTool } from './encoding/ffmpeg.ts';
import { writeVideoData } from './encoding/videoData.ts';
import { frameFile, renderShot } from './frames.ts';
import { ASSETS_FOLDER, FRAMES_FOLDER, ROOT, VIDEOS_FOLDER } from './paths.ts';
import { showProgress } from './progress.ts';
import { renderSound, SAMPLE_RATE_HZ, toPcm } from './sound.ts';
import type { Compositor, FrameUrls } from './videos/compositor.ts';
import { DEMO_DURATION_S, DEMO_POSTER_S, demoSoundEvents } from './videos/demoTimeline.ts';
import { DEMO_SHOT, TRAILER_SHOTS } from './videos/shots.ts';
import { FRAMES_PER_SECOND, VIDEO_SPECS } from './videos/specs.ts';
import { CAPTURE_SCREENS, HERO_FIGURE, STILLS } from './videos/stills.ts';
import { CHAPTERS_S, TRAILER_FRAMES } from './videos/trailer.ts';

const FRAME_COUNTS: Readonly<Record<VideoName, number>> = {
  trailer: TRAILER_FRAMES,
  demo: DEMO_DURATION_S * FRAMES_PER_SECOND,
};

/** The PNG files of a video, one by one. */
async function* drawFrames(compositor: JSHandle<Compositor>, name: VideoName) {
  const report = showProgress(`${name}, frames`);
  for (let frame = 0; frame < FRAME_COUNTS[name]; frame++) {
    const png = await compositor.evaluate((c, [video, at]) => c[video](at), [name, frame] as const);
    yield Buffer.from(png, 'base64');
    report(frame + 1, FRAME_COUNTS[name]);
  }
}

const readPixels = (path: string) =>
  sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Writes a photographic image, without any loss that the page could show. */
const writeJpeg = (name: string, image: string | Buffer) =>
  sharp(image)
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(join(ASSETS_FOLDER, `${name}.jpg`));

/** Writes a drawn image without loss. */
const writePng = (name: string, base64: string) =>
  sharp(Buffer.from(base64, 'base64'))
    .removeAlpha()
    .png({ compressionLevel: 9, effort: 10 })
    .toFile(join(ASSETS_FOLDER, `${name}.png`));

async function writeVideo(
  compositor: JSHandle<Compositor>,
  name: VideoName,
  soundInput?: VideoSource['soundInput'],
): Promise<void> {
  const frames = drawFrames(compositor, name);
  const source = { frames, framesPerSecond: FRAMES_PER_SECOND, ...(soundInput && { soundInput }) };
  await encodeVideo(source, join(VIDEOS_FOLDER, name), VIDEO_SPECS[name]);
  await writeVideoData(name, name === 'trailer' ? CHAPTERS_S : undefined);
}

const missing = missingTool();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const browser = await launchBrowser();
for (const still of STILLS) {
  const folder = await renderShot(browser, still);
  await writeJpeg(still.name, frameFile(folder, 0));
}

const folder = await renderShot(browser, HERO_FIGURE);
const { data, info } = await readPixels(frameFile(folder, 0));
const { data: mask } = await readPixels(frameFile(folder, 0, true));
// The mask is white where nothing is.
for (let i = 3; i < data.length; i += 4) data[i] = 255 - (mask[i - 3] ?? 0);
await sharp(data, { raw: info })
  .png({ compressionLevel: 9, effort: 10 })
  .toFile(join(ASSETS_FOLDER, 'hero-smash.png'));

const urls: Record<string, readonly FrameUrls[]> = {};
const captureStills = CAPTURE_SCREENS.map(({ still }) => still);
for (const shot of [...captureStills, DEMO_SHOT, ...TRAILER_SHOTS]) {
  const frames = `/${relative(ROOT, await renderShot(browser, shot))}`;
  urls[shot.name] = shot.times.map((_, frame) => ({
    image: frameFile(frames, frame),
    floor: frameFile(frames, frame, true),
  }));
}

const module = 'media/videos/compositor.ts';
const { instance: compositor } = await createInPage<Compositor>(browser, module, 'Compositor', [
  urls,
]);
for (const { name } of CAPTURE_SCREENS)
  await writePng(name, await compositor.evaluate((c, screen) => c.captureScreen(screen), name));
await writePng('results-screen', await compositor.evaluate((c) => c.resultsScreen()));
const posterFrame = Math.round(DEMO_POSTER_S * FRAMES_PER_SECOND);
const poster = await compositor.evaluate((c, frame) => c.demo(frame), posterFrame);
await writeJpeg('demo-poster', Buffer.from(poster, 'base64'));

await writeVideo(compositor, 'trailer');
const soundFile = join(FRAMES_FOLDER, 'demo.pcm');
await writeFile(soundFile, toPcm(renderSound(demoSoundEvents(), DEMO_DURATION_S)));
const pcm = ['-f', 's16le', '-ar', `${SAMPLE_RATE_HZ}`, '-ac', '2'];
await writeVideo(compositor, 'demo', [...pcm, '-i', soundFile]);
await rm(soundFile);
await browser.close();
