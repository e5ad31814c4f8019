/** Finds text of a page that meets other text or a picture, is cut, or leaves the window. */
import type { Page } from '@playwright/test';

/** Says what is wrong with the text of a page as it is laid out now, in words; nothing if all is well. */
export function findTextCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      readonly name: string;
      readonly element: Element;
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    /** Boxes of neighbours may overlap by a rounding. */
    const ROUNDING_PX = 1;
    /** Of a line's box, what letters do not reach: its own box is higher than the distance of lines. */
    const ABOVE = 0.28;
    const BELOW = 0.24;

    const bar = document.querySelector('[data-part="nav-bar"]');
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('h1, option, noscript, template');
    /** Text for screen readers alone is clipped away. */
    const isOnlyRead = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return false;
    };

    const texts: Box[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isSeen(element) || isOnlyRead(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const height = bottom - top;
        if (right - left < 1 || right <= 0) continue;
        texts.push({
          ...{ name: `"${text.slice(0, 30)}"`, element, left, right },
          ...{ top: top + ABOVE * height, bottom: bottom - BELOW * height },
        });
      }
    }

    // In the first view text may stand on the drawing of the hall, but not on a device.
    const pictures: Box[] = [
      ...document.querySelectorAll('img:not(#home img), video, [data-part="device"]'),
    ]
      .filter((element) => isSeen(element) && !element.closest('[aria-hidden="true"]'))
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { name: element.localName, element, left, right, top, bottom };
      });

    const meet = (a: Box, b: Box) =>
      a.left < b.right - ROUNDING_PX &&
      b.left < a.right - ROUNDING_PX &&
      a.top < b.bottom - ROUNDING_PX &&
      b.top < a.bottom - ROUNDING_PX;
    const isIn = (one: Element, other: Element) => one.contains(other) || other.contains(one);
    /** The page passes below its bar. */
    const isBesideBar = (a: Box, b: Box) => bar?.contains(a.element) !== bar?.contains(b.element);

    const found: string[] = [];
    for (const [i, text] of texts.entries()) {
      if (text.left < -ROUNDING_PX || text.right > innerWidth + ROUNDING_PX)
        found.push(`${text.name} leaves the window`);
      for (const other of texts.slice(0, i))
        if (text.element !== other.element && meet(text, other) && !isBesideBar(text, other))
          found.push(`${other.name} meets ${text.name}`);
      for (const other of pictures)
        if (meet(text, other) && !isIn(text.element, other.element) && !isBesideBar(text, other))
          found.push(`${text.name} meets a ${other.name}`);
    }
    for (const element of new Set(texts.map((text) => text.element)))
      if (
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth
      )
        found.push(`"${element.textContent?.trim().slice(0, 30)}" is cut`);
    return [...new Set(found)];
  });
}
