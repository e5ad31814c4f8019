/** A typed message is kept on the device until it is sent (docs/requirements.md, Contact). */
import { english } from '../src/i18n/content.ts';
import { ContactForm, EMPTY, MARKUP, MESSAGE } from './support/contactFormPage.ts';
import { blockStorage, expect, holdRequests, test } from './support/fixtures.ts';

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

test('a draft is not renewed where the browser restores the fields itself', async ({
  page,
  form,
}) => {
  await form.open();
  await form.fill();
  const draft = await form.storedDraft();
  const hydrate = await holdRequests(page, '**/_astro/islands*.js');
  await page.reload();
  // As a browser does that remembers what was typed.
  await form.field('Name').fill(MESSAGE.Name);
  hydrate();
  await expect(form.button).toBeEnabled();
  await form.expectValues(MESSAGE);
  expect(await form.storedDraft()).toEqual(draft);
});

test('an expired draft is deleted, even where the browser restores the fields itself', async ({
  page,
  form,
}) => {
  const hydrate = await holdRequests(page, '**/_astro/islands*.js');
  await page.addInitScript((name) => {
    const savedAtMs = Date.now() - 8 * 86_400_000;
    localStorage.setItem('contact-draft', JSON.stringify({ name, savedAtMs }));
  }, MESSAGE.Name);
  await page.goto('/');
  await form.field('Name').fill(MESSAGE.Name);
  hydrate();
  await form.hydrate();
  await form.expectValues({ ...EMPTY, Name: MESSAGE.Name });
  expect(await form.storedDraft()).toBeNull();
});

test('a draft survives a restart of the browser', async ({ page, form, browser }) => {
  await form.open();
  await form.fill();
  const storageState = await page.context().storageState();
  const restarted = await browser.newContext({ storageState });
  const next = new ContactForm(await restarted.newPage());
  await next.open(page.url());
  await next.expectValues(MESSAGE);
  await expect(next.button).toBeEnabled();
  await restarted.close();
});

test('what is typed before hydration is kept; a draft fills the rest', async ({ page, form }) => {
  const hydrate = await holdRequests(page, '**/_astro/islands*.js');
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

test('what another tab does changes no open form, and deletes no draft of its own', async ({
  form,
  context,
}) => {
  const other = new ContactForm(await context.newPage());
  await form.open();
  await form.fill();
  await other.open();
  await other.expectValues(MESSAGE);
  await other.field('Subject').fill('Second tab');
  await form.expectValues(MESSAGE);
  await form.send('sent');
  await form.expectValues(EMPTY);
  await other.expectValues({ ...MESSAGE, Subject: 'Second tab' });
  expect(await other.storedDraft()).toMatchObject({ subject: 'Second tab' });
  await other.send('sent');
  expect(await other.storedDraft()).toBeNull();
});

test('an older draft of a sent message is deleted, too', async ({ page, form }) => {
  await form.open();
  await form.fill();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await form.field('Subject').fill('Typed since the storage is full');
  expect(await form.storedDraft()).toMatchObject({ subject: MESSAGE.Subject });
  await form.send('sent');
  expect(await form.storedDraft()).toBeNull();
});

test('a note says that a draft is kept, but not where the browser stores nothing', async ({
  form,
  context,
}) => {
  await form.open();
  await expect(form.element.getByText(messageForm.draftNote)).toBeVisible();
  const blocked = new ContactForm(await context.newPage());
  await blockStorage(blocked.page);
  await blocked.open();
  await expect(blocked.element.getByText(messageForm.draftNote)).toBeHidden();
});
