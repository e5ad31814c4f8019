/** A legal page as a visitor reads it. routes has what they say. */
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, test } from './support/fixtures.ts';
import { readBox } from './support/layout.ts';

test.beforeEach(({ page }) => page.goto('/terms-of-service'));

test('a link to a clause leads to it, below the bar', async ({ page }) => {
  const clause = page.locator('main h2').nth(4);
  await page.goto(`/terms-of-service#${await clause.getAttribute('id')}`);
  await expect(clause).toBeInViewport();
  const bar = await readBox(page.locator('[data-part="nav-bar"]'));
  expect((await readBox(clause)).top).toBeGreaterThan(bar.bottom);
});

test('addresses in the text are links, to write to and to the other page', async ({ page }) => {
  const emailLinks = page.locator('main').getByRole('link', { name: site.email });
  await expect(emailLinks.first()).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(page.getByText(site.email)).toHaveCount(await emailLinks.count());
  await page.getByRole('main').getByRole('link', { name: english.navigation.privacy }).click();
  await expect(page).toHaveURL('/privacy-policy');
});

test('long words break', async ({ page }) => {
  await page.locator('main :is(h1, h2, p)').evaluateAll((texts) => {
    for (const text of texts) text.append('Datenschutzgrundverordnungsbestimmungen'.repeat(2));
  });
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const overflowPx = await page
      .locator('html, main :is(h2, p)')
      .evaluateAll((all) => Math.max(...all.map((e) => e.scrollWidth - e.clientWidth)));
    expect(overflowPx, `${width} px`).toBeLessThanOrEqual(1);
  }
});
