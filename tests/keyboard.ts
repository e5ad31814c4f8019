/** Walking through a page by keyboard. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio, readLuminances } from './luminance.ts';

type Key = 'Tab' | 'Shift+Tab';

/** A page in which a key is pressed more often counts as a keyboard trap. */
const MAX_PRESSES = 120;

/** The focused element, its box in the window, and how much of it the bar covers. */
export function readStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.matches('[data-sentinel]')) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const bar = document.querySelector('[data-part="nav-bar"]')?.getBoundingClientRect();
    const isAboveBar = element.closest('dialog, [data-part="nav-bar"], .skip') !== null;
    const isBesideBar = !bar || left >= bar.right || right <= bar.left;
    const text = element.textContent || element.id || element.getAttribute('name') || '';
    return {
      name: `${element.localName} ${text.trim().slice(0, 40)}`,
      /** The same for elements that look alike. */
      kind: `${element.localName} ${element.className}`,
      ...{ left, top, right, bottom, scrollY },
      coveredPx: isAboveBar || isBesideBar ? 0 : Math.max(0, bar.bottom - top),
    };
  });
}

/** An element that the focus stops at. */
export type Stop = NonNullable<Awaited<ReturnType<typeof readStop>>>;

/**
 * Scrolls to the beginning or the end of the page, and focuses an element of its own there. Beyond
 * the page, browsers differ in where the focus goes, and when it comes back.
 */
function goToEnd(page: Page, key: Key): Promise<void> {
  return page.evaluate((isForwards) => {
    for (const sentinel of document.querySelectorAll('[data-sentinel]')) sentinel.remove();
    const [first, last] = ['prepend', 'append'].map((add) => {
      const sentinel = document.createElement('span');
      sentinel.dataset.sentinel = '';
      sentinel.tabIndex = 0;
      sentinel.style.position = 'fixed';
      document.body[add as 'prepend' | 'append'](sentinel);
      return sentinel;
    });
    (isForwards ? first : last)?.focus({ preventScroll: true });
    scrollTo({ top: isForwards ? 0 : document.body.scrollHeight, behavior: 'instant' });
  }, key === 'Tab');
}

/**
 * Presses a key from one end of the page to the other. The controls of a video count as one stop,
 * because each of them is the video to the page.
 * @returns the stops on the way
 */
export async function walk(
  page: Page,
  key: Key,
  onStop: (stop: Stop) => Promise<void> = async () => {},
): Promise<Stop[]> {
  const stops: Stop[] = [];
  await goToEnd(page, key);
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) return stops;
    if (stop.kind.startsWith('video') && stop.name === stops.at(-1)?.name) continue;
    await onStop(stop);
    stops.push(stop);
  }
  throw new Error(`The page is a keyboard trap, last at ${stops.at(-1)?.name}.`);
}

/**
 * The thickness of the focus ring in pixels, on average around the visible part of the focused element.
 * Only pixels count that have a contrast of 3:1 with the same pixel without the ring (WCAG 2.2, 1.4.11
 * and 2.4.13). Poll it: the page may still be scrolling.
 */
export async function readRingThicknessPx(page: Page): Promise<number> {
  const AROUND_PX = 8;
  const { clip, edgePx } = await page.evaluate((around) => {
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect() ?? new DOMRect();
    const x = Math.max(0, box.left - around);
    const y = Math.max(0, box.top - around);
    const width = Math.min(innerWidth, box.right + around) - x;
    const height = Math.min(innerHeight, box.bottom + around) - y;
    const within = (from: number, to: number, end: number) =>
      Math.max(0, Math.min(to, end) - Math.max(from, 0));
    // A link has a ring around each of its lines.
    const edges = [...(focused?.getClientRects() ?? [])].map(
      ({ left, right, top, bottom }) =>
        2 * (within(left, right, innerWidth) + within(top, bottom, innerHeight)),
    );
    const edgePx = edges.reduce((sum, edge) => sum + edge, 0);
    return { clip: { x, y, width, height }, edgePx };
  }, AROUND_PX);
  const readWindow = async () => readLuminances(sharp(await page.screenshot({ clip })));
  const withRing = await readWindow();
  const hideRing = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':focus-visible { outline-color: transparent !important }');
      document.adoptedStyleSheets = hidden ? [sheet] : [];
    }, isHidden);
  await hideRing(true);
  const without = await readWindow();
  await hideRing(false);
  return withRing.filter((one, i) => contrastRatio(one, without[i] ?? 0) >= 3).length / edgePx;
}
