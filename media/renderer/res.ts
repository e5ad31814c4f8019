import { mkdir, writeFile, copyFile } from 'node:fs/promises'; import { existsSync } from 'node:fs';
import { createInPage, launchBrowser } from './browser.ts'; import { RESULT_SHOT } from './videos/shots.ts';
const out = 'work/resultbg'; await mkdir(out, { recursive: true });
const browser = await launchBrowser();
const v0: any = RESULT_SHOT.view(0);
const { instance } = await createInPage<any>(browser, 'media/scene/sceneRenderer.ts', 'SceneRenderer', [v0.width, v0.height, v0.rig]);
const done = new Map<string, string>();
for (let i = 0; i < RESULT_SHOT.times.length; i++) {
  const v: any = RESULT_SHOT.view(i); const key = String(v.trailS); const f = `${out}/${String(i).padStart(4, '0')}.png`;
  const same = done.get(key); if (same) { await copyFile(same, f); continue; }
  const t = Date.now(); const { image } = await instance.evaluate((r: any, view: any) => r.renderPng(view, false), v);
  await writeFile(f, Buffer.from(image, 'base64')); done.set(key, f); if (i % 10 === 0) console.log(i, Date.now() - t);
}
await browser.close(); console.log('done');
