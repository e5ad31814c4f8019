/**
 * A legal page as a visitor reads and links to it: both are laid out alike. What they say, and that
 * their contents list every clause, is tested in routes.
 */
import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, test } from './fixtures.ts';

const { legal, navigation } = english;

const TERMS = '/terms-of-service';

const contents = (page: Page) => page.getByRole('navigation', { name: legal.contents });
const clause = (page: Page, number: number) => page.locator('main h2').nth(number - 1);
const currentLink = (page: Page) => contents(page).locator('[aria-current="location"]');
const scrollToTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** How far a clause's heading stands below the floating bar. */
const belowBarPx = (page: Page, number: number) =>
  clause(page, number).evaluate((heading) => {
    const bar = document.querySelector('[data-part="nav-bar"]')?.getBoundingClientRect();
    return heading.getBoundingClientRect().top - (bar?.bottom ?? 0);
  });

test('every clause can be linked to', async ({ page }) => {
  await page.goto(TERMS);
  const ids = await page.locator('main h2').evaluateAll((all) => all.map(({ id }) => id));
  for (const [i, id] of ids.entries()) {
    await clause(page, i + 1)
      .getByRole('link', { name: new RegExp(`^${i + 1}\\. \\w`) })
      .press('Enter');
    await expect(page).toHaveURL(`${TERMS}#${id}`);
    await expect(clause(page, i + 1)).toBeInViewport();
    expect(await belowBarPx(page, i + 1)).toBeGreaterThan(0);
  }

  const emailLinks = page.locator('main section').getByRole('link', { name: site.email });
  await expect(emailLinks.first()).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(page.getByText(site.email)).toHaveCount(await emailLinks.count());
  await page.getByRole('main').getByRole('link', { name: navigation.privacy }).click();
  await expect(page).toHaveURL('/privacy-policy');
});

test('the contents follow the reader, also in a low window', async ({ page }) => {
  // So high that the last clauses do not reach its top.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto(TERMS);
  await expect(currentLink(page)).toHaveCount(0);
  const list = await contents(page).boundingBox();
  const text = await page.locator('main article section p').first().boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  const links = await contents(page).getByRole('link').all();
  for (const link of links) {
    await link.click();
    await expect(currentLink(page)).toHaveText(await link.innerText());
  }
  await scrollToTop(page);
  await expect(currentLink(page)).toHaveCount(0);
  for (const number of [2, 5, 4]) {
    const untilReadPx = (await belowBarPx(page, number)) - 12;
    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), untilReadPx);
    await expect(currentLink(page)).toHaveText(await clause(page, number).innerText());
    await expect(contents(page)).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('End');
  await expect(currentLink(page)).toHaveText((await links.at(-1)?.innerText()) ?? '');
  const markOpacities = await contents(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').opacity));
  expect(markOpacities).toEqual([...links.slice(1).map(() => '0'), '1']);

  await page.setViewportSize({ width: 1440, height: 380 });
  await scrollToTop(page);
  await expect(contents(page).getByRole('link').last()).not.toBeInViewport();
  await clause(page, 10).getByRole('link').press('Enter');
  await expect(currentLink(page)).toHaveText(await clause(page, 10).innerText());
  await expect(currentLink(page)).toBeInViewport({ ratio: 1 });
  await scrollToTop(page);
  await expect(contents(page)).toHaveJSProperty('scrollTop', 0);
});

test('lines hold 60 to 72 characters, long words break, phones show text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TERMS);
  // All of the contents stand above the text, which begins in the first view.
  const beginning = page.locator('main article p').nth(1);
  for (const part of [contents(page).getByRole('link').last(), beginning])
    await expect(part).toBeInViewport({ ratio: 1 });

  const paragraphs = page.locator('main section > p');
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const charactersPerLine = await paragraphs.evaluateAll((all) => {
      const columnPx = all[0]?.clientWidth ?? 0;
      for (const { style } of all) style.cssText = 'white-space: nowrap; width: max-content';
      const textPx = all.reduce((sum, { clientWidth }) => sum + clientWidth, 0);
      for (const { style } of all) style.cssText = '';
      return (columnPx / textPx) * all.map(({ textContent }) => textContent).join('').length;
    });
    expect(charactersPerLine, `${width} px`).toBeGreaterThan(60);
    expect(charactersPerLine, `${width} px`).toBeLessThan(72);
  }
  await page.locator('main :is(h1, p, a span:last-child)').evaluateAll((texts) => {
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
