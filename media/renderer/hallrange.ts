/** hallrange.ts SHOT OUT FROM TO: hall frames of a shot. */
import { createInPage, launchBrowser } from './browser.ts'; import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { DEMO_SHOT, TRAILER_SHOTS } from './videos/shots.ts';
const [name, out = '', from, to] = process.argv.slice(2);
const shot = [DEMO_SHOT, ...TRAILER_SHOTS].find((s) => s.name === name)!; mkdirSync(out, { recursive: true });
const b = await launchBrowser(); const v0: any = shot.view(0);
const { instance } = await createInPage<any>(b, 'media/scene/sceneRenderer.ts', 'SceneRenderer', [v0.width, v0.height, v0.rig]);
for (let i = Number(from); i < Math.min(Number(to), shot.times.length); i++) {
  const f = `${out}/${String(i).padStart(4, '0')}`; if (existsSync(`${f}.png`)) continue;
  const { image, floor } = await instance.evaluate((r: any, [v, fl]: any) => r.renderPng(v, fl), [shot.view(i), shot.withFloor]);
  if (floor) writeFileSync(`${f}.floor.png`, Buffer.from(floor, 'base64'));
  writeFileSync(`${f}.part`, Buffer.from(image, 'base64')); renameSync(`${f}.part`, `${f}.png`);
}
await b.close(); console.log('done', name);
