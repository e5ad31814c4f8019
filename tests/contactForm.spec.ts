import type { Page, Route } from '@playwright/test';
import type { Mail } from '../dev/mailbox.ts';
import { site } from '../site.config.ts';
import { LIMITS } from '../src/contact/message.ts';
import { messageForm } from '../src/content/en/contact.ts';
import {
  button,
  EMPTY,
  expectValues,
  FAILED,
  field,
  fillIn,
  form,
  type Label,
  MESSAGE,
  MISCONFIGURED,
  notice,
  SENT,
  storedDraft,
  toast,
  toasts,
  wake,
} from './contactPage.ts';
import { expect, openWithStoppedClock, setTabHidden, test } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SEND = '**/api/v1.0/email/send';
/** Holds back the answer to the next message until the test gives it. */
async function holdAnswer(page: Page): Promise<{ answer: (status: number) => Promise<void> }> {
  let give: (route: Route) => void = () => {};
  const held = new Promise<Route>((resolve) => {
    give = resolve;
  });
  await page.route(SEND, (route) => give(route), { times: 1 });
  return {
    answer: async (status) => {
      const route = await held;
      await route.fulfill({ status, body: status === 200 ? 'OK' : 'no' });
    },
  };
}

/** Sends one more message, and sees that it is the only one: nothing was sent before it. */
async function expectOnlyTheNext(page: Page, mails: Mail[]): Promise<void> {
  await field(page, 'Subject').fill('The only one');
  await button(page).click();
  await expect(toast(page, SENT)).toHaveCount(1);
  expect(mails.map(({ params }) => params.subject)).toEqual(['The only one']);
}

test.describe('typing', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await wake(page);
  });

  test('an empty form cannot be sent and says so', async ({ page }) => {
    await expect(button(page)).toBeDisabled();
    await expect(button(page)).toHaveText('Complete the form');
    await expect(form(page)).toContainText('0/2000');
  });

  test('a complete form can be sent and says so', async ({ page }) => {
    await fillIn(page);
    await expect(button(page)).toBeEnabled();
    await expect(button(page)).toHaveText('Send Message');
    await field(page, 'Name').fill('M');
    await expect(button(page)).toBeDisabled();
    await expect(button(page)).toHaveText('Complete the form');
  });

  const address = (length: number) => `${'a'.repeat(length - 4)}@b.c`;
  const boundaries: [Label, string, string, string][] = [
    ['Name', 'of 1 and 2 characters', 'M', 'Me'],
    ['Name', 'of 1 and 2 characters between spaces', '  M  ', '  Me  '],
    ['Email', 'of 4 and 5 characters', 'a@.b', 'a@b.c'],
    ['Email', 'of 255 and 254 characters', address(255), address(254)],
    ['Email', 'without and with a dot in its domain', 'mei@club', 'mei@club.example'],
    ['Email', 'with two and with one @', 'mei@t@club.example', 'mei.t@club.example'],
    ['Email', 'with and without a space', 'mei t@club.example', 'mei_t@club.example'],
    ['Email', 'with a domain that has two dots in a row, and one', 'a@b..c', 'a@b.c'],
    ['Email', 'with and without its brackets', '<a@b.c>', 'a@b.c'],
    ['Subject', 'of 2 and 3 characters', 'Hi', 'Hey'],
    ['Message', 'of 9 and 10 characters', 'm'.repeat(9), 'm'.repeat(10)],
    [
      'Message',
      'of 9 and 10 characters between lines',
      `\n${'m'.repeat(9)}\n`,
      `\n${'m'.repeat(10)}\n`,
    ],
  ];
  test('at each boundary the first is not complete, the second is', async ({ page }) => {
    await fillIn(page);
    for (const [label, what, bad, good] of boundaries) {
      await field(page, label).fill(bad);
      await expect(button(page), `${label} ${what}`).toBeDisabled();
      await field(page, label).fill(good);
      await expect(button(page), `${label} ${what}`).toBeEnabled();
    }
  });

  test('a field takes as many characters as it may, and no more', async ({ page }) => {
    for (const [label, max] of [
      ['Name', 80],
      ['Email', 254],
      ['Subject', 120],
      ['Message', 2000],
    ] as const) {
      await field(page, label).fill('a'.repeat(max - 1));
      await field(page, label).press('End');
      await page.keyboard.type('bc');
      await expect(field(page, label)).toHaveValue(`${'a'.repeat(max - 1)}b`);
    }
  });

  /** Copies a text as a visitor does: out of a field. Filled in, it would end at the limit. */
  async function copyText(page: Page, text: string): Promise<void> {
    await field(page, 'Message').evaluate((area: HTMLTextAreaElement, value) => {
      area.value = value;
    }, text);
    await field(page, 'Message').press('ControlOrMeta+A');
    await field(page, 'Message').press('ControlOrMeta+C');
    await field(page, 'Message').fill('');
  }

  test('a field keeps all that is pasted into it, and the form says that it is too much', async ({
    page,
  }) => {
    const { notice: words } = messageForm;
    for (const [label, name] of [
      ['Name', 'name'],
      ['Email', 'email'],
      ['Subject', 'subject'],
      ['Message', 'message'],
    ] as const) {
      const { max } = LIMITS[name];
      const pasted = 'm'.repeat(max + 143);
      await copyText(page, pasted);
      await fillIn(page, { [label]: '' });
      await field(page, label).press('ControlOrMeta+V');
      await expect(field(page, label)).toHaveValue(pasted);
      await expect(notice(page)).toHaveText(words.tooLong(messageForm[name], max));
      await expect(button(page)).toBeDisabled();
      if (name === 'message') await expect(form(page)).toContainText(`${max + 143}/${max}`);
      // What is typed still ends at the limit, and pasting can be undone.
      await expect(field(page, label)).toHaveJSProperty('maxLength', max);
      await page.keyboard.type('x');
      await expect(field(page, label)).toHaveValue(pasted);
      await field(page, label).press('ControlOrMeta+Z');
      await expect(field(page, label)).toHaveValue('');
      await expect(notice(page)).toHaveText('');
    }
  });

  test('a text that is pasted and fits is no matter', async ({ page }) => {
    await copyText(page, 'm'.repeat(LIMITS.message.max));
    await fillIn(page, { Message: '' });
    await field(page, 'Message').press('ControlOrMeta+V');
    await expect(button(page)).toBeEnabled();
    await expect(notice(page)).toHaveText('');
  });

  test('the counter follows the message', async ({ page }) => {
    await field(page, 'Message').fill('shuttle');
    await expect(form(page)).toContainText('7/2000');
    await field(page, 'Message').fill('m'.repeat(2000));
    await expect(form(page)).toContainText('2000/2000');
  });

  test('no field shows a message of its own, ours or the browser’s', async ({ page }) => {
    await expect(form(page)).toHaveJSProperty('noValidate', true);
    await field(page, 'Email').fill('not an address');
    await field(page, 'Email').press('Enter');
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
    await expect(page.locator('[role="alert"]')).toBeEmpty();
  });

  test('the honeypot is out of sight, out of reach and out of the accessibility tree', async ({
    page,
  }) => {
    const trap = page.locator('[name="company"]');
    await expect(trap).toHaveCount(1);
    await expect(trap).not.toBeInViewport();
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(page.getByRole('textbox', { name: /company/i })).toHaveCount(0);
  });
});

test.describe('sending', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await wake(page);
  });

  test('a message arrives trimmed, with the local time, and the form is cleared', async ({
    page,
    mails,
  }) => {
    await fillIn(page, { Name: '  Mei Tanaka ', Message: '\n May our club try the app? \n' });
    const before = Date.now();
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
    await expectValues(page, EMPTY);
    await expect(button(page)).toHaveText('Complete the form');
    await expect(form(page)).toContainText('0/2000');
    expect(mails).toHaveLength(1);
    const { time, ...params } = mails[0]?.params ?? {};
    expect(params).toEqual({
      name: 'Mei Tanaka',
      email: 'mei@club.example',
      subject: 'Club night',
      message: 'May our club try the app?',
    });
    const sentAt = await page.evaluate((text) => new Date(text ?? '').getTime(), time);
    // To the minute, at least.
    expect(sentAt).toBeGreaterThan(before - 60_000);
    expect(sentAt).toBeLessThan(Date.now() + 60_000);
    expect(mails[0]?.ids).toEqual({
      lib_version: '3.2.0',
      user_id: 'local_public_key',
      service_id: 'local_service',
      template_id: 'local_template',
    });
  });

  test('while it is sent the button is disabled and busy, and what is typed stays', async ({
    page,
  }) => {
    const { answer } = await holdAnswer(page);
    await fillIn(page);
    await button(page).click();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await expect(button(page)).toBeDisabled();
    await expectValues(page, MESSAGE);
    await answer(200);
    await expect(form(page)).toHaveAttribute('aria-busy', 'false');
    await expect(toast(page, SENT)).toBeVisible();
  });

  test('a refusal shows the error, logs it, and keeps what was typed', async ({
    page,
    expectError,
  }) => {
    expectError(/status of 412|status: 412/);
    const logged = page.waitForEvent(
      'console',
      (m) => m.type() === 'error' && !m.text().includes('Failed to load'),
    );
    const { answer } = await holdAnswer(page);
    await fillIn(page);
    await button(page).click();
    await answer(412);
    await expect(toast(page, FAILED)).toHaveCount(1);
    expect(await (await logged).args()[0]?.jsonValue()).toEqual({ status: 412, text: 'no' });
    await expectValues(page, MESSAGE);
    await expect(button(page)).toBeEnabled();
    await expect(button(page)).toHaveText('Send Message');
    await expect(button(page)).toBeFocused();
  });

  test('after a failure the same message can be sent', async ({ page, mails, expectError }) => {
    expectError(/ERR_CONNECTION_REFUSED|status: 0/);
    await page.route(SEND, (route) => route.abort('connectionrefused'), { times: 1 });
    await fillIn(page);
    await button(page).click();
    await expect(toast(page, FAILED)).toBeVisible();
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
    expect(mails).toHaveLength(1);
  });

  test('two submits before an answer send one message', async ({ page, mails }) => {
    const { answer } = await holdAnswer(page);
    await fillIn(page);
    await form(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await field(page, 'Subject').press('Enter');
    await answer(200);
    await expectValues(page, EMPTY);
    // Another one would wait for its turn, and arrive before the next.
    await fillIn(page, { Subject: 'The next' });
    await button(page).click();
    const subjects = () => mails.map(({ params }) => params.subject);
    await expect.poll(subjects).toContain('The next');
    expect(subjects()).toEqual(['The next']);
  });

  test('Enter in a field sends a complete form', async ({ page, mails }) => {
    await fillIn(page);
    await field(page, 'Subject').press('Enter');
    await expect(toast(page, SENT)).toBeVisible();
    expect(mails).toHaveLength(1);
  });

  test('submitting an incomplete form does nothing', async ({ page, mails }) => {
    await fillIn(page, { Subject: 'Hi' });
    await field(page, 'Subject').press('Enter');
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expectValues(page, { ...MESSAGE, Subject: 'Hi' });
    await expectOnlyTheNext(page, mails);
  });

  test('a bot that fills in the honeypot is silently ignored', async ({ page, mails }) => {
    await fillIn(page);
    await page.locator('[name="company"]').fill('Bot & Sons', { force: true });
    await expect(button(page)).toBeDisabled();
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await page.locator('[name="company"]').fill('   ', { force: true });
    await expectOnlyTheNext(page, mails);
  });

  for (const email of ['name@bücher.de', '名@例え.jp']) {
    test(`the address ${email} stays and arrives as it was typed`, async ({ page, mails }) => {
      await fillIn(page, { Email: '' });
      await field(page, 'Email').pressSequentially(email);
      await expect(button(page)).toBeEnabled();
      await expect(field(page, 'Email')).toHaveValue(email);
      await button(page).click();
      await expect(toast(page, SENT)).toBeVisible();
      expect(mails[0]?.params).toMatchObject({ email });
    });
  }

  test('a message in any script arrives as it was typed', async ({ page, mails }) => {
    const text = 'بادمنتون 🏸 羽毛球 <b>&amp;</b> "quotes" é';
    await fillIn(page, { Name: '李雪芮', Message: text });
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
    expect(mails[0]?.params).toMatchObject({ name: '李雪芮', message: text });
  });
});

test('without settings nothing is sent, the toast says so, and the message stays', async ({
  page,
  servers,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') foreign.push(request.url());
  });
  await page.goto(`${servers.withoutSettings}/`);
  await wake(page);
  await fillIn(page);
  await button(page).click();
  await expect(toast(page, MISCONFIGURED)).toBeVisible();
  await expectValues(page, MESSAGE);
  expect(foreign).toEqual([]);
});

test('an answer that does not come within 15 s is a failure', async ({ page, expectError }) => {
  expectError(/status: 0/);
  await openWithStoppedClock(page);
  await wake(page);
  await holdAnswer(page);
  await fillIn(page);
  await button(page).click();
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(14_900);
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(200);
  await expect(toast(page, FAILED)).toBeVisible();
  await expectValues(page, MESSAGE);
});

test('a toast is there after 3900 ms and gone after 4100', async ({ page }) => {
  await openWithStoppedClock(page);
  await wake(page);
  await fillIn(page);
  await button(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  await page.clock.runFor(3900);
  await expect(toast(page, SENT)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, SENT)).toHaveCount(0);
});

test('a toast’s time stands still while the page is hidden', async ({ page }) => {
  await openWithStoppedClock(page);
  await wake(page);
  const { answer } = await holdAnswer(page);
  await fillIn(page);
  await button(page).click();
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  // The answer comes while the visitor is elsewhere.
  await setTabHidden(page, true);
  await answer(200);
  await expect(toast(page, SENT)).toHaveCount(1);
  await page.clock.runFor(60_000);
  await setTabHidden(page, false);
  await page.clock.runFor(1000);
  await setTabHidden(page, true);
  await page.clock.runFor(60_000);
  await setTabHidden(page, false);
  await page.clock.runFor(2900);
  await expect(toast(page, SENT)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast(page, SENT)).toHaveCount(0);
});

test('a success takes the place of the error before it', async ({ page, expectError }) => {
  expectError(/status of 500|status: 500/);
  await openWithStoppedClock(page);
  await wake(page);
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await fillIn(page);
  await button(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await page.clock.runFor(1100);
  await button(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test('that it was sent stands in the form until something is typed', async ({ page }) => {
  await openWithStoppedClock(page);
  await wake(page);
  await expect(form(page)).not.toContainText(messageForm.sentNote);
  await fillIn(page);
  await button(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toHaveCount(0);
  await expect(form(page).getByText(messageForm.sentNote)).toBeVisible();
  await field(page, 'Subject').fill('The next');
  await expect(form(page)).not.toContainText(messageForm.sentNote);
  await expect(form(page)).toContainText(messageForm.draftNote);
});

test('a success is announced politely, an error at once', async ({ page, expectError }) => {
  expectError(/status of 500|status: 500/);
  await page.goto('/');
  await wake(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('status')).toContainText(SENT);
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'no' }));
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText(FAILED);
});

/** What an earlier visit left behind: fuller than what the visitor has typed by now. */
const DRAFT = JSON.stringify({
  savedAtMs: Date.now(),
  name: 'Older name',
  email: 'old@club.example',
  subject: 'Older subject',
  message: 'An older message',
});

test.describe('a typed message is not lost', () => {
  test('by a reload', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await fillIn(page);
    await page.reload();
    await wake(page);
    await expectValues(page, MESSAGE);
    await expect(button(page)).toBeEnabled();
  });

  test('by reading a legal page in between', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await fillIn(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await wake(page);
    await expectValues(page, MESSAGE);
  });

  test('by typing before the page is awake, nor by the draft of an earlier visit', async ({
    page,
  }) => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/hydrate*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript((draft) => localStorage.setItem('contact-draft', draft), DRAFT);
    await page.goto('/');
    await field(page, 'Name').fill(MESSAGE.Name);
    await field(page, 'Message').fill(MESSAGE.Message);
    await expect(button(page)).toBeDisabled();
    release();
    await expect(button(page)).toBeEnabled();
    const both = { ...MESSAGE, Email: 'old@club.example', Subject: 'Older subject' };
    await expectValues(page, both);
    expect(JSON.parse((await storedDraft(page)) ?? '')).toMatchObject({ name: both.Name });
  });

  test('and looking in again does not renew its seven days', async ({ page }) => {
    await page.addInitScript((draft) => localStorage.setItem('contact-draft', draft), DRAFT);
    await page.goto('/');
    await wake(page);
    await expect(field(page, 'Subject')).toHaveValue('Older subject');
    expect(await storedDraft(page)).toBe(DRAFT);
  });

  test('and is forgotten once it is sent, or emptied', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await fillIn(page);
    expect(await storedDraft(page)).toContain('Club night');
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
    expect(await storedDraft(page)).toBeNull();
    await field(page, 'Name').fill('M');
    expect(await storedDraft(page)).toContain('"name":"M"');
    await field(page, 'Name').fill('');
    expect(await storedDraft(page)).toBeNull();
  });

  test('by sending another one from another tab', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/');
      await wake(tab);
    }
    await fillIn(page);
    await fillIn(other, { Subject: 'From the other tab' });
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
    await other.reload();
    await wake(other);
    await expectValues(other, { ...MESSAGE, Subject: 'From the other tab' });
  });

  test('even where storage is blocked, the form works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await wake(page);
    await fillIn(page);
    await button(page).click();
    await expect(toast(page, SENT)).toBeVisible();
  });
});

test('the card leads to the mailbox and, in a new tab, to the profile', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#contact');
  await expect(section.getByRole('heading', { name: "Let's build something great" })).toBeVisible();
  await expect(section.getByText('We reply fast')).toBeVisible();
  const card = section.getByRole('complementary', { name: 'Contact Information' });
  const mail = card.locator(`a[href="mailto:${site.email}"]`);
  await expect(mail).toHaveText([site.email, 'Email us directly']);
  const profile = card.getByRole('link', { name: `${site.social.handle} (opens in a new tab)` });
  await expect(profile).toHaveCount(2);
  for (const link of await profile.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('without scripts an email link stands beside the form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(form(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(button(page)).toBeDisabled();
  await context.close();
});
