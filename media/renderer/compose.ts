/** Draws frames of the trailer from rendered shots: media/compose.ts FOLDER FROM TO. Skips what exists. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInPage, launchBrowser } from './browser.ts';
import { frameFile } from './frames.ts';
import { FRAMES_FOLDER, ROOT } from './paths.ts';
import type { Compositor, FrameUrls } from './videos/compositor.ts';
import { TRAILER_SHOTS } from './videos/shots.ts';
import { layersAt, TRAILER_FRAMES } from './videos/trailer.ts';

const [target = '', from = '0', to = String(TRAILER_FRAMES)] = process.argv.slice(2);
await mkdir(target, { recursive: true });
const folders: Record<string, string> = {};
const urls: Record<string, readonly FrameUrls[]> = {};
for (const shot of TRAILER_SHOTS) {
  const folder = join(FRAMES_FOLDER, 'final', shot.name);
  folders[shot.name] = folder;
  const path = `/${relative(ROOT, folder)}`;
  urls[shot.name] = shot.times.map((_, i) => ({ image: frameFile(path, i), floor: frameFile(path, i, true) }));
}
const browser = await launchBrowser();
const { instance } = await createInPage<Compositor>(browser, 'media/videos/compositor.ts', 'Compositor', [urls]);
let drawn = 0;
for (let frame = Number(from); frame < Number(to); frame++) {
  const file = join(target, `${String(frame).padStart(4, '0')}.png`);
  const isReady = layersAt(frame).every(({ shot, frame: at }) => existsSync(frameFile(folders[shot.name] ?? '', at)));
  if (existsSync(file) || !isReady) continue;
  await writeFile(file, Buffer.from(await instance.evaluate((c, at) => c.trailer(at), frame), 'base64'));
  drawn++;
}
console.log('drawn', drawn);
await browser.close();
