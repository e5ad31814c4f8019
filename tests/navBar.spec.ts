/** The navigation bar and its highlight pill (docs/requirements.md, Navigation bar). */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { expect, openWithStoppedClock, test, UNKNOWN_ROUTE } from './support/fixtures.ts';
import { readBox, scrollTo } from './support/layout.ts';

const { navigation } = english;
const { contact, faq, home } = navigation;
const bar = (page: Page) => page.locator('[data-part="nav-bar"]');
const pill = (page: Page) => page.locator('[data-part="nav-pill"]');
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: navigation.main }).getByRole('link', { name });
const leave = (page: Page) => page.mouse.move(600, 500);

const expectPill = (page: Page, isVisible: boolean) =>
  expect(pill(page)).toHaveCSS('opacity', isVisible ? '1' : '0');

/** The pill lies under a link: their left and right edges are at most a pixel apart. */
async function expectPillUnder(page: Page, name: string): Promise<void> {
  await expectPill(page, true);
  const distancePx = async () => {
    const [a, b] = [await readBox(pill(page)), await readBox(link(page, name))];
    return Math.max(Math.abs(a.left - b.left), Math.abs(a.right - b.right));
  };
  await expect.poll(distancePx).toBeLessThanOrEqual(1);
}

test('the bar links to the sections', async ({ page }) => {
  for (const [path, homePath] of [
    [UNKNOWN_ROUTE, '/'],
    ['/', ''],
  ] as const) {
    await page.goto(path);
    const links = await bar(page).getByRole('link').all();
    const hrefs = await Promise.all(links.map((each) => each.getAttribute('href')));
    expect(hrefs).toEqual(['home', 'home', 'contact', 'faq'].map((id) => `${homePath}#${id}`));
  }
});

test('the bar has its width, and shrinks after 20 px', async ({ page }) => {
  await page.goto('/terms-of-service');
  const widthPx = async () => (await readBox(bar(page))).width;
  await scrollTo(page, 20);
  expect(await widthPx()).toBeCloseTo(42 * 16, 0);
  await scrollTo(page, 21);
  await expect.poll(widthPx).toBeLessThan(42 * 16 - 1);
  expect(await widthPx()).toBeGreaterThan(42 * 16 * 0.9);
  await scrollTo(page, 0);
  await expect.poll(widthPx).toBeCloseTo(42 * 16, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthPx()).toBeCloseTo((390 * 11) / 12, 0);
});

test('the bar marks the section in view', async ({ page }) => {
  await page.goto('/');
  const marked = page.getByRole('navigation', { name: navigation.main }).locator('[aria-current]');
  await expect(marked).toHaveText(home);
  for (const [id, name] of [
    ['contact', contact],
    ['faq', faq],
    ['contact', contact],
    ['home', home],
  ] as const) {
    const { top } = await readBox(page.locator(`#${id}`));
    await scrollTo(page, (await page.evaluate(() => scrollY)) + top);
    await expect(marked).toHaveText(name);
  }
  // Above the middle of the window, but not yet at its top.
  const { top } = await readBox(page.locator('#contact'));
  await scrollTo(page, top - 300);
  await expect(marked).toHaveText(contact);
  await scrollTo(page, top - 500);
  await expect(marked).toHaveText(home);
});

test('the pill follows the pointer after 80 ms, until it leaves the bar', async ({ page }) => {
  await openWithStoppedClock(page, '/terms-of-service');
  await expectPill(page, false);
  await link(page, faq).hover();
  await page.clock.runFor(40);
  await leave(page);
  await page.clock.runFor(200);
  await expect(pill(page)).not.toHaveAttribute('data-visible');
  for (const [i, name] of [home, contact, faq].entries()) {
    await link(page, name).hover();
    await page.clock.runFor(79);
    if (i === 0) await expectPill(page, false);
    await page.clock.runFor(2);
    await expectPillUnder(page, name);
  }
  await leave(page);
  await expectPill(page, false);
});

test('the pill hides 500 ms after a click, if the pointer stays', async ({ page }) => {
  await openWithStoppedClock(page);
  const { x, y } = await readBox(link(page, contact));
  const moveWithin = (byPx: number) => page.mouse.move(x + 20 + byPx, y + 20);
  await moveWithin(0);
  await page.mouse.down();
  await page.mouse.up();
  // A click within the 80 ms shows the pill all the same.
  await page.clock.runFor(81);
  await expectPillUnder(page, contact);
  // A hand that is not quite still does not keep it.
  await moveWithin(1);
  await page.clock.runFor(418);
  await expectPill(page, true);
  await page.clock.runFor(2);
  await expectPill(page, false);
  await moveWithin(3);
  await page.clock.runFor(79);
  await expectPill(page, false);
  await page.clock.runFor(2);
  await expectPill(page, true);
});

test('entering another link and leaving the bar both end that delay', async ({ page }) => {
  await openWithStoppedClock(page);
  await link(page, contact).click();
  await link(page, faq).hover();
  await page.clock.runFor(600);
  await expectPillUnder(page, faq);
  await link(page, faq).click();
  await leave(page);
  await link(page, faq).hover();
  await page.clock.runFor(600);
  await expectPillUnder(page, faq);
});
