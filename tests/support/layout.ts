/** Where things are on a page, how large its text is, and how far it is scrolled. */
import type { Locator, Page } from '@playwright/test';

/** As a browser's text size setting does: rem grows, the window does not (WCAG 1.4.4). */
export const setTextSize = (page: Page, fontSize: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);

/** Where an element is in the window. */
export const readBox = (element: Locator): Promise<DOMRect> =>
  element.evaluate((one) => one.getBoundingClientRect().toJSON());

/** Where all elements are that are found now. */
export const readBoxes = (elements: Locator): Promise<DOMRect[]> =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));

/** Removes the strokes of all drawings: Firefox counts their widths and mitres in a path's box. */
export async function ignoreLineWidths(page: Page): Promise<void> {
  await page.locator('svg path').evaluateAll((paths) => {
    for (const path of paths) if (path instanceof SVGElement) path.style.stroke = 'none';
  });
}

/** Scrolls at once, and waits for a frame with the scroll event and one with what it draws. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

/** Scrolls to the end of the page in steps of half a window, so that everything lazy is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      scrollBy({ top: clientHeight / 2, behavior: 'instant' });
      return scrollY >= scrollHeight - clientHeight - 1;
    });
  while (!(await isAtEnd()));
}
