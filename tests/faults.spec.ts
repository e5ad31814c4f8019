import type { Page } from '@playwright/test';
import { serveSite } from '../dev/server.ts';
import { site } from '../site.config.ts';
import { messageForm } from '../src/content/en/contact.ts';
import { WITH_MAILBOX } from './build.ts';
import {
  button,
  EMPTY,
  expectValues,
  FAILED,
  field,
  fillIn,
  form,
  MESSAGE,
  MISCONFIGURED,
  notice,
  openForm,
  SENT,
  storedDraft,
  toast,
  toasts,
  wake,
} from './contactPage.ts';
import { expect, openWithStoppedClock, test } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many requests the faulty service has had with this subject. */
async function requestsOf(subject: string): Promise<number> {
  const url = `${process.env.FAULT_SERVICE_ORIGIN}/requests?subject=${encodeURIComponent(subject)}`;
  return Number(await (await fetch(url)).text());
}

/** The one thing every failure ends in: nothing is lost, and the visitor can go on. */
async function expectFailedOnce(page: Page, subject: string): Promise<void> {
  await expect(toast(page, FAILED)).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await expectValues(page, { ...MESSAGE, Subject: subject });
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText('Send Message');
  await expect(button(page)).toBeFocused();
  await expect(form(page).getByRole('button', { name: 'Copy it' })).toBeVisible();
}

/** What browsers and page say about a request that failed. */
const NETWORK = /Failed to load resource|CORS policy|Same Origin Policy|status: \d+/;

test.describe('a service that fails', () => {
  const answers = [
    'status 400 The Public Key is invalid',
    'status 403 API calls are disabled for non-browser applications',
    'status 404 Account not found',
    'status 412 Gmail_API: Invalid grant',
    'status 413 Variables size limit',
    'status 422 The recipients address is empty',
    'status 429 Too Many Requests',
    'status 500 Internal Server Error',
    'status 503 Service Unavailable',
  ];
  test('whatever it answers: one toast, nothing lost, and it can be sent again', async ({
    page,
    servers,
    expectError,
  }) => {
    expectError(NETWORK);
    await openForm(page, servers.withFaults);
    await fillIn(page);
    for (const subject of answers) {
      await field(page, 'Subject').fill(subject);
      await button(page).click();
      await expect.poll(() => requestsOf(subject), subject).toBe(1);
      // Its own toast, not the one of the answer before.
      await expect(toasts(page).and(page.locator(':not([data-seen])'))).toHaveCount(1);
      await expectFailedOnce(page, subject);
      await toasts(page).evaluateAll((all) => {
        for (const toast of all) toast.dataset.seen = '';
      });
    }
  });

  for (const subject of [
    'reset the connection',
    'half an answer',
    'portal instead of the service',
  ]) {
    test(`${subject}: one toast, nothing lost, and it can be sent again`, async ({
      page,
      servers,
      expectError,
    }) => {
      expectError(NETWORK);
      await openForm(page, servers.withFaults);
      await fillIn(page, { Subject: subject });
      await button(page).click();
      await expectFailedOnce(page, subject);
      expect(await requestsOf(subject)).toBe(1);
      const draft = async () => JSON.parse((await storedDraft(page)) ?? '');
      await expect.poll(draft).toMatchObject({ subject, isOnItsWay: false });
    });
  }

  test('a server that is gone', async ({ page, expectError }) => {
    expectError(NETWORK);
    const server = await serveSite({ folder: WITH_MAILBOX, keepMail: async () => {} });
    await openForm(page, server.url);
    await fillIn(page);
    await server.close();
    await button(page).click();
    await expectFailedOnce(page, MESSAGE.Subject);
  });

  test('silence until the time-out, the network gone meanwhile', async ({
    page,
    context,
    servers,
    expectError,
  }) => {
    expectError(NETWORK);
    await openWithStoppedClock(page, servers.withFaults);
    await wake(page);
    const subject = 'silence until the time-out';
    await fillIn(page, { Subject: subject });
    await button(page).click();
    await expect.poll(() => requestsOf(subject)).toBe(1);
    await context.setOffline(true);
    await expect(notice(page)).toHaveText(/^You are offline/);
    await page.clock.runFor(15_000);
    await expectFailedOnce(page, subject);
    await context.setOffline(false);
    await expect(notice(page)).toHaveText('');
  });

  test('status 200 is sent, whatever the text', async ({ page, servers }) => {
    const subject = 'status 200 Not OK at all';
    await openForm(page, servers.withFaults);
    await fillIn(page, { Subject: subject });
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    await expectValues(page, EMPTY);
    expect(await storedDraft(page)).toBeNull();
  });
});

test('offline is said before sending, and the message goes when the network is back', async ({
  page,
  context,
  mails,
  expectError,
}) => {
  expectError(NETWORK);
  await openForm(page);
  await fillIn(page);
  await expect(notice(page)).toHaveText('');
  await context.setOffline(true);
  await expect(notice(page)).toHaveText(/^You are offline/);
  await button(page).click();
  await expectFailedOnce(page, MESSAGE.Subject);
  await context.setOffline(false);
  await expect(notice(page)).toHaveText('');
  await button(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  expect(mails).toHaveLength(1);
});

for (const [what, leave] of [
  ['closed', (page: Page) => page.close()],
  ['reloaded', (page: Page) => page.reload()],
] as const) {
  test(`a tab ${what} while sending: the draft is back, and says that it may have arrived`, async ({
    page,
    context,
    servers,
    expectError,
  }) => {
    // Firefox cuts off what is on its way before it leaves the page, which hears of it.
    expectError(NETWORK);
    const subject = `silence, then ${what}`;
    await openForm(page, servers.withFaults);
    await fillIn(page, { Subject: subject });
    await button(page).click();
    await expect.poll(() => requestsOf(subject)).toBe(1);
    await leave(page);
    const next = page.isClosed() ? await context.newPage() : page;
    await openForm(next, servers.withFaults);
    await expectValues(next, { ...MESSAGE, Subject: subject });
    await expect(button(next)).toBeEnabled();
    await expect(notice(next)).toContainText('It may have arrived.');
    // Editing it does not make that less true, and a reload neither.
    await field(next, 'Name').fill('Mei');
    await next.reload();
    await wake(next);
    await expect(notice(next)).toContainText('It may have arrived.');
  });
}

test('a draft survives a restart of the browser', async ({
  playwright,
  servers,
  launchOptions,
}, testInfo) => {
  const folder = testInfo.outputPath('profile');
  const start = () => playwright.chromium.launchPersistentContext(folder, launchOptions);
  const before = await start();
  const first = await before.newPage();
  await openForm(first, servers.withMailbox);
  await fillIn(first);
  await before.close();
  const after = await start();
  const second = await after.newPage();
  await openForm(second, servers.withMailbox);
  await expectValues(second, MESSAGE);
  await expect(notice(second)).toHaveText('');
  await after.close();
});

async function holdEnter(page: Page): Promise<void> {
  for (let i = 0; i < 12; i += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

const PRESSES: [string, (page: Page) => Promise<void>][] = [
  ['a double click', (page) => button(page).dblclick()],
  [
    'Enter held down on the button',
    async (page) => {
      await button(page).focus();
      await holdEnter(page);
    },
  ],
  [
    'Enter held down in a field',
    async (page) => {
      await field(page, 'Name').focus();
      await holdEnter(page);
    },
  ],
];
for (const [what, press] of PRESSES) {
  test(`${what}: one request, one toast, refused or sent`, async ({
    page,
    servers,
    expectError,
  }) => {
    expectError(NETWORK);
    await openForm(page, servers.withFaults);
    for (const outcome of ['status 503 no', 'status 200 OK']) {
      const isSent = outcome.includes('200');
      const subject = `${outcome} ${what}`;
      await fillIn(page, { Subject: subject });
      await press(page);
      await expect(toast(page, isSent ? SENT : FAILED)).toBeVisible();
      await expect(form(page)).toHaveAttribute('aria-busy', 'false');
      await expect(toasts(page)).toHaveCount(1);
      expect(await requestsOf(subject)).toBe(1);
      await expectValues(page, isSent ? EMPTY : { ...MESSAGE, Subject: subject });
    }
  });
}

test.describe('in two tabs', () => {
  test('one message is one request, one toast, and gone from both', async ({
    page,
    context,
    servers,
  }) => {
    const subject = 'status 200 from two tabs';
    await openForm(page, servers.withFaults);
    await fillIn(page, { Subject: subject });
    const other = await context.newPage();
    await openForm(other, servers.withFaults);
    await expectValues(other, { ...MESSAGE, Subject: subject });
    const submit = (tab: Page) =>
      form(tab).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await Promise.all([submit(page), submit(other)]);
    for (const tab of [page, other]) {
      await expectValues(tab, EMPTY);
      await expect(form(tab)).toHaveAttribute('aria-busy', 'false');
    }
    expect(await requestsOf(subject)).toBe(1);
    expect((await toasts(page).count()) + (await toasts(other).count())).toBe(1);
    const notices = await Promise.all([page, other].map((tab) => notice(tab).textContent()));
    expect(notices.sort()).toEqual(['', 'Sent from another tab.']);
    expect(await storedDraft(page)).toBeNull();
  });

  test('a message sent in one is gone from the other, where nobody pressed', async ({
    page,
    context,
    mails,
  }) => {
    await openForm(page);
    await fillIn(page);
    const other = await context.newPage();
    await openForm(other);
    await expectValues(other, MESSAGE);
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
    await expectValues(other, EMPTY);
    await expect(notice(other)).toHaveText('Sent from another tab.');
    await expect(toasts(other)).toHaveCount(0);
    expect(mails).toHaveLength(1);
    // Not of the next message.
    await field(other, 'Subject').fill('The next');
    await expect(notice(other)).toHaveText('');
  });

  test('two messages leave one after the other, and the second says that it waits', async ({
    page,
    context,
    mails,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await openForm(tab);
    await fillIn(page);
    await fillIn(other, { Subject: 'Another one' });
    // The first is on its way for as long as the second is looked at.
    let letFirstLeave = () => {};
    const firstMayLeave = new Promise<void>((resolve) => {
      letFirstLeave = resolve;
    });
    await page.route('**/api/v1.0/email/send', async (route) => {
      await firstMayLeave;
      await route.continue();
    });
    await button(page).click();
    await expect(button(page)).toHaveText(messageForm.sending);
    await button(other).click();
    await expect(notice(other)).toHaveText(messageForm.notice.waiting);
    await expect(button(other)).toHaveText(messageForm.sending);
    letFirstLeave();
    await expect(toast(page, SENT)).toBeVisible();
    await expect(toast(other, SENT)).toBeVisible();
    await expect(notice(other)).toHaveText('');
    expect(mails.map(({ params }) => params.subject)).toEqual(['Club night', 'Another one']);
  });
});

/** Notes all that the line below the button says. */
async function listenToNotice(page: Page): Promise<() => Promise<string[]>> {
  const said = await notice(page).evaluateHandle((line) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(line.textContent ?? '')).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => said.jsonValue();
}

test('a failure and an immediate retry say nothing of other messages', async ({
  page,
  servers,
  expectError,
}) => {
  expectError(NETWORK);
  await openWithStoppedClock(page, servers.withFaults);
  await wake(page);
  const said = await listenToNotice(page);
  const subject = 'status 500 and an immediate retry';
  await fillIn(page, { Subject: subject });
  await button(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await button(page).click();
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  // The service takes one a second, refused ones too.
  expect(await requestsOf(subject)).toBe(1);
  await page.clock.runFor(1000);
  await expect.poll(() => requestsOf(subject)).toBe(2);
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  expect(await said()).toEqual([]);
});

test('while a retry is on its way, its draft says so, whatever became of the first attempt', async ({
  page,
  expectError,
}) => {
  expectError(NETWORK);
  // Then the retry leaves at once, before the failure is certain.
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await openWithStoppedClock(page);
  await wake(page);
  await page.route('**/email/send', () => {});
  await page.route('**/email/send', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await fillIn(page);
  await button(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await button(page).click();
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2000);
  expect(JSON.parse((await storedDraft(page)) ?? '')).toMatchObject({ isOnItsWay: true });
});

test('an unconfigured site does not wait, and says why nothing leaves, each time', async ({
  page,
  servers,
}) => {
  await openWithStoppedClock(page, servers.withoutSettings);
  await wake(page);
  const said = await listenToNotice(page);
  await fillIn(page);
  for (let i = 0; i < 3; i++) {
    await button(page).click();
    await expect(toast(page, MISCONFIGURED).and(page.locator(':not([data-seen])'))).toBeVisible();
    await expect(form(page)).toHaveAttribute('aria-busy', 'false');
    await toasts(page).evaluateAll((all) => {
      for (const shown of all) shown.dataset.seen = '';
    });
  }
  expect(await said()).toEqual([]);
});

test.describe('by hand, after a failure', () => {
  test.beforeEach(async ({ page, servers, expectError }) => {
    expectError(NETWORK);
    await openForm(page, servers.withFaults);
    await fillIn(page, { Subject: 'status 500 by hand', Message: 'Line one\nLine two & 羽毛球' });
    await button(page).click();
    await expect(toast(page, FAILED)).toBeVisible();
  });

  test('the message can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await form(page).getByRole('button', { name: 'Copy it' }).click();
    await expect(notice(page)).toHaveText('Copied.');
    // Reading the clipboard is closed to the page; pasting is the visitor's.
    await field(page, 'Message').fill('');
    await field(page, 'Message').press('ControlOrMeta+V');
    await expect(field(page, 'Message')).toHaveValue(
      'status 500 by hand\n\nLine one\nLine two & 羽毛球\n',
    );
  });

  test('where copying is refused, the text is selected', async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await form(page).getByRole('button', { name: 'Copy it' }).click();
    await expect(notice(page)).toContainText('The text is selected.');
    expect(await page.evaluate(() => String(getSelection()))).toBe('Line one\nLine two & 羽毛球');
  });

  test('an email can be opened with it, as it is typed by then', async ({ page }) => {
    await field(page, 'Message').fill('Line one\nchanged');
    const link = form(page).getByRole('link', { name: 'Email it instead' });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.protocol + url.pathname).toBe(`mailto:${site.email}`);
    expect(url.searchParams.get('subject')).toBe('status 500 by hand');
    expect(url.searchParams.get('body')).toBe('Line one\r\nchanged');
  });

  test('both ways are gone once the message is sent', async ({ page }) => {
    await field(page, 'Subject').fill('status 200 OK by hand');
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Copy it' })).toHaveCount(0);
  });
});

test('what is said while the demo is open is said when it closes', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await openForm(page);
  await page.route('**/email/send', async (route) => {
    await answered;
    await route.fulfill({ body: 'OK' });
  });
  await fillIn(page);
  await button(page).click();
  await page.getByText('Watch demo').click();
  answer();
  await expectValues(page, EMPTY);
  await expect(toasts(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(toast(page, SENT)).toBeVisible();
});

test('storage that is full keeps no draft, and the form says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openForm(page);
  await expect(form(page)).toContainText('Your draft stays on this device.');
  await fillIn(page);
  await expect(form(page)).toContainText('This browser keeps no drafts.');
  await button(page).click();
  await expect(toast(page, SENT)).toBeVisible();
});
