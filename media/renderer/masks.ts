import { createInPage, launchBrowser } from './browser.ts'; import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { DEMO_SHOT, TRAILER_SHOTS } from './videos/shots.ts';
const b = await launchBrowser();
for (const name of process.argv.slice(2)) { const shot = [DEMO_SHOT, ...TRAILER_SHOTS].find((s) => s.name === name)!; const dir = `work/mask/${name}`; mkdirSync(dir, { recursive: true });
 const v0: any = shot.view(0); const { page, instance } = await createInPage<any>(b, 'media/scene/netMask.ts', 'NetMask', [v0.width, v0.height]); const t = Date.now();
 for (let i = 0; i < (name === 'rally' ? shot.times.length : 1); i++) writeFileSync(`${dir}/${String(i).padStart(4, '0')}.png`, Buffer.from(await instance.evaluate((r: any, v: any) => r.renderPng(v), shot.view(i)), 'base64'));
 console.log(name, Date.now() - t); await page.close(); }
await b.close();
