/** The line that offers a page in the language of the browser (docs/requirements.md, Languages). */
import type { Page } from '@playwright/test';
import { blockStorage, expect, findLocale, test, UNKNOWN_ROUTE } from './support/fixtures.ts';

const offer = (page: Page) => page.locator('[data-part="language-offer"]');

for (const [browserLocale, path, wanted, target] of [
  ['zh-HK', '/demo', 'zh-Hant-TW', '/zh-tw/demo'],
  ['zh-CN', '/zh-tw/terms-of-service', 'zh-Hans-CN', '/zh-cn/terms-of-service'],
  ['en-GB', '/ja/', 'en', '/'],
  ['de-DE', '/de/demo', null, null],
  ['pl-PL', '/demo', null, null],
  // It has no versions of its own: those in the footer are the home pages.
  ['fr-FR', UNKNOWN_ROUTE, null, null],
] as const)
  test.describe(() => {
    test.use({ locale: browserLocale });

    test(`a browser in ${browserLocale} on ${path} is offered ${wanted ?? 'nothing'}`, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      if (!wanted) return expect(offer(page)).toHaveCount(0);
      const { lang, content } = findLocale(wanted);
      await expect(offer(page)).toHaveAttribute('lang', lang);
      await offer(page).getByRole('link', { name: content.languages.offer }).click();
      await expect(page).toHaveURL(target);
    });
  });

test.describe('in an Austrian browser', () => {
  test.use({ locale: 'de-AT' });

  test('a dismissed offer stays so, and moves nothing', async ({ page }) => {
    const { languages } = findLocale('de').content;
    const readHeight = () => page.evaluate(() => document.body.getBoundingClientRect().height);
    await page.goto('/demo');
    await expect(offer(page)).toBeVisible();
    const height = await readHeight();
    await offer(page).getByRole('button', { name: languages.dismiss }).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await readHeight()).toBe(height);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(offer(page)).toHaveCount(0);
  });

  test('with storage blocked, a language is offered and can be dismissed', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/demo');
    await offer(page).getByRole('button').click();
    await expect(offer(page)).toHaveCount(0);
  });

  test('the offer covers no control and no heading at any size', async ({ page }) => {
    for (const path of ['/', '/demo', '/terms-of-service']) {
      await page.goto(path);
      await expect(offer(page)).toBeVisible();
      for (const [width, height] of [
        [320, 480],
        [390, 844],
        [667, 375],
        [844, 390],
        [1024, 600],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const covered = await offer(page).evaluate((one) => {
          const box = one.getBoundingClientRect();
          const others = document.querySelectorAll(
            '[data-part="nav-bar"], h1, main :is(a, button, input)',
          );
          return [...others].flatMap((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            const isCovered =
              left < box.right && right > box.left && top < box.bottom && bottom > box.top;
            return isCovered && other.checkVisibility() ? (other.textContent ?? other.tagName) : [];
          });
        });
        expect.soft(covered, `${path} at ${width} x ${height}`).toEqual([]);
      }
    }
  });

  test('after the offer has been dismissed, Tab goes on in the content', async ({ page }) => {
    await page.goto('/terms-of-service');
    const { languages } = findLocale('de').content;
    await offer(page).getByRole('button', { name: languages.dismiss }).press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeVisible();
  });
});
