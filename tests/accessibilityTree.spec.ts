/**
 * What assistive technology gets: landmarks, headings, controls and their states in order, with the
 * names that the content gives them, and what is announced.
 */
import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { interpolate } from '../src/lib/interpolate.ts';
import { ALMOST_FULL_CHARACTERS, LIMITS } from '../src/sections/Contact/message.ts';
import { type FormState, SEND_ERROR } from './support/contactFormPage.ts';
import {
  expect,
  openWithStoppedClock,
  test,
  testWithMotion,
  UNKNOWN_ROUTE,
} from './support/fixtures.ts';

const { closing, contact, faq, filmingGuide, hero, messageForm, navigation, trailer } = english;

/** An entry of an ARIA snapshot, quoted for YAML: its name holds any character. */
function entry(role: string, name: string, attributes = ''): string {
  const text = `${role} ${JSON.stringify(name.replace(/\s+/g, ' '))} ${attributes}`;
  return `'${text.trim().replaceAll("'", "''")}'`;
}

const linesOf = <T>(items: readonly T[], toLine: (item: T) => string) =>
  items.map(toLine).join('\n');

/**
 * Compares a page, whose content stands between the same bar and footer as everywhere, with an ARIA
 * snapshot.
 */
const expectPage = (page: Page, content: string) =>
  expect(page.locator('body')).toMatchAriaSnapshot(
    `
- ${entry('link', navigation.skip)}
- banner:
  - ${entry('link', site.name)}
  - ${entry('navigation', navigation.main)}:
    - list:
      - listitem:
        - ${entry('link', navigation.home)}
      - listitem:
        - ${entry('link', navigation.contact)}
      - listitem:
        - ${entry('link', navigation.faq)}
- main:
${content}
- contentinfo:
  - ${entry('link', site.name)}
  - ${entry('button', english.starfieldToggle.pause)}
  - ${entry('navigation', navigation.footer)}:
    - list:
      - listitem:
        - ${entry('link', navigation.terms)}:
          - /url: /terms-of-service
      - listitem:
        - ${entry('link', navigation.privacy)}:
          - /url: /privacy-policy`,
  );

testWithMotion('the home page: landmarks, headings and links in their order', async ({ page }) => {
  await page.goto('/');
  const profile = entry('link', `${site.social.handle} (${contact.card.opensNewTab})`);
  await expectPage(
    page,
    `
  - ${entry('region', hero.title)}:
    - ${entry('heading', hero.title, '[level=1]')}
    - ${entry('link', hero.download)}:
      - /url: ${site.appStore.url}
    - ${entry('button', hero.watchDemo)}
    - ${entry('img', hero.captureScreenAlt)}
    - ${entry('img', hero.resultsScreenAlt)}
  - ${entry('region', trailer.title)}:
    - ${entry('heading', trailer.title, '[level=2]')}
    - figure
    - list:
${linesOf(
  trailer.steps,
  ({ title }) => `
      - listitem:
        - ${entry('heading', title, '[level=3]')}:
          - ${entry('link', title)}`,
)}
    - ${entry('heading', filmingGuide.title, '[level=3]')}
    - ${entry('heading', filmingGuide.plan.title, '[level=4]')}
    - ${entry('img', filmingGuide.plan.alt)}
    - ${entry('heading', filmingGuide.chart.title, '[level=4]')}
    - ${entry('table', filmingGuide.chart.caption)}
  - ${entry('heading', english.speedLab.title, '[level=2]')}
  - ${entry('link', hero.download)}:
    - /url: ${site.appStore.url}
  - ${entry('region', contact.title)}:
    - ${entry('heading', contact.title, '[level=2]')}
    - ${entry('form', messageForm.title)}:
      - ${entry('heading', messageForm.title, '[level=3]')}
    - status
    - alert
    - ${entry('complementary', contact.card.title)}:
      - ${entry('heading', contact.card.title, '[level=3]')}
      - definition:
        - ${entry('link', site.email)}:
          - /url: mailto:${site.email}
      - definition:
        - ${profile}
      - ${entry('link', contact.card.emailButton)}:
        - /url: mailto:${site.email}
      - ${profile}
  - ${entry('region', english.faqTitle)}:
    - ${entry('heading', english.faqTitle, '[level=2]')}
${linesOf(faq, () => '    - group')}
  - ${entry('heading', closing.title, '[level=2]')}
  - ${entry('img', english.scan.alt)}
  - ${entry('link', hero.download)}:
    - /url: ${site.appStore.url}`,
  );
});

testWithMotion('the terms: an article whose contents are its clauses', async ({ page }) => {
  await page.goto('/terms-of-service');
  const clauses = await page.locator('main article h2').allInnerTexts();
  expect(clauses.length).toBeGreaterThan(0);
  await expectPage(
    page,
    `
  - article:
    - ${entry('heading', navigation.terms, '[level=1]')}
    - paragraph:
      - time
    - ${entry('navigation', english.legal.contents)}:
      - list:
${linesOf(clauses, (clause) => `        - listitem:\n          - ${entry('link', clause)}`)}
${linesOf(clauses, (clause) => `    - ${entry('heading', clause, '[level=2]')}`)}`,
  );
});

testWithMotion('an unknown address: the call, and the ways back', async ({ page }) => {
  await page.goto(UNKNOWN_ROUTE);
  await expectPage(
    page,
    `
  - ${entry('region', english.notFound.title)}:
    - ${entry('heading', english.notFound.title, '[level=1]')}
    - ${entry('link', english.notFound.home)}
    - paragraph:
      - ${entry('link', navigation.faq)}
      - ${entry('link', navigation.contact)}`,
  );
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
