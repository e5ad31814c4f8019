/** The contact form in use: typing, sending and toasts (docs/requirements.md, 8 to 10). */
import { site } from '../site.config.ts';
import { LIMITS } from '../src/contact/message.ts';
import { english } from '../src/i18n/content.ts';
import { interpolate } from '../src/lib/interpolate.ts';
import { EMAIL_ENDPOINT, EMPTY, LABELS, MESSAGE, SEND_ERROR } from './contactForm.ts';
import {
  expect,
  holdRequests,
  openWithStoppedClock,
  setTabHidden,
  test,
  testWithoutScripts,
} from './fixtures.ts';

const { messageForm } = english;

// Drawing a page takes less time without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MARKUP = '"><img src=x onerror=document.title="in"><script>document.title="in"</script>';
/** A change of direction, characters without a width, half a character and a whole one. */
const UNUSUAL = '\u202eevil\u202c \u200b\u0301 \ud83c 🏸';

test('only a complete form can be sent, and no field shows an error', async ({
  page,
  form,
  mails,
}) => {
  await form.open();
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveText(messageForm.incomplete);
  await form.fill();
  await expect(form.element).toContainText(`${MESSAGE.Message.length}/2000`);
  await expect(form.button).toBeEnabled();
  await expect(form.button).toHaveText(messageForm.complete);
  const submit = (element: HTMLFormElement) => element.requestSubmit();
  for (const label of LABELS) {
    await form.field(label).fill(' a ');
    await expect(form.button, label).toBeDisabled();
    await form.field(label).press('Enter');
    await expect(form.field(label)).toBeFocused();
    await form.element.evaluate(submit);
    await form.field(label).fill(MESSAGE[label]);
    await expect(form.button, label).toBeEnabled();
  }
  await expect(form.element).toHaveJSProperty('noValidate', true);
  await expect(form.element.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeEmpty();

  // Only bots find the honeypot.
  const honeypot = page.locator('[name="company"]');
  await expect(honeypot).not.toBeInViewport();
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: /company/i })).toHaveCount(0);
  await honeypot.fill('Bot & Sons', { force: true });
  await expect(form.button).toBeDisabled();
  await form.element.evaluate(submit);
  await honeypot.fill('   ', { force: true });
  await form.send('sent');
  expect(mails).toHaveLength(1);
});

test('a pasted text that is too long is kept whole, and the form says so', async ({
  page,
  form,
}) => {
  await form.open();
  const { max } = LIMITS.name;
  const pasted = 'm'.repeat(max + 143);
  // Copied from a field, as visitors do: `fill` would end at the limit.
  await form.field('Message').fill(pasted);
  await form.field('Message').press('ControlOrMeta+A');
  await form.field('Message').press('ControlOrMeta+C');
  await form.fill({ Name: '' });
  await form.field('Name').press('ControlOrMeta+V');
  await expect(form.field('Name')).toHaveValue(pasted);
  await expect(form.button).toBeDisabled();
  await expect(form.notice).toHaveText(
    interpolate(messageForm.notice.tooLong, { field: messageForm.name, max }),
  );
  // Typing still ends at the limit, and pasting can be undone.
  await page.keyboard.type('x');
  await expect(form.field('Name')).toHaveValue(pasted);
  await form.field('Name').press('ControlOrMeta+Z');
  await expect(form.field('Name')).toHaveValue('');
  await expect(form.notice).toHaveText('');
});

test('a message arrives trimmed, in any script, and the form is cleared', async ({
  page,
  form,
  mails,
}) => {
  await form.open();
  const answer = await holdRequests(page, EMAIL_ENDPOINT);
  const typed = { Name: '  李雪芮 ', Subject: UNUSUAL, Message: `\n${UNUSUAL}\n${MARKUP} \n` };
  await form.fill({ ...typed, Email: '' });
  // A field of the type "email" would change what is typed into it.
  await form.field('Email').pressSequentially('name@bücher.de');
  const beforeMs = Date.now();
  await form.button.click();
  await form.expectBusy(true);
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveText(messageForm.sending);
  await expect(form.field('Message')).toHaveJSProperty('readOnly', true);
  await expect(form.field('Name')).toHaveValue(typed.Name);

  answer();
  await expect(form.toast('sent')).toBeVisible();
  await form.expectBusy(false);
  await form.expectValues(EMPTY);
  await expect(form.button).toHaveText(messageForm.incomplete);
  await expect(form.element).toContainText('0/2000');
  expect(mails).toHaveLength(1);
  const { time, ...params } = mails[0]?.params ?? {};
  expect(params).toEqual({
    name: '李雪芮',
    email: 'name@bücher.de',
    subject: UNUSUAL.toWellFormed(),
    message: `${UNUSUAL.toWellFormed()}\n${MARKUP}`,
  });
  const timeMs = await page.evaluate((text) => new Date(text ?? '').getTime(), time);
  expect(Math.abs(timeMs - beforeMs)).toBeLessThan(60_000);
  expect(mails[0]?.ids).toEqual({
    lib_version: '3.2.0',
    user_id: 'local_public_key',
    service_id: 'local_service',
    template_id: 'local_template',
  });
});

test('a refusal shows the error, logs it and keeps the message', async ({
  page,
  form,
  mails,
  expectError,
}) => {
  expectError(SEND_ERROR);
  await form.open();
  await form.fill();
  await form.answerNextWith(412, 'no');
  const logged = page.waitForEvent('console', (message) => /status: 412/.test(message.text()));
  await form.send('failed');
  expect(await (await logged).args()[0]?.jsonValue()).toEqual({ status: 412, text: 'no' });
  await form.expectValues(MESSAGE);
  await expect(form.button).toHaveText(messageForm.complete);
  await expect(form.button).toBeFocused();

  await form.send('sent');
  await expect(form.toasts).toHaveCount(1);
  expect(mails).toHaveLength(1);
});

test('without an email setting nothing is sent, and each attempt says so', async ({
  page,
  form,
}) => {
  await page.route('**/_astro/ContactForm*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    expect(script).toContain('local_service');
    await route.fulfill({ response, body: script.replace('local_service', '') });
  });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  // With the clock stopped, an attempt that had to wait for the one before it would never end.
  await openWithStoppedClock(page);
  await form.hydrate();
  await form.fill();
  await form.send('misconfigured');
  const firstToast = await form.toasts.evaluateHandle((shown) => shown);
  await form.button.click();
  await expect.poll(() => firstToast.evaluate((shown) => shown.isConnected)).toBe(false);
  await expect(form.toast('misconfigured')).toBeVisible();
  await form.expectValues(MESSAGE);
  expect(posts).toEqual([]);
});

test('a toast stays for 4 s of visible time, its note until something is typed', async ({
  page,
  form,
}) => {
  await openWithStoppedClock(page);
  await form.hydrate();
  const answer = await holdRequests(page, EMAIL_ENDPOINT);
  await form.fill();
  await form.button.click();
  await form.expectBusy(true);
  await setTabHidden(page, true);
  answer();
  await expect(form.toast('sent')).toBeVisible();
  await page.clock.runFor(60_000);
  await setTabHidden(page, false);
  await page.clock.runFor(1000);
  await setTabHidden(page, true);
  await page.clock.runFor(60_000);
  await setTabHidden(page, false);
  await page.clock.runFor(2900);
  await expect(form.toasts).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(form.toasts).toHaveCount(0);

  await expect(form.element).toContainText(messageForm.sentNote);
  await form.field('Subject').fill('The next');
  await expect(form.element).not.toContainText(messageForm.sentNote);
  await expect(form.element).toContainText(messageForm.draftNote);
});

test('a toast that comes while the demo is open is shown when it closes', async ({
  page,
  form,
}) => {
  await form.open();
  const answer = await holdRequests(page, EMAIL_ENDPOINT);
  await form.fill();
  await form.button.click();
  await page.getByText('Watch demo').click();
  answer();
  await form.expectValues(EMPTY);
  await expect(form.toasts).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form.toast('sent')).toBeVisible();
});

testWithoutScripts(
  'without scripts an email link stands beside the form',
  async ({ page, form }) => {
    await page.goto('/');
    await expect(form.element.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(form.button).toBeDisabled();
  },
);

test.describe('on a phone', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright emulates no phones there');
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the Enter key leads from field to field, and sends what is complete', async ({
    page,
    form,
    mails,
  }) => {
    await form.open();
    const lines = ['Name', 'Email', 'Subject'] as const;
    await form.field('Name').focus();
    for (const [i, label] of lines.entries()) {
      await expect(form.field(label)).toHaveAttribute('enterkeyhint', 'next');
      await page.keyboard.type(MESSAGE[label]);
      await page.keyboard.press('Enter');
      await expect(form.field(lines[i + 1] ?? 'Message')).toBeFocused();
    }
    await page.keyboard.type('May our club');
    await page.keyboard.press('Enter');
    await page.keyboard.type('try the app?');
    await expect(form.field('Message')).toHaveValue('May our club\ntry the app?');
    await expect(form.field('Subject')).toHaveAttribute('enterkeyhint', 'send');
    await form.field('Subject').press('Enter');
    await expect(page.getByRole('status')).not.toBeEmpty();
    expect(mails).toHaveLength(1);
  });
});
