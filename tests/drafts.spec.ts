/** A typed message is kept on the device until it is sent (docs/requirements.md, 8.10). */
import { english } from '../src/i18n/content.ts';
import { ContactForm, EMAIL_ENDPOINT, MARKUP, MESSAGE, SEND_ERROR } from './contactFormPage.ts';
import { expect, holdRequests, test } from './fixtures.ts';

const { contact, messageForm } = english;

test('a draft survives a visit to another page, until it is sent', async ({ page, form }) => {
  await form.open();
  await form.fill();
  const draft = await form.storedDraft();
  expect(draft).toMatchObject({ subject: MESSAGE.Subject });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: contact.title })).toBeInViewport();
  await form.hydrate();
  await form.expectValues(MESSAGE);
  // Its seven days count from the last change: nothing has renewed them.
  expect(await form.storedDraft()).toEqual(draft);
  await form.send('sent');
  expect(await form.storedDraft()).toBeNull();
});

test('what is typed before hydration is kept; a draft fills the rest', async ({ page, form }) => {
  const hydrate = await holdRequests(page, '**/_astro/ContactForm*.js');
  const older = { name: 'Older name', email: 'old@club.example', subject: MARKUP, message: 'Old' };
  await page.addInitScript(
    (draft) => localStorage.setItem('contact-draft', draft),
    JSON.stringify({ ...older, savedAtMs: Date.now() }),
  );
  await page.goto('/');
  const title = await page.title();
  await form.field('Name').fill(MESSAGE.Name);
  await form.field('Message').fill(MESSAGE.Message);
  await expect(form.button).toBeDisabled();
  hydrate();
  await expect(form.button).toBeEnabled();
  await form.expectValues({ ...MESSAGE, Email: older.email, Subject: MARKUP });
  expect(await form.storedDraft()).toMatchObject({ name: MESSAGE.Name });
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test('a restart keeps a draft being sent', async ({ page, form, browser, expectError }) => {
  expectError(SEND_ERROR);
  await form.open();
  await form.fill();
  await page.route(EMAIL_ENDPOINT, () => {});
  await form.button.click();
  await form.expectBusy(true);
  await page.reload();
  await form.hydrate();
  await expect(form.notice).toHaveText(messageForm.notice.mayBeSent);
  // Editing it does not make that less true.
  await form.field('Name').fill('Mei');
  // What a restart keeps: nothing of the tab.
  const storageState = await page.context().storageState();
  const restarted = await browser.newContext({ storageState });
  const next = new ContactForm(await restarted.newPage());
  await next.open(page.url());
  await next.expectValues({ ...MESSAGE, Name: 'Mei' });
  await expect(next.button).toBeEnabled();
  await expect(next.notice).toHaveText(messageForm.notice.mayBeSent);
  await restarted.close();
});
