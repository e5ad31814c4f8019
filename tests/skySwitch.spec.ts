import type { Page } from '@playwright/test';
import { sky } from '../src/content/en/site.ts';
import { expect, ROUTES, setTabHidden, test } from './site.ts';

const pause = (page: Page) => page.getByRole('button', { name: sky.pause });
const drift = (page: Page) => page.getByRole('button', { name: sky.drift });

const playStates = (page: Page) =>
  page
    .locator('[data-part="star-layer"] > svg')
    .evaluateAll((drawings) => drawings.map((svg) => svg.getAnimations()[0]?.playState));

const pointerPlace = (page: Page) =>
  page
    .locator('[data-part="star-layer"]')
    .first()
    .evaluate((layer: SVGElement) => layer.style.translate);

test('the stars can be paused and let go on; the choice holds on every page', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(10, 10);
  await expect.poll(() => pointerPlace(page)).not.toBe('');
  await pause(page).click();
  await expect(pause(page)).toBeHidden();
  await expect.poll(() => playStates(page)).toEqual(['paused', 'paused']);

  // A movement that the page has certainly seen: it is answered in the frame after it.
  const place = await pointerPlace(page);
  await page.mouse.move(1200, 700);
  await page.evaluate(
    () => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))),
  );
  expect(await pointerPlace(page)).toBe(place);

  for (const path of ROUTES) {
    await page.goto(path);
    await expect(drift(page), path).toBeVisible();
    expect(await playStates(page), path).toEqual(['paused', 'paused']);
  }
  await drift(page).click();
  await expect.poll(() => playStates(page)).toEqual(['running', 'running']);
  await page.goto('/');
  await expect(pause(page)).toBeVisible();
});

test('a tab that was hidden comes back as the visitor left the stars in another', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await pause(page).click();
  await setTabHidden(page, true);
  await setTabHidden(page, false);
  expect(await playStates(page)).toEqual(['paused', 'paused']);

  const other = await context.newPage();
  await other.goto('/terms-of-service');
  await drift(other).click();
  await setTabHidden(page, true);
  await setTabHidden(page, false);
  await expect.poll(() => playStates(page)).toEqual(['running', 'running']);
});

test('where storage is blocked the stars can be paused all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/privacy-policy');
  await pause(page).click();
  await expect(drift(page)).toBeVisible();
  await setTabHidden(page, true);
  await setTabHidden(page, false);
  await expect.poll(() => playStates(page)).toEqual(['paused', 'paused']);
  await drift(page).click();
  await expect.poll(() => playStates(page)).toEqual(['running', 'running']);
});

test('changing its label moves nothing', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/terms-of-service');
    const places = () =>
      page
        .locator('footer')
        .locator('a, button')
        .evaluateAll((all) =>
          all.map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    const button = pause(page).or(drift(page));
    await button.scrollIntoViewIfNeeded();
    const before = await places();
    await button.click();
    expect(await places(), `${width} px`).toEqual(before);
  }
});

test('the button is there only where it can do something', async ({ page, browser, servers }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('footer button')).toBeHidden();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: servers.withMailbox,
  });
  const withoutScript = await context.newPage();
  await withoutScript.goto('/');
  await expect(withoutScript.locator('footer button')).toBeHidden();
  await context.close();
});
