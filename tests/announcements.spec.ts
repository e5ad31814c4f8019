/** What a screen reader is told without being asked, and what it is told of states. */
import type { Page } from '@playwright/test';
import { LIMITS } from '../src/contact/message.ts';
import { messageForm } from '../src/content/en/contact.ts';
import { beBusy, beRefused, beSent, REFUSED } from './contactStates.ts';
import { expect, test } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

declare global {
  interface Window {
    /** What has come into the live regions, and where. */
    announced: string[];
  }
}

const LIVE = '[role="status"], [role="alert"], [aria-live]';

/** Notes all that comes into the live regions which the page has before its form wakes. */
async function openAndListen(page: Page): Promise<void> {
  let wake = () => {};
  const listening = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/_astro/hydrate*.js', async (route) => {
    await listening;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/');
  await page.evaluate((live) => {
    window.announced = [];
    for (const region of document.querySelectorAll(live)) {
      const role = region.getAttribute('role');
      new MutationObserver((changes) => {
        for (const { type, addedNodes, target } of changes) {
          const texts = type === 'characterData' ? [target] : [...addedNodes];
          for (const { textContent } of texts)
            if (textContent) window.announced.push(`${role}: ${textContent}`);
        }
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  }, LIVE);
  wake();
}

const announced = (page: Page) => page.evaluate(() => window.announced);

test.beforeEach(async ({ page }) => {
  await openAndListen(page);
});

test('that a message was sent is said once, politely', async ({ page }) => {
  await beSent(page);
  expect(await announced(page)).toEqual([
    `null: ${messageForm.sending}`,
    `status: ${messageForm.outcome.sent}`,
  ]);
  await page.clock.fastForward(5000);
  await expect(page.getByText(messageForm.outcome.sent)).toBeHidden();
  expect(await announced(page)).toHaveLength(2);
});

test('that a message was refused is said once, at once', async ({ page, expectError }) => {
  expectError(REFUSED);
  await beRefused(page);
  expect(await announced(page)).toEqual([
    `null: ${messageForm.sending}`,
    `alert: ${messageForm.outcome.failed}`,
  ]);
});

test('the counter describes its field, and does not speak at every key', async ({ page }) => {
  const field = page.getByLabel(messageForm.message, { exact: true });
  await field.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part="contact-form"]')).toHaveAttribute('data-awake');
  await field.pressSequentially('smash');
  await expect(field).toHaveAccessibleDescription(`5/${LIMITS.message.max}`);
  expect(await announced(page)).toEqual([]);
  // Only when it begins to matter, and then once.
  await field.fill('m'.repeat(LIMITS.message.max - 99));
  await field.press('End');
  await field.pressSequentially('ash');
  await field.fill('m'.repeat(LIMITS.message.max));
  expect(await announced(page)).toEqual([
    `null: ${messageForm.almostFull}`,
    `null: ${messageForm.full}`,
  ]);
});

test('a button that cannot be pressed, and a form that is busy, say so', async ({ page }) => {
  const form = page.getByRole('form', { name: messageForm.title });
  await expect(form.getByRole('button', { name: messageForm.incomplete })).toBeDisabled();
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await beBusy(page);
  await expect(form).toHaveAttribute('aria-busy', 'true');
});
