/** The pages on paper. */
import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { expect, test } from './fixtures.ts';

/** The paper is white, and all text on it dark. */
async function expectDarkOnWhite(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const light = await page.locator('body *:not(svg *, video, picture *)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
      if (!hasText || !element.checkVisibility()) return [];
      const { color } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const isDark = 0.21 * red + 0.72 * green + 0.07 * blue < 90;
      return isDark ? [] : [`${color}: ${element.textContent}`];
    }),
  );
  expect(light).toEqual([]);
}

test('a legal page prints as a document, nothing around it', async ({ page }) => {
  await page.goto('/terms-of-service');
  const name = page.locator('main header').getByText(site.name, { exact: true });
  await expect(name).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expectDarkOnWhite(page);
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.y).toBeLessThan(40);
  await expect(page.locator('main header time')).toBeVisible();
  const around = page.locator('nav, footer, main svg, [data-part="starfield"]');
  await expect(around.filter({ visible: true })).toHaveCount(0);
  const decorated = await page.locator('main *').evaluateAll((elements) =>
    elements.filter((element) => {
      const { backgroundColor, boxShadow, textShadow } = getComputedStyle(element);
      return [backgroundColor, boxShadow, textShadow].join() !== 'rgba(0, 0, 0, 0),none,none';
    }),
  );
  expect(decorated).toEqual([]);
  // On paper the address itself has to be read.
  await expect(page.locator('main a[href^="mailto:"]').first()).toHaveText(site.email);
  const section = page.locator('main section').first();
  // 11 points.
  await expect(section.locator('p, li').first()).toHaveCSS('font-size', /^14\.6\d*px$/);
  await expect(section.locator('a').first()).toHaveCSS('text-decoration-line', 'none');
  await expect(section).toHaveCSS('break-inside', 'avoid');
  await expect(section.locator('h2')).toHaveCSS('break-after', 'avoid');
});

test('the home page prints dark on white', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expectDarkOnWhite(page);
});
