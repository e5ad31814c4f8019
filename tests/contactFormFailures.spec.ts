/**
 * Whatever fails while a message is sent, sending ends, the outcome is said, and no text is lost
 * (docs/requirements.md, Contact). More faults of fetch and of storage are tested beside their modules.
 */
import type { Route } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import {
  type ContactForm,
  EMAIL_ENDPOINT,
  EMPTY,
  MESSAGE,
  SEND_ERROR,
} from './support/contactFormPage.ts';
import { expect, openWithStoppedClock, test } from './support/fixtures.ts';
import { OWN_SITE } from './support/testData.ts';

const { messageForm } = english;

test.use({ baseURL: ({ servers }, use) => use(servers.owner) });

test.beforeEach(({ expectError }) => expectError(SEND_ERROR));

/** Expects the fault service to have received so many messages with this subject from this site. */
const expectRequests = ({ page }: ContactForm, subject: string, count: number) =>
  expect
    .poll(async () => {
      const query = new URLSearchParams({ origin: new URL(page.url()).origin, subject });
      const response = await fetch(`${process.env.FAULT_SERVICE_ORIGIN}/?${query}`);
      return Number(await response.text());
    }, subject)
    .toBe(count);

async function expectFailed(form: ContactForm, subject: string): Promise<void> {
  await form.expectBusy(false);
  await expect(form.toasts).toHaveText([messageForm.outcome.failed]);
  await form.expectValues({ ...MESSAGE, Subject: subject });
  await expect(form.button).toHaveText(messageForm.complete);
  await expect(form.button).toBeFocused();
}

test('offline, nothing is lost, and the form says to wait until it is sending', async ({
  page,
  form,
  context,
}) => {
  await form.open();
  await form.fill({ Subject: 'offline' });
  await expect(form.notice).toHaveText('');
  await context.setOffline(true);
  await expect(form.notice).toHaveText(messageForm.notice.offline);
  const { promise: request, resolve: hold } = Promise.withResolvers<Route>();
  await page.route(EMAIL_ENDPOINT, hold);
  await form.button.click();
  await form.expectBusy(true);
  await expect(form.notice).toHaveText('');
  await (await request).abort('internetdisconnected');
  await expectFailed(form, 'offline');
  await expect(form.notice).toHaveText(messageForm.notice.offline);
  await context.setOffline(false);
  await expect(form.notice).toHaveText('');
});

for (const subject of ['reset connection', 'half an answer', 'portal without CORS headers'])
  test(`nothing is lost to a ${subject}`, async ({ form }) => {
    await form.open();
    await form.fill({ Subject: subject });
    await form.button.click();
    await expectFailed(form, subject);
    await expectRequests(form, subject, 1);
    expect(await form.storedDraft()).toMatchObject({ subject });
  });

test('a message without an answer fails after 30 s and can be sent again', async ({
  page,
  form,
}) => {
  await openWithStoppedClock(page);
  await form.hydrate();
  const subject = 'silence';
  await form.fill({ Subject: subject });
  await form.button.click();
  await expectRequests(form, subject, 1);
  await page.clock.runFor(29_900);
  await form.expectBusy(true);
  await page.clock.runFor(200);
  await expectFailed(form, subject);
  await form.field('Subject').fill('status 200 after silence');
  await form.send('sent');
  await form.expectValues(EMPTY);
});

test('a held key or a doubled click sends one request', async ({ page, form }) => {
  await openWithStoppedClock(page);
  await form.hydrate();
  const holdEnter = () => page.keyboard.down('Enter');
  const presses = [
    [() => form.submit(2), async () => {}],
    [() => form.button.click(), () => form.button.dispatchEvent('click', { detail: 2 })],
    [() => form.field('Name').focus().then(holdEnter), holdEnter],
  ] as const;
  for (const [i, [press, repeat]] of presses.entries()) {
    const subject = `status 503 press ${i}`;
    await form.fill({ Subject: subject });
    await press();
    await expectRequests(form, subject, 1);
    await form.expectBusy(false);
    await repeat();
    await page.keyboard.up('Enter');
    await form.expectBusy(false);
    await form.expectValues({ ...MESSAGE, Subject: subject });
    await expectRequests(form, subject, 1);
  }
  await form.field('Subject').fill('status 200 Not OK at all');
  await form.send('sent');
  await form.expectValues(EMPTY);
});

test('a failed message can be copied', async ({ page, form, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium grants the clipboard to a test');
  await context.grantPermissions(['clipboard-write']);
  await form.open();
  const [subject, message] = ['status 500', 'Line one\nLine two & 羽毛球'];
  await form.fill({ Subject: subject, Message: message });
  await form.send('failed');
  const copy = form.element.getByRole('button', { name: messageForm.mailFallback.copy });
  await copy.click();
  await expect(form.element).toContainText(messageForm.notice.copied);
  // A page may not read the clipboard; pasting is the visitor's.
  await form.field('Message').fill('');
  await form.field('Message').press('ControlOrMeta+V');
  const copied = `${subject}\n\n${message}\n`;
  await expect(form.field('Message')).toHaveValue(copied);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await form.field('Message').fill(message);
  await copy.click();
  await expect(form.element).toContainText(messageForm.notice.notCopied);
  // The text is selected instead.
  expect(await page.evaluate(() => String(getSelection()))).toBe(message);
});

test('a failed message can be emailed as it is typed by then, until it is sent', async ({
  form,
}) => {
  await form.open();
  await form.fill({ Subject: 'status 500' });
  await form.send('failed');
  await expect(form.element).toContainText(messageForm.mailFallback.text);
  const link = form.element.getByRole('link', { name: messageForm.mailFallback.email });
  await form.field('Subject').fill('status 200');
  await expect(link).toHaveAttribute('href', /subject=status%20200/);
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(decodeURIComponent(pathname)).toBe(OWN_SITE.email);
  expect(searchParams.get('body')).toContain(MESSAGE.Message);
  await form.send('sent');
  await expect(link).toHaveCount(0);
});
