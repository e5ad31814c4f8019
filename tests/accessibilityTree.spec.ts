/**
 * What assistive technology gets: landmarks, headings, controls and their states in order, with the
 * names that the content gives them, and what is announced.
 */
import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { ALMOST_FULL_CHARACTERS, LIMITS } from '../src/contact/message.ts';
import { english } from '../src/i18n/content.ts';
import { interpolate } from '../src/lib/interpolate.ts';
import { type FormState, SEND_ERROR } from './contactForm.ts';
import { expect, openWithStoppedClock, test, testWithMotion, UNKNOWN_ROUTE } from './fixtures.ts';

const { closing, contact, faq, filmingGuide, hero, messageForm, navigation, trailer } = english;

/** A name in an ARIA snapshot. */
const name = (text: string) => JSON.stringify(text.replace(/\s+/g, ' '));

const linesOf = <T>(items: readonly T[], toLine: (item: T) => string) =>
  items.map(toLine).join('\n');

/**
 * Compares a page, whose content stands between the same bar and footer as everywhere, with an ARIA
 * snapshot. Its entries are quoted for YAML: names hold any character.
 */
const expectPage = (page: Page, content: string) =>
  expect(page.locator('body')).toMatchAriaSnapshot(
    `
- link ${name(navigation.skip)}
- banner:
  - link ${name(site.name)}
  - navigation ${name(navigation.main)}:
    - list:
      - listitem:
        - link ${name(navigation.home)}
      - listitem:
        - link ${name(navigation.contact)}
      - listitem:
        - link ${name(navigation.faq)}
- main:
${content}
- contentinfo:
  - link ${name(site.name)}
  - button ${name(english.starfieldToggle.pause)}
  - navigation ${name(navigation.footer)}:
    - list:
      - listitem:
        - link ${name(navigation.terms)}:
          - /url: /terms-of-service
      - listitem:
        - link ${name(navigation.privacy)}:
          - /url: /privacy-policy`.replace(
      /^( *)- ([^/].*?)(:?)$/gm,
      (_, space, entry, colon) => `${space}- '${entry.replaceAll("'", "''")}'${colon}`,
    ),
  );

testWithMotion('the home page: landmarks, headings and links in their order', async ({ page }) => {
  await page.goto('/');
  const profile = `link ${name(`${site.social.handle} (${contact.card.opensNewTab})`)}`;
  await expectPage(
    page,
    `
  - region ${name(hero.title)}:
    - heading ${name(hero.title)} [level=1]
    - link ${name(hero.download)}:
      - /url: ${site.appStore.url}
    - button ${name(hero.watchDemo)}
    - img ${name(hero.captureScreenAlt)}
    - img ${name(hero.resultsScreenAlt)}
  - region ${name(trailer.title)}:
    - heading ${name(trailer.title)} [level=2]
    - figure
    - list:
${linesOf(
  trailer.steps,
  ({ drawingAlt, title }) => `
      - listitem:
        - img ${name(drawingAlt)}
        - heading ${name(title)} [level=3]`,
)}
    - heading ${name(filmingGuide.title)} [level=3]
    - heading ${name(filmingGuide.chart.title)} [level=3]
    - table ${name(filmingGuide.chart.caption)}
    - heading ${name(english.speedLab.title)} [level=3]
    - paragraph:
      - link ${name(hero.download)}:
        - /url: ${site.appStore.url}
  - region ${name(contact.title)}:
    - heading ${name(contact.title)} [level=2]
    - form ${name(messageForm.title)}:
      - heading ${name(messageForm.title)} [level=3]
    - status
    - alert
    - complementary ${name(contact.card.title)}:
      - heading ${name(contact.card.title)} [level=3]
      - definition:
        - link ${name(site.email)}:
          - /url: mailto:${site.email}
      - definition:
        - ${profile}
      - link ${name(contact.card.emailButton)}:
        - /url: mailto:${site.email}
      - ${profile}
  - region ${name(english.faqTitle)}:
    - heading ${name(english.faqTitle)} [level=2]
${linesOf(faq, () => '    - group')}
  - heading ${name(closing.title)} [level=2]
  - img ${name(english.scan.alt)}
  - link ${name(hero.download)}:
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
    - heading ${name(navigation.terms)} [level=1]
    - paragraph:
      - time
    - navigation ${name(english.legal.contents)}:
      - list:
${linesOf(clauses, (clause) => `        - listitem:\n          - link ${name(clause)}`)}
${linesOf(clauses, (clause) => `    - heading ${name(clause)} [level=2]`)}`,
  );
});

testWithMotion('an unknown address: the call, and the ways back', async ({ page }) => {
  await page.goto(UNKNOWN_ROUTE);
  await expectPage(
    page,
    `
  - region ${name(english.notFound.title)}:
    - heading ${name(english.notFound.title)} [level=1]
    - link ${name(english.notFound.home)}
    - paragraph:
      - link ${name(navigation.faq)}
      - link ${name(navigation.contact)}`,
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
    // A retry waits a second, but for no other message.
    sending: [`polite: ${sending}`],
    sent: [`status: ${outcome.sent}`],
  };
  await form.visitStates(async (state) => {
    announced.push(...(expected[state] ?? []));
    expect(await readAnnounced(), state).toEqual(announced);
  });
});
