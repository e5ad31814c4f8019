/** Renders the player of the first view with the racket before the contact: media/hero.ts SCALE SAMPLES [OUT]. */
import { join } from 'node:path';
import sharp from 'sharp';
import { createInPage, launchBrowser } from './browser.ts';
import { ASSETS_FOLDER } from './paths.ts';
import { HERO_FIGURE } from './videos/stills.ts';

const [scaleText = '1', samplesText = '24', out = join(ASSETS_FOLDER, 'hero-smash.png')] = process.argv.slice(2);
const k = Number(scaleText);
const base: any = HERO_FIGURE.view(0);
const width = Math.round(base.width * k), height = Math.round(base.height * k);
const camera = { ...base.camera, width, height, focalPx: base.camera.focalPx * k, principalPx: base.camera.principalPx.map((p: number) => p * k) };
const OPACITIES = [0.95, 0.72, 0.54, 0.4, 0.28];
const browser = await launchBrowser();
const { instance } = await createInPage<any>(browser, 'media/scene/sceneRenderer.ts', 'SceneRenderer', [width, height, 'figure']);
async function layer(view: any, opacity: number) {
  const { image, floor } = await instance.evaluate((r: any, v: any) => r.renderPng(v, true), view);
  const read = (b64: string) => sharp(Buffer.from(b64, 'base64')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await read(image);
  const { data: mask } = await read(floor);
  for (let i = 3; i < data.length; i += 4) data[i] = Math.round((255 - (mask[i - 3] ?? 0)) * opacity);
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 as const } };
}
const common = { ...base, width, height, camera, samples: Number(samplesText) };
const layers = [];
for (let before = OPACITIES.length; before > 0; before--)
  layers.push(await layer({ ...common, cellM: [0.03, 0.03], cutout: ['racket'], timeS: base.timeS - before / 60, shutterS: 1 / 600 }, OPACITIES[before - 1] ?? 0));
layers.push(await layer(common, 1));
await browser.close();
await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  .composite(layers)
  .png({ compressionLevel: 9, effort: 10 })
  .toFile(out);
