/** Renders single frames of shots into /tmp/one: media/one.ts NAME FRAME[,FRAME...] ... */
import { mkdir, writeFile } from 'node:fs/promises';
import { createInPage, launchBrowser } from './browser.ts';
import type { SceneRenderer } from './scene/sceneRenderer.ts';
import { DEMO_SHOT, TRAILER_SHOTS } from './videos/shots.ts';

await mkdir('/tmp/one', { recursive: true });
const SCALE = Number(process.env.SCALE ?? 1);
const browser = await launchBrowser();
for (const argument of process.argv.slice(2)) {
  const [name, frames = ''] = argument.split(':');
  const shot = [DEMO_SHOT, ...TRAILER_SHOTS].find((each) => each.name === name);
  if (!shot) continue;
  const { width, height, rig } = shot.view(0);
  const { page, instance } = await createInPage<SceneRenderer>(browser, 'media/scene/sceneRenderer.ts', 'SceneRenderer', [width * SCALE, height * SCALE, rig]);
  for (const frame of frames.split(',').map(Number)) {
    const start = Date.now();
    const { image } = await instance.evaluate((r, view) => r.renderPng(view, false), { ...shot.view(frame), width: shot.view(frame).width * SCALE, height: shot.view(frame).height * SCALE, samples: Number(process.env.SAMPLES ?? 2) });
    await writeFile(`/tmp/one/${name}-${frame}.png`, Buffer.from(image, 'base64'));
    console.log(name, frame, Date.now() - start, 'ms');
  }
  await page.close();
}
await browser.close();
