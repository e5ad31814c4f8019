/**
 * What assistive technology is given: roles, names and states of every route and of what can be
 * opened or sent. `npm run browser -- accessibilityTree -u` writes the trees anew: read the change.
 */
import type { Locator, Page } from '@playwright/test';
import { beBusy, beRefused, beSent, completeForm, REFUSED } from './contactStates.ts';
import { expect, openWithStoppedClock, ROUTES, test } from './site.ts';
import { lab, openLab, slider } from './speedLabPage.ts';

const NAMES = ['home', 'terms', 'privacy', 'not-found'];

for (const [i, path] of ROUTES.entries()) {
  test(`${path} is told as it is meant`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${NAMES[i]}.aria.yml` });
  });
}

test('an open question, the demo and paused stars are told', async ({ page }) => {
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq')).toMatchAriaSnapshot({ name: 'question-open.aria.yml' });
  await page.locator('footer button').click();
  await expect(page.locator('footer')).toMatchAriaSnapshot({ name: 'stars-paused.aria.yml' });
  await page.getByText('Watch demo').click();
  await expect(page.locator('dialog')).toMatchAriaSnapshot({ name: 'demo-open.aria.yml' });
});

test('the speed lab is told, over the net and into it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLab(page);
  await expect(lab(page)).toMatchAriaSnapshot({ name: 'lab.aria.yml' });
  await slider(page, 'Angle').fill('15');
  await expect(lab(page)).toMatchAriaSnapshot({ name: 'lab-net.aria.yml' });
});

const form = (page: Page): Locator => page.locator('[data-part="contact-form"]');

test('each state of a message is told', async ({ page, expectError }) => {
  expectError(REFUSED);
  await openWithStoppedClock(page);
  await completeForm(page);
  await expect(form(page)).toMatchAriaSnapshot({ name: 'message-complete.aria.yml' });
  await beRefused(page);
  await expect(form(page)).toMatchAriaSnapshot({ name: 'message-refused.aria.yml' });
  await page.clock.runFor(5000);
  await page.unrouteAll();
  await beSent(page);
  await expect(form(page)).toMatchAriaSnapshot({ name: 'message-sent.aria.yml' });
  await page.clock.runFor(5000);
  await beBusy(page);
  await expect(form(page)).toMatchAriaSnapshot({ name: 'message-busy.aria.yml' });
});
