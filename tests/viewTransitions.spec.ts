/** The transition between two pages, where the browser has one. */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { expect, test, testWithMotion } from './support/fixtures.ts';

const { navigation } = english;

test.skip(({ browserName }) => browserName === 'firefox', 'Firefox has no page transitions');

/** The transitions are the same on every page; this one takes little time to draw. */
const START = '/demo';

const followFooterLink = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: navigation.terms }).click();
  await expect(page).toHaveURL('/terms-of-service');
};

/** Notes on each page how it is revealed, and ends a transition at once. */
const noteReveals = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.reveal = viewTransition ? 'transition' : 'none';
      viewTransition?.skipTransition();
    }),
  );
const expectReveal = (page: Page, reveal: string) =>
  expect(page.locator('html')).toHaveAttribute('data-reveal', reveal);

test('under reduced motion pages change at once', async ({ page }) => {
  await noteReveals(page);
  await page.goto(START);
  await followFooterLink(page);
  await expectReveal(page, 'none');
});

// Turning the phone, another link or a slow page ends a transition early. An error fails the test.
testWithMotion('a transition that is skipped logs no error on either page', async ({ page }) => {
  await noteReveals(page);
  await page.goto(START);
  await page.evaluate(() => {
    addEventListener('pageswap', () => {
      location.href = '/privacy-policy';
    });
    location.href = '/terms-of-service';
  });
  await expect(page).toHaveURL('/privacy-policy');
  await followFooterLink(page);
  await expectReveal(page, 'transition');
  await page.evaluate(() => new Promise(requestAnimationFrame));
});
