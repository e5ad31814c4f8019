import { button, EMPTY, expectValues, fillIn, openForm, SENT, toast } from '../contactPage.ts';
import { expect, test } from '../site.ts';

test('40 seconds of drips are an answer', async ({ page, servers }) => {
  await openForm(page, servers.withFaults);
  await fillIn(page, { Subject: 'drip' });
  await button(page).click();
  await expect(toast(page, SENT)).toBeVisible({ timeout: 60_000 });
  await expectValues(page, EMPTY);
});
