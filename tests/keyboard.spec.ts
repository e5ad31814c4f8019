/** Every page by keyboard: nothing is missed, hidden or without a visible focus. */
import { english } from '../src/i18n/content.ts';
import { expect, ROUTES, test } from './fixtures.ts';
import { readRingThicknessPx, readStop, type Stop, walk } from './keyboard.ts';
import { slowOn } from './slow.ts';
import { openLab } from './speedLabPage.ts';

const { demo } = english;

// Drawing a page takes less time without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HEIGHT_PX = 800;
/** Boxes of neighbours may overlap by a rounding. */
const ROUNDING_PX = 1;

/** Each stop is below or to the right of the one before. */
function expectReadingOrder(stops: readonly Stop[]): void {
  for (const [i, next] of stops.entries()) {
    // The first is the skip link, which covers the bar.
    const before = i > 1 ? stops[i - 1] : undefined;
    if (!before) continue;
    const isBelow = next.top + next.scrollY >= before.bottom + before.scrollY - ROUNDING_PX;
    const isRight = next.left >= before.right - ROUNDING_PX;
    expect(isBelow || isRight, `"${before.name}", then "${next.name}"`).toBe(true);
  }
}

function expectInSight({ name, kind, top, bottom, coveredPx }: Stop): void {
  expect(coveredPx, `px of "${name}" below the bar`).toBe(0);
  expect(top, `top of "${name}"`).toBeGreaterThanOrEqual(0);
  // Of a text area, the browser scrolls to the caret.
  if (!kind.startsWith('textarea'))
    expect(bottom, `bottom of "${name}"`).toBeLessThanOrEqual(HEIGHT_PX);
}

for (const path of ROUTES)
  test(
    `${path}: every stop of the Tab key, in order, in sight, with a ring`,
    slowOn(path),
    async ({ page }) => {
      await (path === '/' ? openLab(page) : page.goto(path));
      // Of radio buttons the keyboard stops at the checked one.
      const focusable = page.locator(
        'a[href], button:enabled, input:not([type="radio"]:not(:checked)), textarea, summary, video',
      );
      const count = await focusable.evaluateAll(
        (all: HTMLElement[]) =>
          all.filter((one) => one.tabIndex >= 0 && one.checkVisibility()).length,
      );
      const kinds = new Set<string>();
      const stops = await walk(page, 'Tab', async (stop) => {
        expectInSight(stop);
        if (kinds.has(stop.kind)) return;
        kinds.add(stop.kind);
        await expect
          .poll(() => readRingThicknessPx(page), `px of the ring around "${stop.name}"`)
          .toBeGreaterThan(1.5);
      });
      expect(stops.length).toBe(count);
      expectReadingOrder(stops);

      await page.setViewportSize({ width: 320, height: HEIGHT_PX });
      const there = await walk(page, 'Tab');
      const back = await walk(page, 'Shift+Tab');
      for (const stop of [...there, ...back]) expectInSight(stop);
      expectReadingOrder(there);
      expect(back.map(({ name }) => name)).toEqual(there.map(({ name }) => name).reverse());
    },
  );

test('the skip link moves the focus into the content, and leaves no trace', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(page.locator('main')).not.toHaveAttribute('tabindex');
});

test('the demo keeps the focus, with a ring and in sight, until Escape gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await page.goto('/');
  const opener = page.getByText('Watch demo');
  await opener.focus();
  await page.keyboard.press('Enter');
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
    await expect.poll(() => readRingThicknessPx(page), stop.name).toBeGreaterThan(1.5);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
