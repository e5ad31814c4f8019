/** The states of the home page, and how a visitor reaches each. */
import type { Locator, Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { faq } from '../../src/content/en/faq.ts';
import { demoButton, FILM_STATES } from './filmStates.ts';
import { FORM_STATES } from './formStates.ts';
import { LAB_STATES } from './labStates.ts';
import { expect, type Reach, type State, show } from './reach.ts';

/** 40 characters, as long as a name may be. */
const LONG_NAME = 'The Badminton Society of Fast Overhead Hits';

const downloadButton = (page: Page) => page.locator(`#home a[href="${site.appStore.url}"]`).first();

const openQuestion =
  (index: number): Reach =>
  async (page, open) => {
    await open();
    const card = page.locator('#faq details').nth(index);
    // Not a real click: the pointer and the focus would be in the picture.
    await card.locator('summary').dispatchEvent('click');
    await expect(card).toHaveAttribute('open');
    await show(page.locator('#faq'));
    await card.evaluate((node) => node.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  };

const focusFirstButton: Reach = async (page, open) => {
  await open();
  const button = downloadButton(page);
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach the first button.');
};

const hoverOn =
  (find: (page: Page) => Locator): Reach =>
  async (page, open) => {
    await open();
    await find(page).hover();
  };

const hoverNavLink: Reach = async (page, open) => {
  await open();
  await page.locator('[data-part="nav-bar"] nav a[href$="#contact"]').hover();
  await expect(page.locator('[data-part="nav-pill"]')).toHaveCSS('opacity', '1');
};

const giveLongName: Reach = async (page, open) => {
  await open();
  for (const place of ['[data-part="nav-bar"]', 'footer']) {
    const replaced = await page.locator(place).evaluate(
      (root, [name, longName]) => {
        const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
        let count = 0;
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.nodeValue?.trim() !== name) continue;
          text.nodeValue = longName;
          count += 1;
        }
        return count;
      },
      [site.name, LONG_NAME] as const,
    );
    if (replaced === 0) throw new Error(`${place} shows the name nowhere.`);
  }
};

/** A page as the printer gets it. Opening a page ends what was emulated before. */
export const print: Reach = async (page, open) => {
  await open();
  await page.emulateMedia({ media: 'print' });
};

export const STATES: readonly State[] = [
  ...FILM_STATES,
  ...LAB_STATES,
  ...FORM_STATES,
  ...faq.map((_, i) => ({
    group: 'questions',
    name: `faq-${i + 1}-open`,
    reach: openQuestion(i),
  })),
  { group: 'focus and hover', name: 'focus-first-button', reach: focusFirstButton },
  { group: 'focus and hover', name: 'hover-download', reach: hoverOn(downloadButton) },
  { group: 'focus and hover', name: 'hover-watch-demo', reach: hoverOn(demoButton) },
  { group: 'focus and hover', name: 'hover-nav', reach: hoverNavLink },
  { group: 'long name', name: 'long-name', reach: giveLongName, isWhole: true },
];
