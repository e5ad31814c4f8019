/** System settings of visitors: less motion and transparency, forced colours. */
import { english } from '../src/i18n/content.ts';
import { expect, test, UNKNOWN_ROUTE } from './support/fixtures.ts';

const { demo, faq, hero } = english;

for (const path of ['/', '/terms-of-service', UNKNOWN_ROUTE])
  test(`${path}: with reduced motion nothing is animated or missing`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const type of ['animationstart', 'transitionrun'])
        addEventListener(type, (event) => console.error(`${type} on ${event.target}`), true);
    });
    await page.goto(path);
    const drawn = page.locator('#hero-stage :is(path, ellipse, img), [data-part="out"] path');
    const hidden = await drawn.evaluateAll((parts) => {
      const isSeen = { opacityProperty: true, visibilityProperty: true };
      return parts.filter((part) => !part.checkVisibility(isSeen));
    });
    expect(hidden).toEqual([]);
    await page.locator('[data-part="nav-bar"] nav a').first().hover();
    await page.keyboard.press('Tab');
    if (path === '/') {
      await page.locator('#faq summary').first().click();
      await expect(page.getByText(faq[0]?.answer ?? '')).toBeInViewport();
      await page.getByText(hero.watchDemo).click();
      await page.getByRole('button', { name: demo.close }).click();
    }
    expect(await page.evaluate(() => document.getAnimations())).toEqual([]);
  });

test('with reduced transparency nothing shines through', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can emulate this setting');
  await page.goto('/');
  await page.getByText(hero.watchDemo).click();
  /** The elements and pseudo-elements that something shines through. */
  const readTranslucent = () =>
    page.locator('header, header *, main *, dialog, footer *').evaluateAll((elements) =>
      elements.flatMap((element) =>
        [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
          const { backgroundColor, backdropFilter } = getComputedStyle(element, pseudo);
          const alpha = Number(/rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1);
          const isSolid = (alpha === 0 || alpha === 1) && /^none|^$/.test(backdropFilter);
          return isSolid ? [] : [`${element.localName}${pseudo ?? ''}: ${backgroundColor}`];
        }),
      ),
    );
  expect((await readTranslucent()).length, 'without the setting').toBeGreaterThan(2);
  const session = await page.context().newCDPSession(page);
  const names = ['prefers-reduced-transparency', 'prefers-reduced-motion'];
  const features = names.map((name) => ({ name, value: 'reduce' }));
  await session.send('Emulation.setEmulatedMedia', { features });
  expect(await readTranslucent()).toEqual([]);
});

test('in forced colours boxes have edges, and states are marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  await page.keyboard.press('Tab');
  for (const box of [
    page.locator('[data-part="nav-bar"]'),
    page.locator('#home').getByText(hero.download),
    page.getByText(hero.watchDemo),
    page.locator('textarea'),
    page.locator('#contact form [type="submit"]'),
    page.locator('dialog'),
  ]) {
    const edgePx = await box.evaluate((element) => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
      return borderTopColor === backgroundColor ? 0 : Number.parseFloat(borderTopWidth);
    });
    expect(edgePx, `${box}`).toBeGreaterThanOrEqual(1);
  }
  await expect(page.locator(':focus')).toHaveCSS('outline', /\bsolid 2px$/);
});

test('in forced colours the headline and the speeds of the first view are text on the page', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const headline = page.locator('h1');
  await expect(headline).toHaveCSS('filter', 'none');
  await expect(headline).toHaveCSS('forced-color-adjust', 'none');
  await expect(headline).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const speed of await page.locator('#hero-stage text').all())
    await expect(speed).toHaveCSS('fill', 'rgb(0, 0, 0)');
});
