/** What assistive technology gets besides what axe checks: the regions of the page, and what is announced. */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { interpolate } from '../src/lib/browser/interpolate.ts';
import { ALMOST_FULL_CHARACTERS, LIMITS } from '../src/sections/Contact/message.ts';
import { type FormState, SEND_ERROR } from './support/contactFormPage.ts';
import { expect, openWithStoppedClock, test } from './support/fixtures.ts';

const { contact, faqTitle, hero, messageForm, navigation, trailer } = english;

/** An entry of an ARIA snapshot, quoted for YAML: its name holds any character. */
const entry = (role: string, name: string): string =>
  `'${role} ${JSON.stringify(name).replaceAll("'", "''")}'`;

test('the home page is its sections, named by their headings, between bar and footer', async ({
  page,
}) => {
  await page.goto('/');
  // An owner may add sections.
  await expect(page.locator('body')).toMatchAriaSnapshot(`
- banner:
  - ${entry('navigation', navigation.main)}
- main:
  - ${entry('region', hero.title)}
  - ${entry('region', trailer.title)}
  - ${entry('region', contact.title)}
  - ${entry('region', faqTitle)}
- contentinfo:
  - ${entry('navigation', navigation.footer)}`);
});

/**
 * Notes every text that comes into the live regions of the served page, with their roles. A live
 * region that hydration replaces would announce nothing.
 */
async function noteAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    addEventListener('DOMContentLoaded', () => {
      for (const region of document.querySelectorAll(
        '[role="status"], [role="alert"], [aria-live]',
      ))
        new MutationObserver((changes) => {
          for (const { type, addedNodes, target } of changes)
            for (const { textContent } of type === 'characterData' ? [target] : addedNodes)
              if (textContent) announced.push(`${region.role ?? 'polite'}: ${textContent}`);
        }).observe(region, { childList: true, characterData: true, subtree: true });
    });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

test('each outcome and a full field are announced once', async ({ page, form, expectError }) => {
  expectError(SEND_ERROR);
  const readAnnounced = await noteAnnouncements(page);
  const { sending, outcome, almostFull, full } = messageForm;
  await openWithStoppedClock(page);
  await form.hydrate();
  const field = form.field('Message');
  await field.pressSequentially('smash');
  await expect(field).toHaveAccessibleDescription(`5/${LIMITS.message.max}`);
  await field.fill('m'.repeat(LIMITS.message.max - ALMOST_FULL_CHARACTERS));
  expect(await readAnnounced()).toEqual([]);
  await field.press('End');
  await field.pressSequentially('ash');
  await field.fill('m'.repeat(LIMITS.message.max));
  const warning = interpolate(almostFull, { count: ALMOST_FULL_CHARACTERS });
  const announced = [`polite: ${warning}`, `polite: ${full}`];
  expect(await readAnnounced()).toEqual(announced);
  await field.fill('');

  const expected: Partial<Record<FormState, string[]>> = {
    refused: [`polite: ${sending}`, `alert: ${outcome.failed}`],
    sending: [`polite: ${sending}`],
    sent: [`status: ${outcome.sent}`],
  };
  await form.visitStates(async (state) => {
    announced.push(...(expected[state] ?? []));
    expect(await readAnnounced(), state).toEqual(announced);
  });
});
