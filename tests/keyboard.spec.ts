import { ringThicknessPx } from './focusRing.ts';
import { inFullOn } from './inFull.ts';
import { countStops, pressUntilFocused, readStop, type Stop, walk } from './keyboard.ts';
import { expect, ROUTES, test } from './site.ts';
import { openAwake } from './speedLabPage.ts';

const HEIGHT_PX = 800;
/** Boxes of neighbours may overlap by a rounding. */
const ROUNDING_PX = 1;

/** Down the page, or to the right: whatever comes next is not above, nor to the left. */
function expectReadingOrder(stops: readonly Stop[]): void {
  for (const [i, next] of stops.entries()) {
    // The skip link lies over the bar, which comes after it.
    const before = i > 1 ? stops[i - 1] : undefined;
    if (!before) continue;
    const isBelow = next.top + next.scrolledPx >= before.bottom + before.scrolledPx - ROUNDING_PX;
    const isRight = next.left >= before.right - ROUNDING_PX;
    expect(isBelow || isRight, `"${before.name}", then "${next.name}"`).toBe(true);
  }
}

function expectInSight({ name, kind, top, bottom, coveredPx }: Stop): void {
  expect(coveredPx, `px of "${name}" below the bar`).toBe(0);
  expect(top, `top of "${name}"`).toBeGreaterThanOrEqual(0);
  // Of what is written in, a browser brings the caret into sight.
  if (!kind.startsWith('textarea'))
    expect(bottom, `bottom of "${name}"`).toBeLessThanOrEqual(HEIGHT_PX);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const path of ROUTES) {
  test(
    `${path} by keyboard: every stop, in the order seen, ringed, in sight`,
    inFullOn(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: HEIGHT_PX });
      await openAwake(page, path);
      const kinds = new Set<string>();
      const stops = await walk(page, 'Tab', async (stop) => {
        expectInSight(stop);
        if (kinds.has(stop.kind)) return;
        kinds.add(stop.kind);
        await expect
          .poll(() => ringThicknessPx(page), `px of the ring around "${stop.name}"`)
          .toBeGreaterThan(1.5);
      });
      expect(stops.length).toBe(await countStops(page));
      expectReadingOrder(stops);
    },
  );

  test(
    `${path} by keyboard on a phone: there and back, in sight`,
    inFullOn(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: HEIGHT_PX });
      await openAwake(page, path);
      const there = await walk(page, 'Tab');
      const back = await walk(page, 'Shift+Tab');
      for (const stop of [...there, ...back]) expectInSight(stop);
      expectReadingOrder(there);
      expect(back.map(({ name }) => name)).toEqual(there.map(({ name }) => name).reverse());
    },
  );
}

test('the skip link takes the focus into the content, and keeps nothing of it', async ({
  page,
}) => {
  for (const path of ROUTES) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(page.locator('main')).not.toHaveAttribute('tabindex');
  }
});

test('the demo keeps the focus, ringed and in sight, until Escape gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await page.goto('/');
  const opener = page.getByText('Watch demo');
  await opener.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (const element of [page.locator('dialog summary'), close]) {
      await pressUntilFocused(page, key, element);
      const stop = await readStop(page);
      if (!stop) throw new Error('The demo has lost the focus.');
      expectInSight(stop);
      await expect.poll(() => ringThicknessPx(page), stop.name).toBeGreaterThan(1.5);
    }
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
