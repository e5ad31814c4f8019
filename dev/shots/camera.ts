/**
 * Takes pictures through Chromium's own protocol: unlike Playwright's, that does not wait for
 * typefaces, which never come where they are held back, and it makes small pictures too.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FOLDER, LONGEST_PX, linkOf, shownWidthPx, smallLinkOf } from './files.ts';
import type { Picture } from './plan.ts';

/** The window as the page sees it. */
export interface Lens {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly mobile: boolean;
}

/** What to take, in the page's pixels, and how much smaller. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The small pictures are sharp on screens with two dots to the pixel. */
const SMALL_DOTS_PER_PX = 2;

/** Writes a picture of the window or of the whole page, and a small one. */
export type Camera = (picture: Picture) => Promise<void>;

/** Points a camera at a page. */
export async function openCamera(page: Page, lens: Lens): Promise<Camera> {
  const { width, height, deviceScaleFactor } = lens;
  const session = await page.context().newCDPSession(page);
  // For the picture of a page Chromium forgets all about the window but what this session says.
  await session.send('Emulation.setDeviceMetricsOverride', lens);

  const capture = async (format: 'png' | 'webp', clip: Clip, area: Picture['area']) => {
    const captureBeyondViewport = area === 'page';
    const options = { format, clip, captureBeyondViewport, optimizeForSpeed: true };
    const { data } = await session.send('Page.captureScreenshot', options);
    return Buffer.from(data, 'base64');
  };

  return async ({ name, area }) => {
    const { cssContentSize, cssVisualViewport } = await session.send('Page.getLayoutMetrics');
    const { pageX: x, pageY: y } = cssVisualViewport;
    const clip =
      area === 'page'
        ? { x: 0, y: 0, width, height: cssContentSize.height, scale: 1 }
        : { x, y, width, height, scale: 1 };
    await writeFile(join(FOLDER, linkOf(name)), await capture('png', clip, area));

    const shownScale = shownWidthPx(width, area) / width;
    const small = {
      ...clip,
      height: Math.min(clip.height, LONGEST_PX / shownScale),
      scale: (shownScale * SMALL_DOTS_PER_PX) / deviceScaleFactor,
    };
    await writeFile(join(FOLDER, smallLinkOf(name)), await capture('webp', small, area));
  };
}
