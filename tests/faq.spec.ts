/** The questions (docs/requirements.md, Questions). Which question a hash names is tested beside its module. */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { expect, test } from './support/fixtures.ts';
import { readBox, readBoxes, scrollTo } from './support/layout.ts';

const { faq, navigation } = english;

const cards = (page: Page) => page.locator('#faq details');
const openCards = (page: Page) => page.locator('#faq details[open]');
const question = (page: Page, i: number) => page.locator('#faq summary').nth(i);
const buildHash = (i: number) => `#${encodeURIComponent(faq[i]?.question ?? '')}`;
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const setHash = (page: Page, hash: string) =>
  page.evaluate((newHash) => {
    location.hash = newHash;
    return new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  }, hash);

/** This card is open, and no other. */
async function expectOpen(page: Page, i: number): Promise<void> {
  await expect(openCards(page)).toHaveCount(1);
  await expect(cards(page).nth(i)).toHaveAttribute('open');
}

test('a click opens a card and closes the others', async ({ page }) => {
  await page.goto('/');
  await expect(openCards(page)).toHaveCount(0);
  for (const [i, { answer }] of faq.entries()) {
    await question(page, i).click();
    await expectOpen(page, i);
    await expect(page.getByText(answer)).toBeVisible();
  }
  await question(page, faq.length - 1).click();
  await expect(openCards(page)).toHaveCount(0);
});

test('below the cards stand links to the legal pages', async ({ page }) => {
  await page.goto('/');
  for (const [name, href] of [
    [navigation.terms, '/terms-of-service'],
    [navigation.privacy, '/privacy-policy'],
  ] as const)
    await expect(page.locator('#faq').getByRole('link', { name })).toHaveAttribute('href', href);
});

test('one card is open where a browser knows no exclusive ones', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('name="faq"', '') });
  });
  await page.goto('/');
  for (const i of [0, 4]) {
    await question(page, i).click();
    await expectOpen(page, i);
  }
});

test('the hash opens the card it names, below the bar', async ({ page }) => {
  await page.goto(`/${buildHash(2).toLowerCase()}`);
  await expectOpen(page, 2);
  await expect(question(page, 2)).toBeInViewport({ ratio: 1 });
  await expect(question(page, 2)).toBeFocused();
  const { bottom } = await readBox(page.locator('[data-part="nav-bar"]'));
  const topPx = async () => (await readBox(cards(page).nth(2))).top;
  await expect.poll(topPx).toBeGreaterThanOrEqual(bottom);
  for (const i of [4, 0]) {
    await setHash(page, buildHash(i));
    await expectOpen(page, i);
  }
  await page.goBack();
  await expectOpen(page, 4);
  for (const hash of ['#', '#no such question', '#%E0%A4%A', '#<img src=x onerror=alert(1)>']) {
    await setHash(page, hash);
    await expectOpen(page, 4);
  }
  await question(page, 3).click();
  await setHash(page, buildHash(3));
  await expectOpen(page, 3);
});

test('a reload and Back keep the scroll position, a new visit scrolls', async ({ page }) => {
  const READ_AT_PX = 300;
  const expectNotMoved = async () => {
    await expectOpen(page, 2);
    await expect.poll(() => scrollY(page)).toBe(READ_AT_PX);
    await expect(page.locator('#faq :focus')).toHaveCount(0);
  };
  const expectNotMovedByReload = async () => {
    await scrollTo(page, READ_AT_PX);
    await page.reload();
    await expectNotMoved();
  };
  await page.goto('/terms-of-service');
  await page.goto(`/${buildHash(2)}`);
  await expect(question(page, 2)).toBeInViewport({ ratio: 1 });
  await expect(question(page, 2)).toBeFocused();
  await expectNotMovedByReload();
  await page.getByRole('link', { name: navigation.contact, exact: true }).first().click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(READ_AT_PX);
  await question(page, 0).dispatchEvent('click');
  await expectOpen(page, 0);
  await page.goBack();
  await expectNotMoved();
});

test('the cards stand in one, two or three columns', async ({ page }) => {
  await page.goto('/');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 1600 });
    const lefts = new Set((await readBoxes(cards(page))).map(({ left }) => left));
    expect(lefts.size, `${width} px`).toBe(columns);
  }
});
