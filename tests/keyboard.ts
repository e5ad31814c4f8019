/** Walking a page by keyboard. */
import type { Locator, Page } from '@playwright/test';

/** A place the keyboard stops at, in the window. */
export interface Stop {
  readonly name: string;
  /** Stops of one kind look alike. */
  readonly kind: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How far down the page the window is. */
  readonly scrolledPx: number;
  /** How much of it the bar covers. */
  readonly coveredPx: number;
}

/** The stop that has the focus, or null when no element of the page has. */
export function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.matches('[data-walk-end]')) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const bar = document.querySelector('[data-part="nav-bar"]')?.getBoundingClientRect();
    const liesAboveBar = element.closest('dialog, [data-part="nav-bar"], .skip') !== null;
    const isBeside = !bar || left >= bar.right || right <= bar.left;
    const text = element.textContent || element.id || element.getAttribute('name') || '';
    return {
      name: `${element.localName} ${text.trim().slice(0, 40)}`,
      kind: `${element.localName} ${element.className}`,
      ...{ left, top, right, bottom, scrolledPx: window.scrollY },
      coveredPx: liesAboveBar || isBeside ? 0 : Math.max(0, bar.bottom - top),
    };
  });
}

type Key = 'Tab' | 'Shift+Tab';

/** How often a key is pressed before a page counts as a trap. */
const PATIENCE = 120;

/**
 * Puts the focus before the first stop of a page or behind its last, on an element of the test's own.
 * There is one at either end: what lies beyond a page differs from browser to browser, and a whole
 * one gives the focus back to the page some time after it has left.
 */
async function goToEnd(page: Page, which: 'first' | 'last'): Promise<void> {
  await page.evaluate((wanted) => {
    for (const [name, add] of [
      ['first', 'prepend'],
      ['last', 'append'],
    ] as const) {
      if (document.querySelector(`[data-walk-end="${name}"]`)) continue;
      const end = document.createElement('span');
      end.dataset.walkEnd = name;
      end.tabIndex = 0;
      end.style.position = 'fixed';
      document.body[add](end);
    }
    document
      .querySelector<HTMLElement>(`[data-walk-end="${wanted}"]`)
      ?.focus({ preventScroll: true });
  }, which);
}

/**
 * Presses a key from one end of the page to the other, and says where it stopped. A video's own
 * controls all say that they are the video: they count once.
 */
export async function walk(
  page: Page,
  key: Key,
  look: (stop: Stop) => Promise<void> = async () => {},
): Promise<Stop[]> {
  const stops: Stop[] = [];
  await goToEnd(page, key === 'Tab' ? 'first' : 'last');
  for (let presses = 0; presses < PATIENCE; presses++) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) return stops;
    if (stop.kind.startsWith('video') && stop.name === stops.at(-1)?.name) continue;
    await look(stop);
    stops.push(stop);
  }
  throw new Error(`No way out of the page by keyboard, last at ${stops.at(-1)?.name}.`);
}

/** Presses a key until an element has the focus. */
export async function pressUntilFocused(page: Page, key: Key, element: Locator): Promise<void> {
  for (let presses = 0; presses < PATIENCE; presses++) {
    await page.keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${element}.`);
}

/** How many elements of a page the keyboard should stop at. */
export function countStops(page: Page): Promise<number> {
  return (
    page
      // Of radio buttons the keyboard stops at the chosen one.
      .locator(
        'a[href], button:enabled, input:not([type="radio"]:not(:checked)), textarea, summary, video',
      )
      .evaluateAll(
        (all: HTMLElement[]) =>
          all.filter((element) => element.tabIndex >= 0 && element.checkVisibility()).length,
      )
  );
}
