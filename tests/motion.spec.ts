/** Reduced motion disables every animation, and hides nothing (docs/requirements.md, 15.1). */
import { english } from '../src/i18n/content.ts';
import { expect, testReducedMotion as test, UNKNOWN_ROUTE } from './fixtures.ts';

const { faq, demo, hero } = english;

for (const path of ['/', '/terms-of-service', UNKNOWN_ROUTE])
  test(`${path}: nothing is animated, whatever is pressed`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const type of ['animationstart', 'transitionrun'])
        addEventListener(type, (event) => console.error(`${type} on ${event.target}`), true);
    });
    await page.goto(path);
    const drawn = page.locator('#hero-stage :is(path, ellipse, img), [data-part^="out-"]');
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
