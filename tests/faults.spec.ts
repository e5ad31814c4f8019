/**
 * Whatever fails, a message is sent once, or the visitor learns that it was not
 * (docs/requirements.md, 8.8 and 8.9).
 */
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { ContactForm, EMAIL_ENDPOINT, EMPTY, MESSAGE, SEND_ERROR } from './contactForm.ts';
import { expect, holdRequests, openWithStoppedClock, test } from './fixtures.ts';

const { messageForm } = english;

test.use({
  // Drawing a page takes less time without animations.
  contextOptions: { reducedMotion: 'reduce' },
  baseURL: ({ servers }, use) => use(servers.withFaults),
});

test.beforeEach(({ expectError }) => expectError(SEND_ERROR));

/** How many messages with this subject the fault service has received from this site. */
async function requestsOf({ page }: ContactForm, subject: string): Promise<number> {
  const query = new URLSearchParams({ origin: new URL(page.url()).origin, subject });
  const response = await fetch(`${process.env.FAULT_SERVICE_ORIGIN}/?${query}`);
  return Number(await response.text());
}

async function expectFailedOnce(form: ContactForm, subject: string): Promise<void> {
  await form.expectBusy(false);
  await expect(form.toast('failed')).toBeVisible();
  await expect(form.toasts).toHaveCount(1);
  await form.expectValues({ ...MESSAGE, Subject: subject });
  await expect(form.button).toHaveText(messageForm.complete);
  await expect(form.button).toBeFocused();
}

test('a connection that breaks is a failure, and nothing is lost', async ({ form }) => {
  await form.open();
  await form.fill();
  for (const subject of ['reset connection', 'half an answer', 'portal without CORS headers']) {
    await form.field('Subject').fill(subject);
    await form.button.click();
    // Not before a second has passed: leaving a page breaks its connections, too.
    await expect.poll(() => form.storedDraft()).toMatchObject({ subject, isSending: false });
    await expectFailedOnce(form, subject);
    expect(await requestsOf(form, subject)).toBe(1);
  }
});

test('offline, or without an answer within 15 s, nothing is lost', async ({
  page,
  form,
  context,
}) => {
  await openWithStoppedClock(page);
  await form.hydrate();
  const subject = 'silence';
  await form.fill({ Subject: subject });
  await expect(form.notice).toHaveText('');
  await context.setOffline(true);
  await expect(form.notice).toHaveText(messageForm.notice.offline);
  await form.button.click();
  await expectFailedOnce(form, subject);

  await context.setOffline(false);
  await expect(form.notice).toHaveText('');
  await page.clock.runFor(5000);
  await form.button.click();
  await expect.poll(() => requestsOf(form, subject)).toBe(1);
  await page.clock.runFor(14_900);
  await form.expectBusy(true);
  await page.clock.runFor(200);
  await expectFailedOnce(form, subject);

  await page.clock.runFor(5000);
  await form.field('Subject').fill('status 200 after all');
  await form.send('sent');
});

test('one press sends one request, though a key repeats or a click is doubled', async ({
  page,
  form,
}) => {
  await form.open();
  const submitTwice = (element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  };
  const holdEnter = () => page.keyboard.down('Enter');
  const presses = [
    [() => form.element.evaluate(submitTwice), async () => {}],
    [() => form.button.click(), () => form.button.dispatchEvent('click', { detail: 2 })],
    [() => form.button.focus().then(holdEnter), holdEnter],
    [() => form.field('Name').focus().then(holdEnter), holdEnter],
  ] as const;
  const subjectOf = (i: number) => `status 503 press ${i}`;
  for (const [i, [press, repeat]] of presses.entries()) {
    await form.fill({ Subject: subjectOf(i) });
    await press();
    await expect.poll(() => requestsOf(form, subjectOf(i)), subjectOf(i)).toBe(1);
    await form.expectBusy(false);
    await repeat();
    await page.keyboard.up('Enter');
    await form.expectValues({ ...MESSAGE, Subject: subjectOf(i) });
  }
  // A second request of any of them would leave before this one.
  await form.field('Subject').fill('status 200 Not OK at all');
  await form.send('sent');
  await form.expectValues(EMPTY);
  for (const i of presses.keys()) expect(await requestsOf(form, subjectOf(i))).toBe(1);
});

test('a retry leaves a second after the failure', async ({ page, form }) => {
  await openWithStoppedClock(page);
  await form.hydrate();
  const subject = 'status 500 and an immediate retry';
  await form.fill({ Subject: subject });
  await form.send('failed');
  await form.button.click();
  await form.expectBusy(true);
  expect(await requestsOf(form, subject)).toBe(1);
  await page.clock.runFor(1000);
  await expect.poll(() => requestsOf(form, subject)).toBe(2);
  await form.expectBusy(false);
});

test('the draft of a retry is marked as on its way', async ({ page, form }) => {
  // Without locks the retry leaves at once, before the draft is marked as not sent.
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await openWithStoppedClock(page);
  await form.hydrate();
  await page.route(EMAIL_ENDPOINT, () => {});
  await form.answerNextWith(500);
  await form.fill();
  await form.send('failed');
  await form.button.click();
  await form.expectBusy(true);
  await page.clock.runFor(2000);
  expect(await form.storedDraft()).toMatchObject({ isSending: true });
});

test('after a failure the message can be copied or emailed, until it is sent', async ({
  page,
  form,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium grants the clipboard to a test');
  await context.grantPermissions(['clipboard-write']);
  await form.open();
  await form.fill({ Subject: 'status 500', Message: 'Line one\nLine two & 羽毛球' });
  await form.send('failed');
  const copy = form.element.getByRole('button', { name: messageForm.mailFallback.copy });
  await copy.click();
  await expect(form.notice).toHaveText(messageForm.notice.copied);
  // A page may not read the clipboard; pasting is the visitor's.
  await form.field('Message').fill('');
  await form.field('Message').press('ControlOrMeta+V');
  const copied = 'status 500\n\nLine one\nLine two & 羽毛球\n';
  await expect(form.field('Message')).toHaveValue(copied);

  // As it is typed by now.
  const link = form.element.getByRole('link', { name: messageForm.mailFallback.email });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.protocol + url.pathname).toBe(`mailto:${site.email}`);
  expect(url.searchParams.get('subject')).toBe('status 500');
  expect(url.searchParams.get('body')).toBe(copied.trim().replaceAll('\n', '\r\n'));

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

test.describe('in two tabs', () => {
  test('the same message is sent once, and disappears from both', async ({ form, context }) => {
    const tabs = [form, new ContactForm(await context.newPage())];
    for (const tab of tabs) await tab.open();
    const [both, one] = ['status 200 sent in both tabs', 'status 200 sent in one tab'];

    for (const tab of tabs) await tab.fill({ Subject: both });
    const submit = (element: HTMLFormElement) => element.requestSubmit();
    await Promise.all(tabs.map((tab) => tab.element.evaluate(submit)));
    for (const tab of tabs) {
      await tab.expectValues(EMPTY);
      await tab.expectBusy(false);
    }
    const [sender, other] = (await form.toasts.count()) > 0 ? tabs : tabs.toReversed();
    if (!sender || !other) throw new Error('There are two tabs.');
    await expect(sender.toast('sent')).toBeVisible();
    await expect(sender.notice).toHaveText('');
    await expect(other.notice).toHaveText(messageForm.notice.sentElsewhere);

    for (const tab of tabs) await tab.fill({ Subject: one });
    await expect(other.notice).toHaveText('');
    await sender.button.click();
    await sender.expectValues(EMPTY);
    await other.expectValues(EMPTY);
    await expect(other.notice).toHaveText(messageForm.notice.sentElsewhere);
    await expect(other.toasts).toHaveCount(0);
    expect(await form.storedDraft()).toBeNull();
    for (const subject of [both, one]) expect(await requestsOf(form, subject)).toBe(1);
  });

  test('two messages keep their drafts, and the second waits for the first', async ({
    page,
    form,
    context,
  }) => {
    const other = new ContactForm(await context.newPage());
    for (const tab of [form, other]) await tab.open();
    const [first, second] = ['status 200 first tab', 'status 200 second tab'];
    await form.fill({ Subject: first });
    await other.fill({ Subject: second });
    await page.reload();
    await form.hydrate();
    await form.expectValues({ ...MESSAGE, Subject: first });

    const answer = await holdRequests(page, EMAIL_ENDPOINT);
    await form.button.click();
    await expect(form.button).toHaveText(messageForm.sending);
    await other.button.click();
    await expect(other.notice).toHaveText(messageForm.notice.waiting);
    await expect(other.button).toHaveText(messageForm.sending);
    expect(await requestsOf(form, second)).toBe(0);
    answer();
    await expect(form.toast('sent')).toBeVisible();
    await expect(other.toast('sent')).toBeVisible();
    await expect(other.notice).toHaveText('');
    for (const subject of [first, second]) expect(await requestsOf(form, subject)).toBe(1);
  });
});
