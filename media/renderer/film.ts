/** Renders shots of the trailer by their names: media/film.ts NAME... */
import { launchBrowser } from './browser.ts';
import { renderShot } from './frames.ts';
import { DEMO_SHOT, TRAILER_SHOTS } from './videos/shots.ts';

const browser = await launchBrowser();
for (const name of process.argv.slice(2)) {
  const shot = [DEMO_SHOT, ...TRAILER_SHOTS].find((each) => each.name === name);
  if (shot) console.log(name, shot.times.length, await renderShot(browser, shot));
}
await browser.close();
