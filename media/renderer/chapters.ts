/** Renders the stills of the chapters: media/chapters.ts OUT SAMPLES(0: all) NAME... */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInPage, launchBrowser } from './browser.ts';
import { ROOT } from './paths.ts';
import { CHAPTER_VIEWS } from './videos/chapterStills.ts';
const [out = '', samples = '0', ...names] = process.argv.slice(2);
const folder = join(ROOT, '.media/chapters');
await mkdir(out, { recursive: true });
await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
for (const [name, view] of Object.entries(CHAPTER_VIEWS)) {
  if (names.length && !names.includes(name)) continue;
  const { page, instance } = await createInPage<any>(browser, 'media/scene/sceneRenderer.ts', 'SceneRenderer', [view.width, view.height, view.rig]);
  const { image } = await instance.evaluate((r: any, v: any) => r.renderPng(v, false), { ...view, samples: Number(samples) || view.samples });
  await writeFile(join(folder, `${name}.png`), Buffer.from(image, 'base64'));
  await page.close();
  const drawer = await createInPage<any>(browser, 'media/videos/chapterStills.ts', 'ChapterStills', []);
  const drawn = await drawer.instance.evaluate((c: any, [n, u]: any) => c.draw(n, u), [name, `/${relative(ROOT, join(folder, `${name}.png`))}`]);
  await writeFile(join(out, `${name}.png`), Buffer.from(drawn, 'base64'));
  await drawer.page.close();
  console.log(name);
}
await browser.close();
