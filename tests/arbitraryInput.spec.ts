/** Input from outside is shown as text: a stored draft, an address, an answer of the service. */
import { MESSAGE, SEND_ERROR } from './contactForm.ts';
import { expect, test } from './fixtures.ts';

const MARKUP = '"><img src=x onerror=document.title="in"><script>document.title="in"</script>';

test('markup in a draft, an address and an answer stays text', async ({
  page,
  form,
  expectError,
}) => {
  expectError(SEND_ERROR);
  const texts = { name: MARKUP, email: MESSAGE.Email, subject: MARKUP, message: MARKUP };
  await page.addInitScript(
    (draft) => localStorage.setItem('contact-draft', draft),
    JSON.stringify({ ...texts, savedAtMs: Date.now() }),
  );
  await form.answerNextWith(500, MARKUP);
  await page.goto(`/#${MARKUP}`);
  const title = await page.title();
  await form.hydrate();
  await expect(form.field('Message')).toHaveValue(MARKUP);
  await form.send('failed');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});
