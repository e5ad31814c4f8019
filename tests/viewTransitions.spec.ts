/** The transition between two pages, where the browser has one. */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { expect, testWithMotion as test } from './support/fixtures.ts';

const { navigation } = english;

test.skip(({ browserName }) => browserName === 'firefox', 'Firefox has no page transitions');

/** The transitions are the same on every page; this one takes little time to draw. */
const START = '/demo';

const followFooterLink = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: navigation.terms }).click();
  await expect(page).toHaveURL('/terms-of-service');
};

/** Notes how each page is revealed: what a transition lets through, and its slow animations. */
const watchReveals = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const slow = document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const isTransition = effect.pseudoElement?.startsWith('::view-transition');
        const isSlow = Number(effect.getComputedTiming().duration) > 320;
        return isTransition && isSlow ? [effect.pseudoElement] : [];
      });
      const root = document.documentElement;
      const { pointerEvents } = getComputedStyle(root, '::view-transition');
      root.dataset.reveal = viewTransition ? `pointers: ${pointerEvents}, slow: ${slow}` : 'none';
    }),
  );
const expectReveal = (page: Page, reveal: string) =>
  expect(page.locator('html')).toHaveAttribute('data-reveal', reveal);

test('pages change in a third of a second, under reduced motion at once', async ({ page }) => {
  await watchReveals(page);
  await page.goto(START);
  await expectReveal(page, 'none');
  await followFooterLink(page);
  await expectReveal(page, 'pointers: none, slow: ');
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(page.locator('html')).not.toHaveAttribute('data-reveal', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await followFooterLink(page);
  await expectReveal(page, 'none');
});

// Turning the phone, another link or a slow page ends a transition early. An error fails the test.
test('a transition that is skipped logs no error on either page', async ({ page }) => {
  await page.goto(START);
  await page.evaluate(() => {
    addEventListener('pageswap', () => {
      location.href = '/privacy-policy';
    });
    location.href = '/terms-of-service';
  });
  await expect(page).toHaveURL('/privacy-policy');
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.skipTransition();
      document.documentElement.dataset.reveal = viewTransition ? 'skipped' : 'none';
    }),
  );
  await followFooterLink(page);
  await expectReveal(page, 'skipped');
  await page.evaluate(() => new Promise(requestAnimationFrame));
});
