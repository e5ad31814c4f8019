/** Where a picture and its small one for the sheet are kept, and how large the sheet shows it. */
import { join } from 'node:path';
import type { Picture } from './plan.ts';

/** The folder of everything. */
export const FOLDER = '.shots';
const SMALL = 'small';
export const SMALL_FOLDER = join(FOLDER, SMALL);

/** The file of a picture, and that of its small one, as links from the sheet. */
export const linkOf = (name: string) => `${name}.png`;
export const smallLinkOf = (name: string) => `${SMALL}/${name}.webp`;

/** Longer pages are cut at the foot. */
export const LONGEST_PX = 500;

/** How wide the sheet shows a picture. A page is narrower than a window: it is long enough. */
export function shownWidthPx(windowWidth: number, area: Picture['area']): number {
  const [phone, tablet, desk] = area === 'page' ? [100, 140, 220] : [140, 200, 320];
  if (windowWidth <= 500) return phone;
  return windowWidth <= 1000 ? tablet : desk;
}
