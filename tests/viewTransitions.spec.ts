import type { Page } from '@playwright/test';
import { expect, test, testReducedMotion } from './site.ts';

/** Notes, before any page shows, whether it came with a view transition. */
async function watchReveals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.setAttribute('data-reveal', viewTransition ? 'transition' : 'plain');
    });
  });
}

const root = (page: Page) => page.locator('html');
const termsInFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });

test('pages change over from home to the terms and back, where the browser can', async ({
  page,
}) => {
  await watchReveals(page);
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('data-reveal', 'plain');
  await termsInFooter(page).click();
  await expect(page).toHaveURL('/terms-of-service');
  await expect(root(page)).toHaveAttribute('data-reveal', 'transition');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(root(page)).toHaveAttribute('data-reveal', 'transition');
});

testReducedMotion('under reduced motion a page is simply there', async ({ page }) => {
  await watchReveals(page);
  await page.goto('/');
  await termsInFooter(page).click();
  await expect(page).toHaveURL('/terms-of-service');
  await expect(root(page)).toHaveAttribute('data-reveal', 'plain');
});

test('only the page fades, quickly: the bar is carried over, and nothing is in the way', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = document.getAnimations().flatMap(({ effect }) => {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        if (!effect || !pseudo?.startsWith('::view-transition')) return [];
        return [{ pseudo, ms: Number(effect.getComputedTiming().duration) }];
      });
      document.documentElement.setAttribute('data-moving', JSON.stringify(moving));
      const overlay = getComputedStyle(document.documentElement, '::view-transition');
      document.documentElement.setAttribute('data-overlay', overlay.pointerEvents);
    });
  });
  await page.goto('/');
  await termsInFooter(page).click();
  await expect(page).toHaveURL('/terms-of-service');
  await expect(root(page)).toHaveAttribute('data-overlay', 'none');
  const moving = JSON.parse((await root(page).getAttribute('data-moving')) ?? '[]') as {
    pseudo: string;
    ms: number;
  }[];
  const groups = new Set(moving.map(({ pseudo }) => pseudo.replace(/^.*\(|\)$/g, '')));
  expect(groups).toEqual(new Set(['root', 'header']));
  for (const { pseudo, ms } of moving) expect(ms, pseudo).toBeLessThanOrEqual(320);
});

/** Turning the phone, another link, a page that is slow to come: what ends a transition before its time. */
test.describe('a transition that is given up logs nothing', () => {
  // Every error on a page fails its test.
  test('on the page that is left, by going elsewhere', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      addEventListener('pageswap', () => {
        location.href = '/privacy-policy';
      });
      location.href = '/terms-of-service';
    });
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('on the page that comes, by the browser', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        viewTransition?.skipTransition();
        document.documentElement.setAttribute('data-reveal', viewTransition ? 'skipped' : 'plain');
      });
    });
    await page.goto('/');
    await termsInFooter(page).click();
    await expect(root(page)).toHaveAttribute('data-reveal', 'skipped');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
});
