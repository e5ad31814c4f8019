/** The states of a message that is being sent, and how a visitor reaches them. */
import type { Page } from '@playwright/test';
import { messageForm } from '../src/content/en/contact.ts';
import { expect } from './site.ts';

const words = messageForm;

/** Where messages are sent. */
export const SEND = '**/api/v1.0/email/send';

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Fills in all of the form, which enables its button. */
export async function completeForm(page: Page): Promise<void> {
  for (const [label, text] of [
    [words.name, 'Mei Tanaka'],
    [words.email, 'mei@club.example'],
    [words.subject, 'Club night'],
    [words.message, 'May our club try the app?'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await expect(button(page, words.complete)).toBeEnabled();
}

/** Sends a message that is never answered. */
export async function beBusy(page: Page): Promise<void> {
  await page.route(SEND, () => {});
  await completeForm(page);
  await button(page, words.complete).click();
  await expect(button(page, words.sending)).toBeDisabled();
}

/** Sends a message that arrives. */
export async function beSent(page: Page): Promise<void> {
  await completeForm(page);
  await button(page, words.complete).click();
  await expect(page.getByText(messageForm.outcome.sent)).toBeVisible();
}

/** Sends a message that is refused; the console says so, with status 412. */
export async function beRefused(page: Page): Promise<void> {
  await page.route(SEND, (route) => route.fulfill({ status: 412 }));
  await completeForm(page);
  await button(page, words.complete).click();
  await expect(page.getByText(messageForm.outcome.failed)).toBeVisible();
}

/** What a refused message writes to the console. */
export const REFUSED = /status of 412|status: 412/;
