/** What opens over a page, on a phone with text enlarged to 200 percent (WCAG 1.4.4, 1.4.10). */
import { english } from '../src/i18n/content.ts';
import { SEND_ERROR } from './contactForm.ts';
import { expect, testReducedMotion as test } from './fixtures.ts';
import { findTextCollisions } from './textCollisions.ts';

test('enlarged, the demo and a toast stay within a phone', async ({ page, form, expectError }) => {
  expectError(SEND_ERROR);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByText(english.hero.watchDemo).click();
  expect(await findTextCollisions(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await form.fill();
  await form.answerNextWith(412);
  await form.send('failed');
  expect(await findTextCollisions(page, '[data-part="toasts"]')).toEqual([]);
  await expect(page.getByRole('alert').locator('p')).toBeInViewport({ ratio: 1 });
});
