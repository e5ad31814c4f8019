
/** Renders the defender of the speed lab: media/defender.ts PIXELS_PER_METRE SAMPLES (300 and 16). */
import { join } from 'node:path';
import sharp from 'sharp';
import { createInPage, launchBrowser } from './browser.ts';
import { ASSETS_FOLDER } from './paths.ts';
import { HERO_FIGURE } from './videos/stills.ts';
const PX = Number(process.argv[2] ?? 300), samples = Number(process.argv[3] ?? 8);
// In metres of the lab's drawing: from x 2.1 to 4.4, from 1.75 above the foot of the net to 0.05 above it.
const LEFT = 2.1, TOP = 1.85, W = 2.3, H = 1.85;
const width = Math.round(W * PX), height = Math.round(H * PX);
const view = {
  ...HERO_FIGURE.view(0), width, height, rig: 'defender', samples, cutout: ['player', 'racket'],
  camera: { width, height, focalPx: 9 * PX, principalPx: [(-0.8 - LEFT) * PX, (TOP - 2) * PX], fromM: [-0.8, 2, 9] },
};
const browser = await launchBrowser();
const { instance } = await createInPage(browser, 'media/scene/sceneRenderer.ts', 'SceneRenderer', [width, height, 'defender']);
const { image, floor } = await instance.evaluate((r, v) => r.renderPng(v, true), view);
const read = (b64) => sharp(Buffer.from(b64, 'base64')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
const { data, info } = await read(image); const { data: mask } = await read(floor);
for (let i = 3; i < data.length; i += 4) data[i] = 255 - mask[i - 3];
await sharp(data, { raw: info }).png({ compressionLevel: 9, effort: 10 }).toFile(join(ASSETS_FOLDER, 'lab-defender.png'));
await browser.close();
