/** The life of a message, from the empty form to the toast. */
import type { Page } from '@playwright/test';
import { messageForm } from '../../src/content/en/contact.ts';
import { expect, type Reach, type State, show } from './reach.ts';

const SEND = '**/api/v1.0/email/send';
const OPENED_AT = new Date('2026-01-02T03:04:05');
const STOPPED_AT = new Date('2026-01-02T04:00:00');
/** Long enough for a toast to have come, far too short for it to go. */
const TOAST_COMES_MS = 1000;

const words = messageForm;
const MESSAGE = {
  [words.name]: 'Mei Tanaka',
  [words.email]: 'mei@club.example',
  [words.subject]: 'Club night',
  [words.message]: 'May our club try the app? We are forty players, and we all want to know.',
};

const form = (page: Page) => page.getByRole('form', { name: words.title });
const button = (page: Page) => form(page).locator('[type="submit"]');

/** Opens the page, brings the form into view and waits until it is awake. */
const openForm: Reach = async (page, open) => {
  await open();
  await show(form(page));
  await expect(page.locator('[data-part="contact-form"]')).toHaveAttribute('data-awake');
  await expect(button(page)).toHaveText(words.incomplete);
};

/** The clock stands still from then on: a toast that waits for its picture does not expire. */
const openAndStopClock: Reach = async (page, open) => {
  await page.clock.install({ time: OPENED_AT });
  await openForm(page, open);
  await page.clock.pauseAt(STOPPED_AT);
};

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE))
    await form(page).getByLabel(label, { exact: true }).fill(text);
  await expect(button(page)).toHaveText(words.complete);
  // No field keeps the focus, nor its ring.
  await page.locator(':focus').blur();
  await show(form(page));
}

async function send(page: Page): Promise<void> {
  await fillIn(page);
  await button(page).click();
}

async function waitForToast(page: Page, role: 'status' | 'alert', text: string): Promise<void> {
  await page.clock.runFor(TOAST_COMES_MS);
  await expect(page.getByRole(role)).toHaveText(text);
}

const beValid: Reach = async (page, open) => {
  await openForm(page, open);
  await fillIn(page);
};

const beSending: Reach = async (page, open) => {
  // Never answered.
  await page.route(SEND, () => {});
  await openForm(page, open);
  await send(page);
  await expect(button(page)).toHaveText(words.sending);
};

const beFailed: Reach = async (page, open) => {
  await page.route(SEND, (route) => route.fulfill({ status: 500 }));
  await openAndStopClock(page, open);
  await send(page);
  await waitForToast(page, 'alert', messageForm.outcome.failed);
};

/** The site's own mailbox takes the message. */
const beSent: Reach = async (page, open) => {
  await openAndStopClock(page, open);
  await send(page);
  await waitForToast(page, 'status', messageForm.outcome.sent);
};

export const FORM_STATES: readonly State[] = (
  [
    ['form-empty', openForm],
    ['form-valid', beValid],
    ['form-sending', beSending],
    ['form-failed', beFailed],
    ['form-sent', beSent],
  ] as const
).map(([name, reach]) => ({ group: 'form', name, reach }));
