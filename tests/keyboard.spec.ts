/**
 * Every page by keyboard: nothing is missed, hidden, too small for a finger (24 px, WCAG 2.5.8; 44 px,
 * WCAG 2.5.5, for what is important) or without a visible focus.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { english } from '../src/i18n/content.ts';
import { expect, ROUTES, slowOn, test } from './support/fixtures.ts';
import { contrastRatio, readLuminances } from './support/images.ts';
import { openHydrated } from './support/speedLabPage.ts';

const { demo } = english;

const HEIGHT_PX = 800;
/** Boxes of neighbours may overlap by a rounding. */
const ROUNDING_PX = 1;
const MIN_PX = 24;
const MIN_IMPORTANT_PX = 44;
/** A page in which a key is pressed more often counts as a keyboard trap. */
const MAX_PRESSES = 120;

type Key = 'Tab' | 'Shift+Tab';

/** The focused element, its box in the window, and how much of it the bar covers. */
function readStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.matches('[data-sentinel]')) return null;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const bar = document.querySelector('[data-part="nav-bar"]')?.getBoundingClientRect();
    const isAboveBar = element.closest('dialog, [data-part="nav-bar"], .skip') !== null;
    const isBesideBar = !bar || left >= bar.right || right <= bar.left;
    // The records of the speed lab are scrolled sideways on phones.
    const scrolledX = element.closest('ul')?.scrollLeft ?? 0;
    const text = element.textContent || element.id || element.getAttribute('name') || '';
    return {
      name: `${element.localName} ${text.trim().slice(0, 40)}`,
      /** The same for elements that look alike. */
      kind: `${element.localName} ${element.className}`,
      left: left + scrolledX,
      top,
      right: right + scrolledX,
      bottom,
      scrollY,
      isAboveBar,
      isInMain: element.closest('main') !== null,
      coveredPx: isAboveBar || isBesideBar ? 0 : Math.max(0, bar.bottom - top),
      sizePx: Math.min(width, height),
      isImportant: element.matches(
        'button, summary, input, textarea, [data-part="nav-bar"] a, footer a, .skip',
      ),
      // WCAG 2.5.8 exempts links in a sentence: they are as high as its lines.
      isInSentence:
        element.matches('main :is(p, li) > a') &&
        element.parentElement?.textContent !== element.textContent,
    };
  });
}

/** An element that the focus stops at. */
type Stop = NonNullable<Awaited<ReturnType<typeof readStop>>>;

/**
 * Scrolls to the beginning or the end of the page, and focuses an element of its own there. Beyond
 * the page, browsers differ in where the focus goes, and when it comes back.
 */
function goToEnd(page: Page, key: Key): Promise<void> {
  return page.evaluate((isForwards) => {
    for (const sentinel of document.querySelectorAll('[data-sentinel]')) sentinel.remove();
    for (const isFirst of [true, false]) {
      const sentinel = document.createElement('span');
      Object.assign(sentinel, { tabIndex: 0, style: 'position: fixed' });
      sentinel.dataset.sentinel = '';
      document.body.insertAdjacentElement(isFirst ? 'afterbegin' : 'beforeend', sentinel);
      if (isFirst === isForwards) sentinel.focus({ preventScroll: true });
    }
    scrollTo({ top: isForwards ? 0 : document.body.scrollHeight, behavior: 'instant' });
  }, key === 'Tab');
}

/**
 * Presses a key from one end of the page to the other. The controls of a video count as one stop,
 * because each of them is the video to the page.
 * @returns the stops on the way
 */
async function walk(page: Page, key: Key, onStop: (stop: Stop) => unknown): Promise<Stop[]> {
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
 * The thickness of the focus ring in pixels, on average around the focused element.
 * Only pixels count that have a contrast of 3:1 with the same pixel without the ring (WCAG 2.2, 1.4.11
 * and 2.4.13). Poll it: the page may still be scrolling.
 */
async function readRingThicknessPx(page: Page): Promise<number> {
  const AROUND_PX = 8;
  const { clip, edgePx } = await page.evaluate((around) => {
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect() ?? new DOMRect();
    const x = Math.max(0, box.left - around);
    const y = Math.max(0, box.top - around);
    const width = Math.min(innerWidth, box.right + around) - x;
    const height = Math.min(innerHeight, box.bottom + around) - y;
    // A link has a ring around each of its lines.
    const lines = [...(focused?.getClientRects() ?? [])];
    const edgePx = lines.reduce((sum, line) => sum + 2 * (line.width + line.height), 0);
    return { clip: { x, y, width, height }, edgePx };
  }, AROUND_PX);
  const readWindow = async () => readLuminances(sharp(await page.screenshot({ clip })));
  const withRing = await readWindow();
  const setSheet = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await setSheet(':focus-visible { outline-color: transparent !important }');
  const without = await readWindow();
  await setSheet('');
  return withRing.filter((one, i) => contrastRatio(one, without[i] ?? 0) >= 3).length / edgePx;
}

const expectRing = (page: Page, { name }: Stop) =>
  expect
    .poll(() => readRingThicknessPx(page), `px of the ring around "${name}"`)
    .toBeGreaterThan(1.5);

/** Each stop is below or to the right of the one before. */
function expectReadingOrder(stops: readonly Stop[]): void {
  for (const [i, next] of stops.entries()) {
    const before = stops[i - 1];
    // The bar is fixed, and the skip link covers it.
    if (!before || before.isAboveBar) continue;
    const isBelow = next.top + next.scrollY >= before.bottom + before.scrollY - ROUNDING_PX;
    const isRight = next.left >= before.right - ROUNDING_PX;
    expect(isBelow || isRight, `"${before.name}", then "${next.name}"`).toBe(true);
  }
}

/** A stop can be seen whole, and is large enough to be pressed. */
function expectInSight(stop: Stop): void {
  const { name, kind, top, bottom, coveredPx, sizePx, isImportant, isInSentence } = stop;
  expect(coveredPx, `px of "${name}" below the bar`).toBe(0);
  expect(top, `top of "${name}"`).toBeGreaterThanOrEqual(0);
  // Of a text area, the browser scrolls to the caret.
  if (!kind.startsWith('textarea'))
    expect(bottom, `bottom of "${name}"`).toBeLessThanOrEqual(HEIGHT_PX);
  if (isInSentence) return;
  // Sizes are rounded to 1/64 px, and the bar is scaled.
  const leastPx = (isImportant ? MIN_IMPORTANT_PX : MIN_PX) - 0.05;
  expect(sizePx, `size of "${name}"`).toBeGreaterThan(leastPx);
}

for (const path of ROUTES)
  test(`${path}: stops are in order, in sight, ringed`, slowOn(path), async ({ page, form }) => {
    await openHydrated(page, path);
    if (path === '/') {
      // Otherwise its button is disabled.
      await form.hydrate();
      await form.fill();
    }
    // Of radio buttons the keyboard stops at the checked one.
    const focusable = page.locator(
      'a[href], button:enabled, input:not([type="radio"]:not(:checked)), textarea, summary, video',
    );
    const count = await focusable.evaluateAll((all: HTMLElement[]) => {
      return all.filter((one) => one.tabIndex >= 0 && one.checkVisibility()).length;
    });
    const kinds = new Set<string>();
    const stops = await walk(page, 'Tab', async (stop) => {
      expectInSight(stop);
      // The bar and the footer are the same on every page.
      if (kinds.has(stop.kind) || !(stop.isInMain || path === '/')) return;
      await expectRing(page, stop);
      kinds.add(stop.kind);
    });
    expect(stops.length).toBe(count);
    expectReadingOrder(stops);

    await page.setViewportSize({ width: 320, height: HEIGHT_PX });
    const back = (await walk(page, 'Shift+Tab', expectInSight)).reverse();
    expectReadingOrder(back);
    expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name));
  });

test('the skip link moves the focus into the content, and leaves no trace', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(page.locator('main')).not.toHaveAttribute('tabindex');
});

test('the demo keeps the focus, ringed and in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await page.goto('/');
  await page.getByText('Watch demo').press('Enter');
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  for (const element of [page.getByRole('link', { name: demo.transcript }), close]) {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(element).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0] });
    const stop = await readStop(page);
    if (!stop) throw new Error('The demo has lost the focus.');
    expectInSight(stop);
    await expectRing(page, stop);
  }
});
