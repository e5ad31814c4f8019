import { chromium } from '@playwright/test';
import { serveSite } from './scripts/server.ts';
import { findChromium } from './scripts/install.mjs';
import { browserEnvironment } from './tests/systemFonts.ts';
const [dist,out,...specs]=process.argv.slice(2);
const site=await serveSite({folder:dist});
const browser=await chromium.launch({executablePath:findChromium(),env:process.env,args:['--no-sandbox','--disable-gpu']});
for(const spec of specs){const [path,w,h,mode='',lang]=spec.split(',');
 const page=await browser.newPage({viewport:{width:+w,height:+h},locale:lang||path.split('/')[1]||'en',reducedMotion:'reduce'});
 await page.goto(site.url+path); await page.waitForTimeout(400);
 if(mode==='full'){for(let y=0;y<12000;y+=700){await page.evaluate(y=>scrollTo(0,y),y);await page.waitForTimeout(40);} await page.evaluate(()=>scrollTo(0,0)); await page.waitForTimeout(200);}
 if(mode.startsWith('#')) {await page.locator(mode).first().scrollIntoViewIfNeeded();await page.waitForTimeout(500);}
 const name=`${out}${path.replace(/\W+/g,'_')}${w}${mode.replace(/\W/g,'')}.png`;
 if(mode.startsWith('#')) await page.locator(mode).first().screenshot({path:name}); else await page.screenshot({path:name,fullPage:mode==='full'}); console.log(name); await page.close();}
await browser.close(); await site.close();
