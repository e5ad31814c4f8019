/** Renders the capture screens: media/cap.ts OUT SCALE SAMPLES NAME... */
import { mkdir, writeFile } from 'node:fs/promises';
import { createInPage, launchBrowser } from './browser.ts';
import { CAPTURE_SCREENS } from './videos/stills.ts';
const [out = '', scaleText = '1', samples = '2', ...names] = process.argv.slice(2);
await mkdir(out, { recursive: true });
const k = Number(scaleText) / 3;
const browser = await launchBrowser();
for (const { name, still } of CAPTURE_SCREENS) {
  if (names.length && !names.includes(name)) continue;
  const base: any = still.view(0);
  const c = base.camera;
  const width = Math.round(base.width * k), height = Math.round(base.height * k);
  const camera = { ...c, width, height, focalPx: c.focalPx * k, principalPx: c.principalPx.map((p: number) => p * k) };
  const { page, instance } = await createInPage<any>(browser, 'media/scene/sceneRenderer.ts', 'SceneRenderer', [width, height, base.rig]);
  const start = Date.now();
  for (const [suffix, more] of [['', {}], ['-court', { shuttleScale: 0 }]] as const) {
    if (suffix && process.env.NOCOURT) continue;
    const { image, floor } = await instance.evaluate((r: any, v: any) => r.renderPng(v, true), { ...base, width, height, camera, samples: Number(samples), ...more });
    await writeFile(`${out}/${name}${suffix}.png`, Buffer.from(image, 'base64'));
    await writeFile(`${out}/${name}${suffix}.floor.png`, Buffer.from(floor, 'base64'));
    console.log(name + suffix, Date.now() - start, 'ms');
  }
  await page.close();
}
await browser.close();
