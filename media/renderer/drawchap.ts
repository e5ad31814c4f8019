import { writeFile } from 'node:fs/promises'; import { join, relative } from 'node:path';
import { createInPage, launchBrowser } from './browser.ts'; import { ROOT } from './paths.ts';
const [out = '', name = ''] = process.argv.slice(2);
const browser = await launchBrowser();
const { instance } = await createInPage<any>(browser, 'media/videos/chapterStills.ts', 'ChapterStills', []);
await writeFile(join(out, `${name}.png`), Buffer.from(await instance.evaluate((c: any, [n, u]: any) => c.draw(n, u), [name, `/${relative(ROOT, join(ROOT, '.media/chapters', `${name}.png`))}`]), 'base64'));
await browser.close();
