/** A typed message is kept on the device until it is sent (docs/requirements.md, 8.10). */
import { english } from '../src/i18n/content.ts';
import { ContactForm, MESSAGE, SEND_ERROR } from './contactForm.ts';
import { expect, holdRequests, test } from './fixtures.ts';

const { contact, messageForm } = english;

// Drawing a page takes less time without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a draft survives a reload and another page, until it is sent or emptied', async ({
  page,
  form,
}) => {
  await form.open();
  await form.fill();
  const draft = await form.storedDraft();
  expect(draft).toMatchObject({ subject: MESSAGE.Subject });
  await page.reload();
  await form.hydrate();
  await form.expectValues(MESSAGE);
  await expect(form.button).toBeEnabled();
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
  await form.field('Name').fill('M');
  expect(await form.storedDraft()).toMatchObject({ name: 'M' });
  await form.field('Name').fill('');
  expect(await form.storedDraft()).toBeNull();
});

test('what is typed before hydration is kept, and an older draft fills in the rest', async ({
  page,
  form,
}) => {
  const hydrate = await holdRequests(page, '**/_astro/ContactForm*.js');
  const older = { name: 'Older name', email: 'old@club.example', subject: 'Older', message: 'Old' };
  await page.addInitScript(
    (draft) => localStorage.setItem('contact-draft', draft),
    JSON.stringify({ ...older, savedAtMs: Date.now() }),
  );
  await page.goto('/');
  await form.field('Name').fill(MESSAGE.Name);
  await form.field('Message').fill(MESSAGE.Message);
  await expect(form.button).toBeDisabled();
  hydrate();
  await expect(form.button).toBeEnabled();
  await form.expectValues({ ...MESSAGE, Email: older.email, Subject: older.subject });
  expect(await form.storedDraft()).toMatchObject({ name: MESSAGE.Name });
});

test('the draft of a page left while sending says that the message may have arrived', async ({
  page,
  form,
  context,
  servers,
  expectError,
}) => {
  expectError(SEND_ERROR);
  const subject = 'silence while the page is left';
  await form.open(servers.withFaults);
  await form.fill({ Subject: subject });
  await form.button.click();
  await form.expectBusy(true);
  await page.reload();
  await form.hydrate();
  await expect(form.notice).toHaveText(messageForm.notice.mayBeSent);
  // Editing it does not make that less true.
  await form.field('Name').fill('Mei');
  await page.close();
  const next = new ContactForm(await context.newPage());
  await next.open(servers.withFaults);
  await next.expectValues({ ...MESSAGE, Name: 'Mei', Subject: subject });
  await expect(next.button).toBeEnabled();
  await expect(next.notice).toHaveText(messageForm.notice.mayBeSent);
});

test('a draft survives a restart of the browser', async ({
  playwright,
  browserName,
  baseURL,
  launchOptions,
}, testInfo) => {
  const folder = testInfo.outputPath('profile');
  const start = () => playwright[browserName].launchPersistentContext(folder, launchOptions);
  const before = await start();
  const first = new ContactForm(await before.newPage());
  await first.open(baseURL);
  await first.fill();
  await before.close();
  const after = await start();
  const second = new ContactForm(await after.newPage());
  await second.open(baseURL);
  await second.expectValues(MESSAGE);
  await after.close();
});

test('where nothing can be stored the form says so, and works', async ({ page, form }) => {
  await form.open();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await expect(form.element).toContainText(messageForm.draftNote);
  await form.fill();
  await expect(form.element).toContainText(messageForm.noDraftNote);
  await form.send('sent');
});
