/** The contact form as a visitor meets it: what every test of it starts from. */
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

export const SENT = 'Thanks! Your message has been sent.';
export const FAILED = 'Oops—something went wrong. Please try again.';
export const MISCONFIGURED = 'Email service misconfigured. Try again later.';

export const MESSAGE = {
  Name: 'Mei Tanaka',
  Email: 'mei@club.example',
  Subject: 'Club night',
  Message: 'May our club try the app?',
};
export const EMPTY = { Name: '', Email: '', Subject: '', Message: '' };

export type Label = keyof typeof MESSAGE;
export const LABELS = Object.keys(MESSAGE) as Label[];

export const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
export const field = (page: Page, label: Label) => form(page).getByLabel(label, { exact: true });
export const button = (page: Page) => form(page).locator('[type="submit"]');
/** Every toast on show that says this. */
export const toast = (page: Page, text: string) =>
  page.locator('[data-part="toasts"]').getByText(text);
export const toasts = (page: Page) => page.locator('[data-part="toasts"] p');
export const notice = (page: Page) => form(page).locator('[data-part="form-notice"]');
export const storedDraft = (page: Page) =>
  page.evaluate(() => localStorage.getItem('contact-draft'));

/** Waits until the form is awake: only then does the counter follow the message. */
export async function wake(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part="contact-form"]')).toHaveAttribute('data-awake');
}

/** Opens the home page with its form awake. */
export async function openForm(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await wake(page);
}

export async function fillIn(page: Page, part: Partial<typeof MESSAGE> = {}): Promise<void> {
  for (const label of LABELS) await field(page, label).fill({ ...MESSAGE, ...part }[label]);
}

export async function expectValues(page: Page, expected: Record<Label, string>): Promise<void> {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue(expected[label]);
}
