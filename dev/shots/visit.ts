/** Makes a visit: opens a page, brings it into its state, and takes its pictures. */
import type { Browser } from '@playwright/test';
import { openCamera } from './camera.ts';
import type { Visit } from './plan.ts';
import { scrollThrough, waitForStillness } from './stillness.ts';

/** Up to this width a window is a phone's: two dots to the pixel, and scrollbars that take no room. */
const WIDEST_PHONE_PX = 500;

/** A promise that never settles: the film neither plays nor reports that it cannot. */
function keepFilmsAtPosters(): void {
  HTMLMediaElement.prototype.play = () => new Promise(() => {});
}

/** @throws when a state is not reached, or the page does not come to rest */
export async function makeVisit(browser: Browser, baseURL: string, visit: Visit): Promise<void> {
  const { path, width, height, mode, reach, filmsPlay = false, pictures } = visit;
  const { options, prepare, isHeldBack = false } = mode;
  const isMobile = width <= WIDEST_PHONE_PX;
  const deviceScaleFactor = isMobile ? 2 : 1;
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width, height }, deviceScaleFactor, isMobile, colorScheme: 'dark' },
    ...options,
  });
  try {
    const page = await context.newPage();
    const take = await openCamera(page, { width, height, deviceScaleFactor, mobile: isMobile });
    if (!filmsPlay) await page.addInitScript(keepFilmsAtPosters);
    await prepare?.(page);
    await reach(page, async () => {
      await page.goto(path, { waitUntil: isHeldBack ? 'domcontentloaded' : 'load' });
    });
    for (const picture of pictures) {
      const everywhere = picture.area === 'page';
      if (everywhere) await scrollThrough(page);
      await waitForStillness(page, { everywhere, isHeldBack });
      await take(picture);
    }
  } finally {
    await context.close();
  }
}
