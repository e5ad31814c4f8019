/** axe on every route and in every state, at the narrowest and at a usual width. */
import type { Page } from '@playwright/test';
import { expectNoViolations, type Look } from './axe.ts';
import { beBusy, beRefused, beSent, completeForm, REFUSED } from './contactStates.ts';
import { inFullOn } from './inFull.ts';
import { openWithStoppedClock, ROUTES, test } from './site.ts';
import { lab, openAwake, openLab, slider } from './speedLabPage.ts';

const WIDTHS_PX = [320, 1280];

async function expectNoneAtAnyWidth(page: Page, state: string, look?: Look): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `${state}, ${width} px`, look);
  }
}

// Colours half-way through a transition are nobody's design.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ROUTES) {
  test(`axe finds nothing on ${path}, however it is shown`, inFullOn(path), async ({ page }) => {
    await page.goto(path);
    await expectNoneAtAnyWidth(page, 'as it is');
    await page.keyboard.press('Tab');
    await expectNoViolations(page, 'the skip link focused');
    // It lies over the bar.
    await page.locator(':focus').blur();
    // As a browser's text size setting does: rem grows, the window does not.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoneAtAnyWidth(page, 'text at 200 percent');
  });

  test(`axe finds nothing on ${path} in colours asked for`, inFullOn(path), async ({ page }) => {
    await openAwake(page, path);
    await page.emulateMedia({ contrast: 'more' });
    await expectNoViolations(page, 'more contrast');
    await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
    // The visitor's own pairs of colours, of which axe reads only one half.
    await expectNoViolations(page, 'forced colours', { without: ['color-contrast'] });
  });
}

test('axe finds nothing in the demo, closed up and read as text', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Watch demo').click();
  await expectNoneAtAnyWidth(page, 'the demo open');
  await page.locator('dialog summary').click();
  await expectNoViolations(page, 'its text open', { where: 'dialog' });
});

test('axe finds nothing in the speed lab, whatever is set', async ({ page }) => {
  const where = '#speed-lab';
  await openLab(page);
  await expectNoneAtAnyWidth(page, 'the example');
  await slider(page, 'Angle').fill('20');
  await lab(page).getByRole('radio', { name: 'mph' }).check();
  await expectNoneAtAnyWidth(page, 'into the net, in mph', { where });
  await slider(page, 'Speed').fill('50');
  await expectNoViolations(page, 'down before the net', { where });
});

test('axe finds nothing in any question', async ({ page }) => {
  await page.goto('/');
  for (const question of await page.locator('#faq summary').all()) {
    await question.click();
    await expectNoViolations(page, (await question.textContent()) ?? '', { where: '#faq' });
  }
  await expectNoneAtAnyWidth(page, 'the last one open', { where: '#faq' });
});

const CONTACT_STATES = {
  'a complete form': completeForm,
  'a message on its way': beBusy,
  'a message sent': beSent,
  'a message refused': beRefused,
};

for (const [state, reach] of Object.entries(CONTACT_STATES)) {
  test(`axe finds nothing with ${state}`, async ({ page, expectError }) => {
    expectError(REFUSED);
    // A toast stays for as long as axe looks at it.
    await openWithStoppedClock(page);
    await reach(page);
    await expectNoneAtAnyWidth(page, state, { where: '#contact, [data-part="toasts"]' });
  });
}

test('axe finds nothing where scripts are off', async ({ browser, servers }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: servers.withMailbox,
  });
  const page = await context.newPage();
  for (const path of ROUTES) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
  await context.close();
});
