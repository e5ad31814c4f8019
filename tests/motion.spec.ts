import type { Page } from '@playwright/test';
import { expect, ROUTES, setTabHidden, test, testReducedMotion } from './site.ts';

const layer = (page: Page, i: number) =>
  page.locator(`[data-part="star-layer"][data-layer="${i}"]`);

const playStates = (page: Page) =>
  page
    .locator('[data-part="star-layer"] > svg')
    .evaluateAll((drawings) => drawings.map((svg) => svg.getAnimations()[0]?.playState));

const translateOf = (page: Page, i: number) =>
  layer(page, i).evaluate((element) => {
    const [x, y] = getComputedStyle(element).translate.split(' ').map(Number.parseFloat);
    return { x: x || 0, y: y || 0 };
  });

test('the sky covers the whole window, at the end of the page too', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/');
  await page.keyboard.press('End');
  const box = await page.locator('[data-part="starfield"]').boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(box).toEqual({ x: 0, y: 0, width, height: 1440 });
});

test('the stars follow the pointer, the near layer farther than the far one', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(10, 10);
  await expect.poll(async () => (await translateOf(page, 0)).x).toBeLessThan(-20);
  await page.mouse.move(1270, 790);
  await expect.poll(async () => (await translateOf(page, 0)).x).toBeGreaterThan(20);
  await expect.poll(async () => (await translateOf(page, 0)).y).toBeGreaterThan(20);
  const near = (await translateOf(page, 0)).x;
  const far = (await translateOf(page, 1)).x;
  expect(far).toBeGreaterThan(0);
  expect(far).toBeLessThan(near / 2);
});

test('the stars drift, pause while the tab is hidden, and go on', async ({ page }) => {
  await page.goto('/');
  expect(await playStates(page)).toEqual(['running', 'running']);
  await setTabHidden(page, true);
  await expect.poll(() => playStates(page)).toEqual(['paused', 'paused']);
  await setTabHidden(page, false);
  await expect.poll(() => playStates(page)).toEqual(['running', 'running']);
});

for (const path of ROUTES) {
  testReducedMotion(
    `${path}: under reduced motion nothing is animated, whatever is pressed`,
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const type of ['animationstart', 'transitionrun'])
          addEventListener(type, (event) => console.error(`${type} on ${event.target}`), true);
      });
      await page.goto(path);
      await page.mouse.move(100, 100);
      await page.mouse.move(900, 600);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().hover();
      await page.keyboard.press('Tab');
      if (path === '/') {
        await page.locator('summary').first().click();
        await page.getByText('Watch demo').click();
        await page.keyboard.press('Escape');
      }
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await translateOf(page, 0)).toEqual({ x: 0, y: 0 });
    },
  );
}
