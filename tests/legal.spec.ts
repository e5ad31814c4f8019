/** A legal page as a visitor reads and prints it: both are laid out alike. routes has what they say. */
import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, test } from './support/fixtures.ts';
import { readBox, scrollTo } from './support/layout.ts';

const { legal, navigation } = english;

const TERMS = '/terms-of-service';

test.beforeEach(({ page }) => page.goto(TERMS));

const contents = (page: Page) => page.getByRole('navigation', { name: legal.contents });
const clause = (page: Page, number: number) => page.locator('main h2').nth(number - 1);
const currentLink = (page: Page) => contents(page).locator('[aria-current="location"]');

/** How far a clause's heading stands below the floating bar. */
async function belowBarPx(page: Page, number: number): Promise<number> {
  const bar = await readBox(page.locator('[data-part="nav-bar"]'));
  return (await readBox(clause(page, number))).top - bar.bottom;
}

test('every clause can be linked to', async ({ page }) => {
  const ids = await page.locator('main h2').evaluateAll((all) => all.map(({ id }) => id));
  for (const [i, id] of ids.entries()) {
    await clause(page, i + 1)
      .getByRole('link', { name: new RegExp(`^${i + 1}\\. \\w`) })
      .press('Enter');
    await expect(page).toHaveURL(`${TERMS}#${id}`);
    await expect(clause(page, i + 1)).toBeInViewport();
    expect(await belowBarPx(page, i + 1)).toBeGreaterThan(0);
  }
});

test('addresses in the text are links, to write to and to the other page', async ({ page }) => {
  const emailLinks = page.locator('main section').getByRole('link', { name: site.email });
  await expect(emailLinks.first()).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(page.getByText(site.email)).toHaveCount(await emailLinks.count());
  await page.getByRole('main').getByRole('link', { name: navigation.privacy }).click();
  await expect(page).toHaveURL('/privacy-policy');
});

test('the contents mark the clause that is read', async ({ page }) => {
  // So high that the last clauses do not reach its top.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await expect(currentLink(page)).toHaveCount(0);
  const text = await readBox(page.locator('main article section p').first());
  expect((await readBox(contents(page))).right).toBeLessThan(text.left);
  const links = await contents(page).getByRole('link').all();
  for (const link of links) {
    await link.click();
    await expect(currentLink(page)).toHaveText(await link.innerText());
  }
  await scrollTo(page, 0);
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
});

test('on a phone the text begins in the first view, below its contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // All of the contents stand above the text, which begins in the first view.
  const beginning = page.locator('main article p').nth(1);
  for (const part of [contents(page).getByRole('link').last(), beginning])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('long words break', async ({ page }) => {
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

test('it prints dark on white, with the facts that paper needs and nothing around it', async ({
  page,
}) => {
  const name = page.locator('main header').getByText(site.name, { exact: true });
  await expect(name).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expectDarkOnWhite(page);
  await expect(name).toBeVisible();
  expect((await readBox(name)).top).toBeLessThan(40);
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
});

test('the home page prints dark on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expectDarkOnWhite(page);
});
