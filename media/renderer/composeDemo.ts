/** Draws frames of the demo: media/composeDemo.ts FOLDER FROM TO. Skips what exists. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInPage, launchBrowser } from './browser.ts';
import { frameFile } from './frames.ts';
import { FRAMES_FOLDER, ROOT } from './paths.ts';
import type { Compositor, FrameUrls } from './videos/compositor.ts';
import { DEMO_DURATION_S } from './videos/demoTimeline.ts';
import { DEMO_SHOT } from './videos/shots.ts';
import { FRAMES_PER_SECOND } from './videos/specs.ts';

const [target = '', from = '0', to = String(DEMO_DURATION_S * FRAMES_PER_SECOND)] = process.argv.slice(2);
await mkdir(target, { recursive: true });

const path = `/${relative(ROOT, join(FRAMES_FOLDER, "demo-final"))}`;
const urls: Record<string, readonly FrameUrls[]> = {
  demo: DEMO_SHOT.times.map((_, i) => ({ image: frameFile(path, i), floor: frameFile(path, i, true) })),
};
const browser = await launchBrowser();
const { instance } = await createInPage<Compositor>(browser, 'media/videos/compositor.ts', 'Compositor', [urls]);
for (let frame = Number(from); frame < Number(to); frame++) {
  const file = join(target, `${String(frame).padStart(4, '0')}.png`);
  if (existsSync(file)) continue;
  await writeFile(file, Buffer.from(await instance.evaluate((c, at) => c.demo(at), frame), 'base64'));
}
await browser.close();
