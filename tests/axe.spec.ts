/** axe on every route and in every state, in a narrow and a usual window. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { SEND_ERROR } from './support/contactFormPage.ts';
import {
  expect,
  openWithStoppedClock,
  ROUTES,
  slowOn,
  test,
  testWithoutScripts,
} from './support/fixtures.ts';
import { setTextSize } from './support/layout.ts';
import { lab, openHydrated, openLab, slider } from './support/speedLabPage.ts';

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, and best practices. By default axe leaves 2.2 out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe waits for timers, which never fire where a test stops the clock or turns scripts off. */
const AXE_SOURCE = `{
  const setTimeout = (task) => void Promise.resolve().then(task);
  ${axe.source}
}`;

const OPTIONS = {
  runOnly: TAGS,
  // A pseudo-element behind a text does not stop axe from computing the contrast: on this site
  // those are soft glows, and the quietest text has 4.7:1 on the brightest.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};

/** Expects axe to find no violations in a window of this width, contrast included. */
async function expectNoViolations(
  page: Page,
  state: string,
  { width = 1280, where = 'html' } = {},
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(AXE_SOURCE);
  const { violations, passes } = await page.evaluate(
    ([where, options]) => (window as unknown as { axe: typeof axe }).axe.run(where, options),
    [where, OPTIONS] as const,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found, `${state}, ${width} px`).toEqual([]);
  const ids = passes.map(({ id }) => id);
  expect(ids, `rules that applied to ${state}`).toContain('color-contrast');
}

for (const path of ROUTES)
  test(`axe finds nothing on ${path}, narrow and wide`, slowOn(path), async ({ page }) => {
    await openHydrated(page, path);
    for (const width of [320, 1280]) await expectNoViolations(page, 'as it is', { width });
  });

test('axe finds nothing when the skip link is focused, and covers the bar', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.keyboard.press('Tab');
  await expectNoViolations(page, 'the skip link focused', { where: 'body > :not(main)' });
});

for (const path of ['/', '/terms-of-service'])
  test(`axe finds nothing on ${path} with more contrast and enlarged text`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await openHydrated(page, path);
    await setTextSize(page, '200%');
    await expectNoViolations(page, 'text of 200 percent');
  });

test('axe finds nothing in open questions', async ({ page }) => {
  await page.goto('/');
  await page.locator('#faq details').evaluateAll((cards: HTMLDetailsElement[]) => {
    for (const card of cards) {
      // Otherwise one at a time is open.
      card.removeAttribute('name');
      card.open = true;
    }
  });
  await expectNoViolations(page, 'all questions open', { where: '#faq', width: 320 });
});

test('axe finds nothing in the lab, whatever the smash', async ({ page }) => {
  const where = '#speed-lab';
  await openLab(page);
  await slider(page, 'Angle').fill('20');
  await lab(page).getByRole('radio', { name: 'mph' }).check();
  await expectNoViolations(page, 'a smash into the net, in mph', { where, width: 320 });
  await slider(page, 'Speed').fill('50');
  await expectNoViolations(page, 'a smash short of the net', { where });
});

test('axe finds nothing in the demo', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Watch demo').click();
  for (const width of [320, 1280])
    await expectNoViolations(page, 'the demo open', { where: 'dialog', width });
});

test('axe finds nothing in any state of a message', async ({ page, form, expectError }) => {
  expectError(SEND_ERROR);
  await openWithStoppedClock(page);
  await form.visitStates((state) =>
    expectNoViolations(page, state, { where: '#contact, [data-part="toasts"]', width: 320 }),
  );
});

testWithoutScripts('axe finds nothing where scripts are off', async ({ page }) => {
  // Colours in the middle of a transition are not part of the design.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectNoViolations(page, 'no scripts');
});
