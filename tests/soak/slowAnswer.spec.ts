import { EMPTY } from '../contactForm.ts';
import { expect, test } from '../fixtures.ts';

test('a response that trickles in for 40 seconds counts as success', async ({ form, servers }) => {
  await form.open(servers.withFaults);
  await form.fill({ Subject: 'drip' });
  await form.button.click();
  await expect(form.toast('sent')).toBeVisible({ timeout: 60_000 });
  await form.expectValues(EMPTY);
});
