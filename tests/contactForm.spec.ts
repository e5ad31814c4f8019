/** The contact form in use: typing, sending and toasts (docs/requirements.md, Contact, Email service and Toasts). */
import sharp from 'sharp';
import { english } from '../src/i18n/content.ts';
import { interpolate } from '../src/lib/browser/interpolate.ts';
import { LIMITS } from '../src/sections/Contact/message.ts';
import {
  EMAIL_ENDPOINT,
  EMPTY,
  LABELS,
  MARKUP,
  MESSAGE,
  SEND_ERROR,
} from './support/contactFormPage.ts';
import { expect, holdRequests, openWithStoppedClock, test } from './support/fixtures.ts';
import { contrastRatio, readLuminances } from './support/images.ts';
import { readBox, readBoxes, setTextSize } from './support/layout.ts';
import { findTextCollisions } from './support/textCollisions.ts';

const { messageForm } = english;

/** A change of direction, characters without a width, half a character and a whole one. */
const UNUSUAL = '\u202eevil\u202c \u200b\u0301 \ud83c 🏸';

test('only a complete form can be sent; no field shows an error', async ({ page, form }) => {
  await form.open();
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveText(messageForm.incomplete);
  await form.fill();
  await expect(form.element).toContainText(`${MESSAGE.Message.length}/2000`);
  await expect(form.button).toBeEnabled();
  await expect(form.button).toHaveText(messageForm.complete);
  for (const label of LABELS) {
    await form.field(label).fill(' a ');
    await expect(form.button, label).toBeDisabled();
    await form.field(label).press('Enter');
    await expect(form.field(label)).toBeFocused();
    await form.submit();
    await form.field(label).fill(MESSAGE[label]);
    await expect(form.button, label).toBeEnabled();
  }
  await expect(form.element).toHaveJSProperty('noValidate', true);
  await expect(form.element.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('only bots find the honeypot, and what they send is ignored', async ({
  page,
  form,
  mails,
}) => {
  await form.open();
  await form.fill();
  const honeypot = page.locator('[name="company"]');
  await expect(honeypot).not.toBeInViewport();
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: /company/i })).toHaveCount(0);
  await honeypot.fill('Bot & Sons', { force: true });
  await expect(form.button).toBeDisabled();
  await form.submit();
  await honeypot.fill('   ', { force: true });
  await form.send('sent');
  expect(mails).toHaveLength(1);
});

test('the disabled button is legible', async ({ form }) => {
  await form.open();
  // axe leaves out what is disabled.
  await expect(form.button).toBeDisabled();
  // Hiding the caret would take a style, which the page's policy blocks.
  const screenshot = sharp(await form.button.screenshot({ caret: 'initial' }));
  const { width: widthPx, height: heightPx } = await screenshot.metadata();
  const BORDER_PX = 8;
  const [width, height] = [widthPx - 2 * BORDER_PX, heightPx - 2 * BORDER_PX];
  const inner = screenshot.extract({ left: BORDER_PX, top: BORDER_PX, width, height });
  const luminances = (await readLuminances(inner)).sort((a, b) => a - b);
  const background = luminances[Math.floor(luminances.length / 2)] ?? 0;
  expect(contrastRatio(luminances.at(-1) ?? 0, background)).toBeGreaterThanOrEqual(4.5);
});

test('a long address to write to stays in sight', async ({ page }) => {
  await page.goto('/');
  await page.locator('#contact dd a').evaluateAll((links) => {
    for (const link of links) link.textContent = 'a.rather.long.mailbox.name@smash.example';
  });
  for (const [windowWidth, fontSize] of [
    [320, '100%'],
    [320, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    await setTextSize(page, fontSize);
    const collisions = await findTextCollisions(page, '#contact');
    expect(collisions, `${windowWidth} px wide, text of ${fontSize}`).toEqual([]);
  }
});

test('a pasted text that is too long is kept, and the form says so', async ({ page, form }) => {
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

test('a message arrives trimmed, with the sender’s time', async ({ page, form, mails }) => {
  await form.open();
  const typed = { Name: '  李雪芮 ', Subject: UNUSUAL, Message: `\n${UNUSUAL}\n${MARKUP} \n` };
  await form.fill({ ...typed, Email: '' });
  // A field of the type "email" would change what is typed into it.
  await form.field('Email').pressSequentially('name@bücher.de');
  const beforeMs = Date.now();
  await form.send('sent');
  const time = mails[0]?.params.time ?? '';
  expect(mails).toEqual([
    expect.objectContaining({
      params: {
        name: '李雪芮',
        email: 'name@bücher.de',
        subject: UNUSUAL.toWellFormed(),
        message: `${UNUSUAL.toWellFormed()}\n${MARKUP}`,
        time,
      },
      ids: {
        lib_version: '3.2.0',
        user_id: 'local_public_key',
        service_id: 'local_service',
        template_id: 'local_template',
      },
    }),
  ]);
  const timeMs = await page.evaluate((text) => new Date(text).getTime(), time);
  expect(Math.abs(timeMs - beforeMs)).toBeLessThan(60_000);
});

test('while a message is sent the form is busy, and keeps its text', async ({ page, form }) => {
  await form.open();
  const answer = await holdRequests(page, EMAIL_ENDPOINT);
  await form.fill();
  await form.button.click();
  await form.expectBusy(true);
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveText(messageForm.sending);
  await expect(form.field('Message')).toHaveJSProperty('readOnly', true);
  await form.expectValues(MESSAGE);

  answer();
  await form.expectBusy(false);
});

test('a sent message clears the form, which says so until something is typed', async ({ form }) => {
  await form.open();
  await form.fill();
  await form.send('sent');
  await form.expectBusy(false);
  await form.expectValues(EMPTY);
  await expect(form.button).toHaveText(messageForm.incomplete);
  await expect(form.element).toContainText('0/2000');
  await expect(form.element).toContainText(messageForm.sentNote);
  await form.field('Subject').fill('The next');
  await expect(form.element).not.toContainText(messageForm.sentNote);
  await expect(form.element).toContainText(messageForm.draftNote);
});

test('each failed attempt has a toast of its own, in place of the one before', async ({
  page,
  form,
  expectError,
}) => {
  expectError(SEND_ERROR);
  // With the clock stopped, no toast ends by itself.
  await openWithStoppedClock(page);
  await form.hydrate();
  await form.fill();
  await form.answerNextWith(412);
  await form.send('failed');
  const firstToast = await form.toasts.evaluateHandle((shown) => shown);
  await form.answerNextWith(412);
  await form.button.click();
  await expect.poll(() => firstToast.evaluate((shown) => shown.isConnected)).toBe(false);
  await expect(form.toasts).toHaveText([messageForm.outcome.failed]);
});

test('a toast waits until the demo is closed', async ({ page, form }) => {
  await openWithStoppedClock(page);
  await form.hydrate();
  const answer = await holdRequests(page, EMAIL_ENDPOINT);
  await form.fill();
  await form.button.click();
  await form.expectBusy(true);
  await page.getByText('Watch demo').click();
  answer();
  await form.expectValues(EMPTY);
  await expect(form.toasts).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form.toast('sent')).toBeVisible();
});

test('a toast stays for 4 s', async ({ page, form }) => {
  await openWithStoppedClock(page);
  await form.hydrate();
  await form.fill();
  await form.send('sent');
  await page.clock.runFor(3900);
  await expect(form.toasts).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(form.toasts).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright emulates no phones there');
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Enter sends, and starts a new line in the message', async ({ page, form, mails }) => {
    await form.open();
    await expect(form.field('Name')).toHaveAttribute('autocomplete', 'name');
    await expect(form.field('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(form.field('Email')).toHaveAttribute('inputmode', 'email');
    const fontSizesPx = await form.element
      .locator('input, textarea')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    // Phones zoom in on smaller text.
    expect(Math.min(...fontSizesPx)).toBeGreaterThanOrEqual(16);
    for (const label of ['Name', 'Email', 'Subject'] as const)
      await form.field(label).fill(MESSAGE[label]);
    await form.field('Message').focus();
    await page.keyboard.type('May our club');
    await page.keyboard.press('Enter');
    await page.keyboard.type('try the app?');
    await expect(form.field('Message')).toHaveValue('May our club\ntry the app?');
    await form.field('Subject').press('Enter');
    await expect(form.toast('sent')).toBeVisible();
    expect(mails).toHaveLength(1);
  });

  test('the button is the last of the form, and no toast covers it', async ({ form }) => {
    await form.open();
    await form.fill();
    const paragraphs = await readBoxes(form.element.locator('p'));
    const button = await readBox(form.button);
    expect(button.top).toBeGreaterThan(Math.max(...paragraphs.map(({ bottom }) => bottom)));
    expect(button.width).toBe((await readBox(form.field('Message'))).width);
    // At the lower edge of the window, where the toast appears.
    await form.button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await form.field('Subject').press('Enter');
    const toast = await readBox(form.toast('sent'));
    expect(toast.bottom).toBeLessThan((await readBox(form.button)).top);
  });
});
