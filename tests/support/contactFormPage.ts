/** Page object of the contact form (https://playwright.dev/docs/pom). */
import { expect, type Locator, type Page } from '@playwright/test';
import { english } from '../../src/i18n/content.ts';
import { SEND_PATH } from '../../src/sections/Contact/emailjs.ts';
import { COMPLETE_MESSAGE } from './testData.ts';

const { messageForm } = english;

/** Where messages are sent, on any origin. */
export const EMAIL_ENDPOINT = `**${SEND_PATH}`;

/** What browsers and the page write to the console when a message cannot be sent. */
export const SEND_ERROR = /Failed to load resource|CORS policy|status: \d+/;

/** What is typed into the fields, by their labels. */
export const MESSAGE = {
  Name: COMPLETE_MESSAGE.name,
  Email: COMPLETE_MESSAGE.email,
  Subject: COMPLETE_MESSAGE.subject,
  Message: COMPLETE_MESSAGE.message,
};
/** A text that would change the title if it became markup. */
export const MARKUP =
  '"><img src=x onerror=document.title="in"><script>document.title="in"</script>';

export const EMPTY = { Name: '', Email: '', Subject: '', Message: '' };

type Label = keyof typeof MESSAGE;
export const LABELS = Object.keys(MESSAGE) as Label[];

type Outcome = keyof typeof messageForm.outcome;

export type FormState = 'incomplete' | 'complete' | 'refused' | 'sending' | 'sent';

export class ContactForm {
  readonly page: Page;
  /** The `<form>` itself. */
  readonly element: Locator;
  readonly button: Locator;
  /** The line of status messages below the button. */
  readonly notice: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.element = page.getByRole('form', { name: messageForm.title });
    this.button = this.element.locator('[type="submit"]');
    this.notice = this.element.locator('[data-part="form-notice"]');
    this.toasts = page.locator('[data-part="toasts"] p');
  }

  field(label: Label): Locator {
    return this.element.getByLabel(label, { exact: true });
  }

  toast(outcome: Outcome): Locator {
    return this.toasts.filter({ hasText: messageForm.outcome[outcome] });
  }

  /** Scrolls to the form and waits until it is hydrated. */
  async hydrate(): Promise<void> {
    await this.element.scrollIntoViewIfNeeded();
    await this.element.and(this.page.locator('[data-hydrated]')).waitFor();
  }

  async open(url = '/'): Promise<void> {
    await this.page.goto(url);
    await this.hydrate();
  }

  /** Fills in every field: with `MESSAGE`, apart from the given ones. */
  async fill(part: Partial<Record<Label, string>> = {}): Promise<void> {
    for (const label of LABELS) await this.field(label).fill({ ...MESSAGE, ...part }[label]);
  }

  /** Presses the button and waits for the toast. */
  async send(outcome: Outcome): Promise<void> {
    await this.button.click();
    await expect(this.toast(outcome)).toBeVisible();
  }

  /** Submits the form without its button, several times in a row, before the page is rendered again. */
  submit(times = 1): Promise<void> {
    return this.element.evaluate((form: HTMLFormElement, count) => {
      for (let i = 0; i < count; i++) form.requestSubmit();
    }, times);
  }

  /** Answers the next message instead of the service. */
  async answerNextWith(status: number, body = ''): Promise<void> {
    await this.page.route(EMAIL_ENDPOINT, (route) => route.fulfill({ status, body }), { times: 1 });
  }

  async expectBusy(isBusy: boolean): Promise<void> {
    await expect(this.element).toHaveAttribute('aria-busy', `${isBusy}`);
  }

  async expectValues(expected: Record<Label, string>): Promise<void> {
    for (const label of LABELS) await expect(this.field(label)).toHaveValue(expected[label]);
  }

  /** The draft in the storage of the device, or null. */
  storedDraft(): Promise<Record<string, unknown> | null> {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('contact-draft') ?? 'null'));
  }

  /**
   * Takes the form through its states, with a retry right after a refusal. The clock of the page has
   * to be stopped, so that no toast disappears during `check`. Expect `SEND_ERROR`.
   */
  async visitStates(check: (state: FormState) => Promise<void>): Promise<void> {
    await this.hydrate();
    await check('incomplete');
    await this.fill();
    await check('complete');
    await this.answerNextWith(412, 'Invalid grant');
    await this.send('failed');
    await check('refused');
    const { promise: checked, resolve: answer } = Promise.withResolvers<void>();
    await this.page.route(EMAIL_ENDPOINT, async (route) => {
      await checked;
      await route.fallback();
    });
    await this.button.click();
    await this.expectBusy(true);
    await check('sending');
    answer();
    await expect(this.toast('sent')).toBeVisible();
    await check('sent');
  }
}
