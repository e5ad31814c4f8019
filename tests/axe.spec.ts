/** axe on every route and in every state, in a narrow and a usual window. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { SEND_ERROR } from './contactForm.ts';
import { openWithStoppedClock, ROUTES, test, testWithoutScripts } from './fixtures.ts';
import { slowOn } from './slow.ts';
import { lab, openLab, slider } from './speedLabPage.ts';

async function expectNoneAtAnyWidth(page: Page, state: string, where = 'html'): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `${state}, ${width} px`, { where });
  }
}

// Colours in the middle of a transition are not part of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ROUTES)
  test(`axe finds nothing on ${path}, however it is displayed`, slowOn(path), async ({ page }) => {
    await (path === '/' ? openLab(page) : page.goto(path));
    await expectNoneAtAnyWidth(page, 'as it is');
    await page.keyboard.press('Tab');
    await expectNoViolations(page, 'the skip link focused');
    // It covers the bar.
    await page.locator(':focus').blur();
    await page.emulateMedia({ contrast: 'more' });
    await expectNoViolations(page, 'more contrast');
    await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
    // axe does not know the colours that the browser forces.
    await expectNoViolations(page, 'forced colours', { without: ['color-contrast'] });
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoneAtAnyWidth(page, 'text of 200 percent');
  });

test('axe finds nothing in the demo, the questions and the speed lab', async ({ page }) => {
  await openLab(page);
  await slider(page, 'Angle').fill('20');
  await lab(page).getByRole('radio', { name: 'mph' }).check();
  await expectNoneAtAnyWidth(page, 'a smash into the net, in mph', '#speed-lab');
  await slider(page, 'Speed').fill('50');
  await expectNoViolations(page, 'a smash short of the net', { where: '#speed-lab' });
  for (const question of await page.locator('#faq summary').all()) {
    await question.click();
    await expectNoViolations(page, (await question.textContent()) ?? '', { where: '#faq' });
  }
  await expectNoneAtAnyWidth(page, 'the last question open', '#faq');
  await page.getByText('Watch demo').click();
  await expectNoneAtAnyWidth(page, 'the demo open', 'dialog');
});

test('axe finds nothing in any state of a message', async ({ page, form, expectError }) => {
  expectError(SEND_ERROR);
  await openWithStoppedClock(page);
  await form.visitStates((state) =>
    expectNoneAtAnyWidth(page, state, '#contact, [data-part="toasts"]'),
  );
});

testWithoutScripts('axe finds nothing where scripts are off', async ({ page }) => {
  for (const path of ROUTES) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});
