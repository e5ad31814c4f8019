/**
 * Whatever fails, a message is sent once, or the visitor learns that it was not
 * (docs/requirements.md, 8.8 and 8.9).
 */
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { mailtoLink } from '../src/sections/Contact/mailFallback.ts';
import { ContactForm, EMAIL_ENDPOINT, EMPTY, MESSAGE, SEND_ERROR } from './contactFormPage.ts';
import { expect, holdRequests, openWithStoppedClock, test } from './fixtures.ts';

const { messageForm } = english;

test.use({ baseURL: ({ servers }, use) => use(servers.withFaults) });

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

test('offline, or when a connection breaks, nothing is lost', async ({ page, form, context }) => {
  await openWithStoppedClock(page);
  await form.hydrate();
  await form.fill({ Subject: 'offline' });
  await expect(form.notice).toHaveText('');
  await context.setOffline(true);
  await expect(form.notice).toHaveText(messageForm.notice.offline);
  await form.button.click();
  await expectFailed(form, 'offline');
  await context.setOffline(false);
  await expect(form.notice).toHaveText('');

  for (const subject of ['reset connection', 'half an answer', 'portal without CORS headers']) {
    // Until the last toast has gone.
    await page.clock.runFor(5000);
    await expect(form.toasts).toHaveCount(0);
    await form.field('Subject').fill(subject);
    await form.button.click();
    await expectRequests(form, subject, 1);
    await expectFailed(form, subject);
    // Not before a second has passed: leaving a page breaks its connections, too.
    await page.clock.runFor(900);
    expect(await form.storedDraft()).toMatchObject({ subject, isSending: true });
    await page.clock.runFor(200);
    expect(await form.storedDraft()).toMatchObject({ subject, isSending: false });
    await expectRequests(form, subject, 1);
  }
});

test('without an answer in 15 s nothing is lost; a retry waits 1 s', async ({ page, form }) => {
  await openWithStoppedClock(page);
  await form.hydrate();
  const subject = 'silence';
  await form.fill({ Subject: subject });
  await form.button.click();
  await expectRequests(form, subject, 1);
  await page.clock.runFor(14_900);
  await form.expectBusy(true);
  await page.clock.runFor(200);
  await expectFailed(form, subject);

  await form.field('Subject').fill('status 500');
  await form.button.click();
  await form.expectBusy(true);
  await page.clock.runFor(800);
  await expectRequests(form, 'status 500', 0);
  await page.clock.runFor(200);
  await expectRequests(form, 'status 500', 1);
  await expectFailed(form, 'status 500');

  // Without locks the retry leaves at once, before the draft is marked as not sent.
  await page.evaluate(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await page.route(EMAIL_ENDPOINT, () => {});
  await form.button.click();
  await form.expectBusy(true);
  await page.clock.runFor(2000);
  expect(await form.storedDraft()).toMatchObject({ isSending: true });
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
    // Then another message may leave: a second request would do so now.
    await page.clock.runFor(1000);
    await form.expectValues({ ...MESSAGE, Subject: subject });
    await form.expectBusy(false);
    await expectRequests(form, subject, 1);
  }
  await form.field('Subject').fill('status 200 Not OK at all');
  await form.send('sent');
  await form.expectValues(EMPTY);
});

test('a failed message can be copied or emailed', async ({ page, form, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium grants the clipboard to a test');
  await context.grantPermissions(['clipboard-write']);
  await form.open();
  const [subject, message] = ['status 500', 'Line one\nLine two & 羽毛球'];
  await form.fill({ Subject: subject, Message: message });
  await form.send('failed');
  const copy = form.element.getByRole('button', { name: messageForm.mailFallback.copy });
  await copy.click();
  await expect(form.notice).toHaveText(messageForm.notice.copied);
  // A page may not read the clipboard; pasting is the visitor's.
  await form.field('Message').fill('');
  await form.field('Message').press('ControlOrMeta+V');
  const copied = `${subject}\n\n${message}\n`;
  await expect(form.field('Message')).toHaveValue(copied);
  // As it is typed by now.
  const typed = { name: '', email: '', subject, message: copied, company: '' };
  const link = form.element.getByRole('link', { name: messageForm.mailFallback.email });
  await expect(link).toHaveAttribute('href', mailtoLink(site.email, typed));

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await copy.click();
  await expect(form.notice).toHaveText(messageForm.notice.notCopied);
  expect(await page.evaluate(() => String(getSelection()))).toBe(copied);

  await form.field('Subject').fill('status 200');
  await form.send('sent');
  await expect(copy).toHaveCount(0);
});

test('two tabs send the same message once; others wait', async ({ page, form, context }) => {
  const other = new ContactForm(await context.newPage());
  const tabs = [form, other];
  for (const tab of tabs) await tab.open();
  const [one, both] = ['status 200 sent in one tab', 'status 200 sent in both tabs'];
  for (const tab of tabs) await tab.fill({ Subject: one });
  await form.send('sent');
  for (const tab of tabs) await tab.expectValues(EMPTY);
  await expect(form.notice).toHaveText('');
  await expect(other.notice).toHaveText(messageForm.notice.sentElsewhere);
  await expect(other.toasts).toHaveCount(0);
  expect(await form.storedDraft()).toBeNull();

  for (const tab of tabs) await tab.fill({ Subject: both });
  await expect(other.notice).toHaveText('');
  await Promise.all(tabs.map((tab) => tab.submit()));
  for (const tab of tabs) {
    await tab.expectValues(EMPTY);
    await tab.expectBusy(false);
  }
  const notices = await Promise.all(tabs.map((tab) => tab.notice.textContent()));
  expect(notices.toSorted()).toEqual(['', messageForm.notice.sentElsewhere]);

  const answer = await holdRequests(page, EMAIL_ENDPOINT);
  const [first, second] = ['status 200 first tab', 'status 200 second tab'];
  await form.fill({ Subject: first });
  await other.fill({ Subject: second });
  // The tabs have a draft each.
  expect(await form.storedDraft()).toMatchObject({ subject: second });
  await form.button.click();
  await expect(form.button).toHaveText(messageForm.sending);
  await other.button.click();
  await expect(other.notice).toHaveText(messageForm.notice.waiting);
  await expect(other.button).toHaveText(messageForm.sending);
  await expectRequests(form, second, 0);
  answer();
  for (const tab of tabs) {
    await tab.expectValues(EMPTY);
    await expect(tab.notice).toHaveText('');
  }
  for (const subject of [one, both, first, second]) await expectRequests(form, subject, 1);
});
