/** Renders stills by their names: media/still.ts NAME... */
import { join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from './browser.ts';
import { frameFile, renderShot } from './frames.ts';
import { ASSETS_FOLDER } from './paths.ts';
import { STILLS } from './videos/stills.ts';

const browser = await launchBrowser();
for (const still of STILLS.filter(({ name }) => process.argv.includes(name))) {
  const folder = await renderShot(browser, still);
  await sharp(frameFile(folder, 0))
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(join(ASSETS_FOLDER, `${still.name}.jpg`));
}
await browser.close();
