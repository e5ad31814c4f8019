/** How well the ring around the focused element is seen, measured in what the browser has painted. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Room for the ring around the element. */
const AROUND_PX = 8;
/** WCAG 2.2, 1.4.11 and 2.4.13. */
const LEAST_CONTRAST = 3;

function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The luminances of a picture's pixels. */
async function luminances(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, i) => {
    const at = i * info.channels;
    return luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });
}

function setRingVisible(page: Page, isVisible: boolean): Promise<void> {
  return page.evaluate((visible) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':focus-visible { outline-color: transparent !important }');
    document.adoptedStyleSheets = visible ? [] : [sheet];
  }, isVisible);
}

/** How long the edge of the focused element is, in pixels: a link has one around each of its lines. */
function edgeLengthPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...(document.activeElement?.getClientRects() ?? [])];
    const seen = (from: number, to: number, end: number) =>
      Math.max(0, Math.min(to, end) - Math.max(from, 0));
    return boxes
      .map(
        ({ left, top, right, bottom }) =>
          2 * (seen(left, right, innerWidth) + seen(top, bottom, innerHeight)),
      )
      .reduce((sum, length) => sum + length, 0);
  });
}

/**
 * How thick the ring is, in pixels, on average around the part of the element that is in the window,
 * counting only what has a contrast of 3:1 with what is seen there without the ring. To be polled: the
 * page may still be scrolling to that element.
 */
export async function ringThicknessPx(page: Page): Promise<number> {
  const box = await page.evaluate(() => {
    const {
      left = 0,
      top = 0,
      right = 0,
      bottom = 0,
    } = document.activeElement?.getBoundingClientRect() ?? {};
    return { left, top, right, bottom };
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const left = Math.max(0, box.left - AROUND_PX);
  const top = Math.max(0, box.top - AROUND_PX);
  const right = Math.min(width, box.right + AROUND_PX);
  const bottom = Math.min(height, box.bottom + AROUND_PX);
  const clip = { x: left, y: top, width: right - left, height: bottom - top };

  const withRing = await luminances(await page.screenshot({ clip }));
  await setRingVisible(page, false);
  const without = await luminances(await page.screenshot({ clip }));
  await setRingVisible(page, true);

  const seen = withRing.filter((one, i) => {
    const other = without[i] ?? 0;
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= LEAST_CONTRAST;
  });
  return seen.length / (await edgeLengthPx(page));
}
