/** Draws the app over the rendered capture screens: media/cap2.ts FOLDER OUT (FOLDER from media/cap.ts, in .media). */
import { mkdir, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { createInPage, launchBrowser } from './browser.ts';
import { ROOT } from './paths.ts';
const [folder = '', out = ''] = process.argv.slice(2);
await mkdir(out, { recursive: true });
const at = (name: string) => [{ image: `/${relative(ROOT, folder)}/${name}.png`, floor: `/${relative(ROOT, folder)}/${name}.floor.png` }];
const urls = { capture: at('capture-screen'), 'capture-wide': at('capture-wide-screen'), court: at('capture-wide-screen-court'), 'court-close': at('capture-screen-court') };
const browser = await launchBrowser();
const { instance } = await createInPage<any>(browser, 'media/videos/compositor.ts', 'Compositor', [urls]);
for (const name of ['capture-screen', 'capture-wide-screen'])
  await writeFile(`${out}/${name}.png`, Buffer.from(await instance.evaluate((c: any, n: string) => c.captureScreen(n), name), 'base64'));
if (!process.env.NOCOURT) {
  await writeFile(`${out}/hero-court.png`, Buffer.from(await instance.evaluate((c: any) => c.emptyCaptureScreen('court')), 'base64'));
  await writeFile(`${out}/hero-court-close.png`, Buffer.from(await instance.evaluate((c: any) => c.emptyCaptureScreen('court-close')), 'base64'));
}
await browser.close();
