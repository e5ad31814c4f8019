/** Whatever comes in from outside is shown as text: a draft, an address, an answer of the service. */
import { button, FAILED, field, fillIn, MESSAGE, openForm, toast, wake } from './contactPage.ts';
import { expect, test } from './site.ts';

const MARKUP = '"><img src=x onerror=document.title="in"><script>document.title="in"</script>';
const UNSEEN = '\u202eevil\u202c \u200b\u0301 \ud83c 🏸';

test('markup in a draft, an address and an answer stays text', async ({ page, expectError }) => {
  // The service's answer is logged, and the browser says that there was one.
  expectError(/status of 500|status: 500/);
  await page.addInitScript(
    ([draft, now]) => localStorage.setItem('contact-draft', JSON.stringify({ ...draft, ...now })),
    [
      { name: MARKUP, email: MESSAGE.Email, subject: MARKUP, message: MARKUP, company: '' },
      { savedAtMs: Date.now() },
    ] as const,
  );
  await page.route('**/api/v1.0/email/send', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: MARKUP }),
  );
  await page.goto(`/#${MARKUP}`);
  const title = await page.title();
  await wake(page);
  await expect(field(page, 'Message')).toHaveValue(MARKUP);
  await button(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test('what is sent is what was typed, in whole characters', async ({ page, mails }) => {
  await openForm(page);
  await fillIn(page, {
    Name: MARKUP.slice(0, 80),
    Subject: UNSEEN,
    Message: `${UNSEEN}\n${MARKUP}`,
  });
  await button(page).click();
  await expect.poll(() => mails).toHaveLength(1);
  const whole = UNSEEN.toWellFormed();
  expect(mails[0]?.params).toMatchObject({
    name: MARKUP.slice(0, 80).trim(),
    subject: whole,
    message: `${whole}\n${MARKUP}`,
  });
});
