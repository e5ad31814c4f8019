import type { Locator, Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { expect, openWithStoppedClock, ROUTES, test, testReducedMotion } from './site.ts';

const bar = (page: Page) => page.locator('[data-part="nav-bar"]');
const pill = (page: Page) => page.locator('[data-part="nav-pill"]');
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** How far apart two boxes lie, left and right edges compared. */
async function distanceBetween(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.x + a.width - b.x - b.width));
}

const widthOf = async (page: Page) => (await bar(page).boundingBox())?.width ?? 0;
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('the bar is 11/12 of a narrow window and at most 42rem wide', async ({ page }) => {
  await page.goto('/');
  expect(await widthOf(page)).toBeCloseTo(672, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(page)).toBeCloseTo((390 * 11) / 12, 0);
});

testReducedMotion(
  'the bar shrinks once the page is more than 20 px down, and grows again',
  async ({ page }) => {
    await page.goto('/');
    const full = await widthOf(page);
    await scrollTo(page, 20);
    // Two frames: one for the scroll event, one for what it draws.
    await page.evaluate(
      () => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))),
    );
    expect(await widthOf(page)).toBe(full);
    await scrollTo(page, 21);
    await expect.poll(() => widthOf(page)).toBeLessThan(full);
    expect(await widthOf(page)).toBeGreaterThan(full * 0.9);
    await scrollTo(page, 0);
    await expect.poll(() => widthOf(page)).toBe(full);
  },
);

test('the pill is hidden at rest and appears 80 ms after the pointer moves over a link', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await expect(pill(page)).toHaveCSS('opacity', '0');
  await link(page, 'Contact').hover();
  await page.clock.runFor(79);
  await expect(pill(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(2);
  await expect(pill(page)).toHaveCSS('opacity', '1');
});

test('the pill lies under the link the pointer is over, and follows it', async ({ page }) => {
  await openWithStoppedClock(page);
  for (const name of ['Home', 'Contact', 'FAQ']) {
    await link(page, name).hover();
    await page.clock.runFor(81);
    await expect.poll(() => distanceBetween(pill(page), link(page, name))).toBeLessThanOrEqual(1);
  }
});

test('the pill fades when the pointer leaves the bar', async ({ page }) => {
  await openWithStoppedClock(page);
  await link(page, 'FAQ').hover();
  await page.clock.runFor(81);
  await expect(pill(page)).toHaveCSS('opacity', '1');
  await page.mouse.move(600, 500);
  await expect(pill(page)).toHaveCSS('opacity', '0');
});

test('a pointer that leaves before 80 ms never shows the pill', async ({ page }) => {
  await openWithStoppedClock(page);
  await link(page, 'FAQ').hover();
  await page.clock.runFor(40);
  await page.mouse.move(600, 500);
  await page.clock.runFor(200);
  await expect(pill(page)).not.toHaveAttribute('data-visible');
  await expect(pill(page)).toHaveCSS('opacity', '0');
});

test('the pill hides 500 ms after a link is clicked', async ({ page }) => {
  await openWithStoppedClock(page);
  await link(page, 'Contact').hover();
  await page.clock.runFor(81);
  await expect(pill(page)).toHaveCSS('opacity', '1');
  await link(page, 'Contact').click();
  await page.clock.runFor(499);
  await expect(pill(page)).toHaveCSS('opacity', '1');
  await page.clock.runFor(2);
  await expect(pill(page)).toHaveCSS('opacity', '0');
});

test('a click before 80 ms shows the pill all the same, and hides it in its time', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await link(page, 'FAQ').click();
  await page.clock.runFor(81);
  await expect(pill(page)).toHaveCSS('opacity', '1');
  await page.clock.runFor(418);
  await expect(pill(page)).toHaveCSS('opacity', '1');
  await page.clock.runFor(2);
  await expect(pill(page)).toHaveCSS('opacity', '0');
});

test('a click does not hide the pill under the next link the pointer is over', async ({ page }) => {
  await openWithStoppedClock(page);
  await link(page, 'Contact').click();
  await page.clock.runFor(81);
  await link(page, 'FAQ').hover();
  await page.clock.runFor(600);
  await expect(pill(page)).toHaveCSS('opacity', '1');
  await expect.poll(() => distanceBetween(pill(page), link(page, 'FAQ'))).toBeLessThanOrEqual(1);
});

test('a click does not hide the pill once the pointer has left the bar and come back', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await link(page, 'Contact').click();
  await page.clock.runFor(81);
  await page.mouse.move(600, 500);
  await expect(pill(page)).toHaveCSS('opacity', '0');
  await link(page, 'Contact').hover();
  await page.clock.runFor(600);
  await expect(pill(page)).toHaveCSS('opacity', '1');
});

test('hidden after a click, the pill comes back when the pointer moves over the link it rests on', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await link(page, 'Contact').click();
  const box = await link(page, 'Contact').boundingBox();
  const move = (byPx: number) =>
    page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2 + byPx, (box?.y ?? 0) + 20);
  // A hand that is not quite still does not keep it.
  await page.clock.runFor(300);
  await move(1);
  await page.clock.runFor(201);
  await expect(pill(page)).toHaveCSS('opacity', '0');
  await move(3);
  await page.clock.runFor(79);
  await expect(pill(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(2);
  await expect(pill(page)).toHaveCSS('opacity', '1');
});

testReducedMotion('the section in view is marked in the bar', async ({ page }) => {
  await page.goto('/');
  const current = bar(page).locator('[aria-current]');
  await expect(current).toHaveText('Home');
  await link(page, 'Contact').click();
  await expect(current).toHaveText('Contact');
  await link(page, 'FAQ').click();
  await expect(current).toHaveText('FAQ');
  await page.getByRole('link', { name: site.name, exact: true }).first().click();
  await expect(current).toHaveText('Home');
});

for (const path of ROUTES) {
  test(`${path} has the bar with its anchors`, async ({ page }) => {
    await page.goto(path);
    const home = path === '/' ? '' : '/';
    await expect(link(page, 'Home')).toHaveAttribute('href', `${home}#home`);
    await expect(link(page, 'Contact')).toHaveAttribute('href', `${home}#contact`);
    await expect(link(page, 'FAQ')).toHaveAttribute('href', `${home}#faq`);
    await expect(bar(page).getByRole('link').first()).toHaveAttribute('href', `${home}#home`);
  });
}

test('the keyboard reaches the skip link first, then the bar', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link').first()).toBeFocused();
});
