/** On an open question: the link to it, for someone else. */
import type { Page } from '@playwright/test';
import { faq, share } from '../src/content/en/faq.ts';
import { expect, openWithStoppedClock, test, testWithoutScripts } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const AT = 3;
const card = (page: Page) => page.locator('#faq details').nth(AT);
const button = (page: Page) => card(page).getByRole('button', { name: share.copy });
const HASH = `#${encodeURIComponent(faq[AT]?.question ?? '')}`;

declare global {
  interface Window {
    copied: string[];
  }
}

/** Replaces the clipboard: what pages write to it cannot be read back under our own policy. */
const withClipboard = (page: Page, kind: 'works' | 'refuses' | 'missing') =>
  page.addInitScript((which) => {
    window.copied = [];
    const writeText = async (text: string) => {
      if (which === 'refuses') throw new DOMException('No.', 'NotAllowedError');
      window.copied.push(text);
    };
    const value = which === 'missing' ? undefined : { writeText };
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  }, kind);

test('an open card copies the link to its question, says so politely, and no longer than needed', async ({
  page,
  baseURL,
}) => {
  await withClipboard(page, 'works');
  await openWithStoppedClock(page, '/?from=mail');
  await expect(button(page)).toBeHidden();
  await card(page).locator('summary').click();
  const status = card(page).locator('[aria-live]');
  await expect(status).toBeEmpty();
  await button(page).click();
  await expect(status).toHaveText(share.copied);
  await expect(button(page)).toBeFocused();
  await expect(card(page)).toHaveAttribute('open');
  const copied = await page.evaluate(() => window.copied);
  expect(copied).toEqual([`${baseURL}/${HASH}`]);
  await page.clock.runFor(4100);
  await expect(status).toBeEmpty();

  await page.goto('about:blank');
  await page.goto(copied[0] ?? '');
  await expect(card(page)).toHaveAttribute('open');
});

test('copied again, it says so for as long again', async ({ page }) => {
  await withClipboard(page, 'works');
  await openWithStoppedClock(page);
  await card(page).locator('summary').click();
  const status = card(page).locator('[aria-live]');
  await button(page).click();
  await expect(status).toHaveText(share.copied);
  await page.clock.runFor(3000);
  await button(page).click();
  await page.clock.runFor(3900);
  await expect(status).toHaveText(share.copied);
  await page.clock.runFor(200);
  await expect(status).toBeEmpty();
});

for (const kind of ['refuses', 'missing'] as const) {
  test(`where the clipboard ${kind === 'missing' ? 'is missing' : kind}, the link is in the address bar`, async ({
    page,
  }) => {
    await withClipboard(page, kind);
    await openWithStoppedClock(page);
    await card(page).locator('summary').click();
    await button(page).click();
    await expect(card(page).locator('[aria-live]')).toHaveText(share.notCopied);
    await expect(page).toHaveURL(`/${HASH}`);
    await expect(card(page)).toHaveAttribute('open');
    await expect(button(page)).toBeFocused();
  });
}

test('the real clipboard is not forbidden by our own policy', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await openWithStoppedClock(page);
  await card(page).locator('summary').click();
  await button(page).click();
  await expect(card(page).locator('[aria-live]')).toHaveText(share.copied);
});

test('with the keyboard the button comes after its question, and only where a card is open', async ({
  page,
}) => {
  await page.goto('/');
  await card(page).locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(
    page
      .locator('#faq details')
      .nth(AT + 1)
      .locator('summary'),
  ).toBeFocused();
  await card(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
});

testWithoutScripts('without scripts there is no button that does nothing', async ({ page }) => {
  await page.goto('/');
  await card(page).locator('summary').click();
  await expect(card(page).getByText(faq[AT]?.answer ?? '')).toBeVisible();
  await expect(page.locator('#faq button')).toHaveCount(0);
});
