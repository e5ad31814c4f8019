import type { Page } from '@playwright/test';

/** The shuttle in the drawing of the hero between the player and the phone, once for each exposure. */
export const HERO_EXPOSURES = '#hero-stage svg > g:last-child > path';

/** The same on the 404 page. */
const OUT_EXPOSURES = '[data-part="out"] > g:last-child > g';

/**
 * Describes every text that overlaps another text, an image, an exposure of a flight or, on a page
 * scrolled to its top, the navigation bar; and every text that is cut without an ellipsis or leaves the window. Nothing
 * could be scrolled to there: what is wider than the page is clipped, but for a row that is scrolled sideways.
 * @param where a selector of the part of the page to look at
 */
export function findTextCollisions(page: Page, where = 'body'): Promise<string[]> {
  const selectors = { where, exposures: `${HERO_EXPOSURES}, ${OUT_EXPOSURES}` };
  return page.evaluate(({ where, exposures }) => {
    /** Neighbouring boxes may overlap by a rounding error. */
    const ROUNDING_PX = 1;
    /** The parts of a line's height that letters leave free: the boxes of lines overlap. */
    const FREE_ABOVE = 0.28;
    const FREE_BELOW = 0.24;

    /** In Chromium, `checkVisibility` takes SVG text in a hidden group for visible. */
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0;
    /** Text for screen readers only is clipped. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));

    /** In a row that is scrolled sideways. */
    const isInRow = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === 'auto' || isInRow(element.parentElement));

    const bar = document.querySelector('[data-part="nav-bar"]');
    const describe = (
      element: Element,
      name = element.localName,
      box = element.getBoundingClientRect(),
    ) => ({ element, name, box, isInBar: bar?.contains(element) });
    const root = document.querySelector(where) ?? document.body;
    const findAll = (selector: string) => [...root.querySelectorAll(selector)];
    // Text may stand on a decoration, and in the hero on the drawing of the court, but not on a device.
    const obstacles = [
      ...findAll('img:not(#home img, [alt=""]), video, [data-part="device"]').filter(
        (element) => isVisible(element) && !element.closest('[aria-hidden="true"]'),
      ),
      ...findAll(exposures),
      // The page scrolls below its bar.
      ...(bar && scrollY === 0 ? [bar] : []),
    ].map((element) => describe(element));
    // The letters of the home page's headline are generated content.
    const texts = findAll('h1').map((element) => describe(element));
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('h1, option, noscript, template')) continue;
      if (!isVisible(element) || isClipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height, right } of range.getClientRects()) {
        if (width < 1 || right <= 0) continue;
        const letters = height * (1 - FREE_ABOVE - FREE_BELOW);
        // The browser ends a text with an ellipsis at the edge of its element.
        const isEnded = getComputedStyle(element).textOverflow === 'ellipsis';
        const shownWidth = isEnded ? Math.min(width, element.clientWidth) : width;
        const box = new DOMRect(x, y + FREE_ABOVE * height, shownWidth, letters);
        texts.push(describe(element, `"${text.slice(0, 30)}"`, box));
      }
    }

    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > ROUNDING_PX &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > ROUNDING_PX;

    const found = new Set<string>();
    for (const [i, { element, name, box, isInBar }] of texts.entries()) {
      const isOutside = box.left < -ROUNDING_PX || box.right > innerWidth + ROUNDING_PX;
      if (isOutside && !isInRow(element)) found.add(`${name} leaves the window`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth
      )
        found.add(`${name} is cut`);
      for (const other of texts.slice(0, i))
        if (element !== other.element && isInBar === other.isInBar && meet(box, other.box))
          found.add(`${other.name} overlaps ${name}`);
      for (const obstacle of obstacles)
        if (
          !element.contains(obstacle.element) &&
          !obstacle.element.contains(element) &&
          meet(box, obstacle.box)
        )
          found.add(`${name} overlaps a ${obstacle.name}`);
    }
    return [...found];
  }, selectors);
}
