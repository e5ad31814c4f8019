/** The questions (docs/requirements.md, 11). Which question a hash names is tested beside its module. */
import type { Page } from '@playwright/test';
import { english } from '../src/i18n/content.ts';
import { expect, openWithStoppedClock, test, testReducedMotion } from './fixtures.ts';

const { faq, faqTitle, inDetail, share, navigation } = english;

const cards = (page: Page) => page.locator('#faq details');
const openCards = (page: Page) => page.locator('#faq details[open]');
const question = (page: Page, i: number) => page.locator('#faq summary').nth(i);
const hashOf = (i: number) => `#${encodeURIComponent(faq[i]?.question ?? '')}`;
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const copyButton = (page: Page, i: number) =>
  cards(page).nth(i).getByRole('button', { name: share.copy });
const status = (page: Page, i: number) => cards(page).nth(i).locator('[aria-live]');
const setHash = (page: Page, hash: string) =>
  page.evaluate((newHash) => {
    location.hash = newHash;
    return new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  }, hash);

/** This card is open, and no other. */
async function expectOpen(page: Page, i: number): Promise<void> {
  await expect(openCards(page)).toHaveCount(1);
  await expect(cards(page).nth(i)).toHaveAttribute('open');
}

testReducedMotion('a click opens a card and closes the others', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: faqTitle })).toBeVisible();
  await expect(openCards(page)).toHaveCount(0);
  for (const [i, { answer }] of faq.entries()) {
    await question(page, i).click();
    await expectOpen(page, i);
    await expect(page.getByText(answer)).toBeVisible();
  }
  await question(page, faq.length - 1).click();
  await expect(openCards(page)).toHaveCount(0);

  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const entries = faq.map(({ question: name, answer }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const faqPage = { '@type': 'FAQPage', inLanguage: 'en', mainEntity: entries };
  expect(JSON.parse(text ?? '')['@graph']).toContainEqual(faqPage);

  for (const [lead, name, href] of [
    [inDetail.terms, navigation.terms, '/terms-of-service'],
    [inDetail.privacy, navigation.privacy, '/privacy-policy'],
  ] as const) {
    const item = page.locator('#faq').getByRole('listitem').filter({ hasText: lead });
    await expect(item.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

testReducedMotion('one card is open where a browser knows no exclusive ones', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('name="faq"', '') });
  });
  await page.goto('/');
  for (const i of [0, 4]) {
    await question(page, i).click();
    await expectOpen(page, i);
  }
});

testReducedMotion('the hash opens the card it names, below the bar', async ({ page }) => {
  await page.goto(`/${hashOf(2).toLowerCase()}`);
  await expectOpen(page, 2);
  await expect(question(page, 2)).toBeInViewport({ ratio: 1 });
  const bar = await page.locator('[data-part="nav-bar"]').boundingBox();
  const topPx = async () => (await cards(page).nth(2).boundingBox())?.y;
  await expect.poll(topPx).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  for (const i of [4, 0]) {
    await setHash(page, hashOf(i));
    await expectOpen(page, i);
  }
  await page.goBack();
  await expectOpen(page, 4);
  for (const hash of ['#', '#no such question', '#%E0%A4%A', '#<img src=x onerror=alert(1)>']) {
    await setHash(page, hash);
    await expectOpen(page, 4);
  }
  await question(page, 3).click();
  await setHash(page, hashOf(3));
  await expectOpen(page, 3);
});

testReducedMotion(
  'a reload and Back keep the scroll position; a new visit scrolls to the card',
  async ({ page }) => {
    const READ_AT_PX = 300;
    const readElsewhere = async () => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), READ_AT_PX);
      await expect.poll(() => scrollY(page)).toBe(READ_AT_PX);
    };
    const expectNotMoved = async () => {
      await expectOpen(page, 2);
      await expect.poll(() => scrollY(page)).toBe(READ_AT_PX);
      await expect(page.locator('#faq :focus')).toHaveCount(0);
    };
    await page.goto(`/${hashOf(2)}`);
    await expect(question(page, 2)).toBeFocused();
    await readElsewhere();
    await page.reload();
    await expectNotMoved();
    await page.goto('/terms-of-service');
    await page.goBack();
    await expectNotMoved();

    await page.getByRole('link', { name: navigation.contact, exact: true }).first().click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(READ_AT_PX);
    await question(page, 0).dispatchEvent('click');
    await expectOpen(page, 0);
    await page.goBack();
    await expectNotMoved();

    await page.goto('/terms-of-service');
    await page.goto(`/${hashOf(2)}`);
    await expect(question(page, 2)).toBeInViewport({ ratio: 1 });
    await expect(question(page, 2)).toBeFocused();

    // Copying its link puts a question in the address without a visit to it.
    await page.goto('/');
    await question(page, 2).click();
    await copyButton(page, 2).click();
    await expect(page).toHaveURL(`/${hashOf(2)}`);
    await readElsewhere();
    await page.reload();
    await expectNotMoved();
  },
);

testReducedMotion('a card opens downwards, and rows stay aligned', async ({ page }) => {
  await page.goto('/');
  const readBoxes = () =>
    page.locator('#faq summary').evaluateAll((all) =>
      all.map((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return { left, top: top + window.scrollY, height };
      }),
    );
  const readTops = async () => (await readBoxes()).map(({ top }) => top);
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 1600 });
    expect(new Set((await readBoxes()).map(({ left }) => left)).size, `${width} px`).toBe(columns);
    const closedTops = await readTops();
    for (let i = 0; i < faq.length; i++) {
      await question(page, i).dispatchEvent('click');
      const tops = await readTops();
      const belowRow = columns * (Math.floor(i / columns) + 1);
      expect(tops.slice(0, belowRow), `${width} px`).toEqual(closedTops.slice(0, belowRow));
      for (let first = 0; first < faq.length; first += columns)
        expect(new Set(tops.slice(first, first + columns)).size, `${width} px`).toBe(1);
    }
    await question(page, faq.length - 1).dispatchEvent('click');
  }
  const longQuestion = question(page, 0).locator('span').first();
  await longQuestion.evaluate((span) => span.append(' How is that even possible?'.repeat(8)));
  const [first = 0, ...others] = (await readBoxes()).map(({ height }) => height);
  expect(others.slice(0, 2)).toEqual([first, first]);
  for (const height of others.slice(2)) expect(height).toBeLessThan(first);
});

test('a card opens at once for an address, and gradually for a click', async ({ page }) => {
  // The page's own list of animations leaves out those of ::details-content.
  const devtools = await page.context().newCDPSession(page);
  const animated: string[] = [];
  devtools.on('Animation.animationStarted', ({ animation }) => animated.push(animation.name));
  await devtools.send('Animation.enable');
  await page.goto(`/${hashOf(1)}`);
  await expectOpen(page, 1);
  await setHash(page, hashOf(4));
  await expect(page.getByText(faq[4]?.answer ?? '')).toBeInViewport({ ratio: 1 });
  expect(animated).not.toContain('grid-template-rows');
  for (const isOpen of [false, true]) {
    await question(page, 4).click();
    await expect(openCards(page)).toHaveCount(isOpen ? 1 : 0);
    await expect.poll(() => animated.splice(0)).toContain('grid-template-rows');
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await question(page, 0).evaluate((summary) =>
    summary.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await question(page, 0).click();
  await expect(page.getByText(faq[0]?.answer ?? '')).toBeInViewport({ ratio: 1 });
  expect(animated).not.toContain('grid-template-rows');
});

testReducedMotion(
  'the link is copied, which is said for four seconds',
  async ({ page, baseURL }) => {
    // What a page has written to the clipboard cannot be read back under our own policy.
    await page.addInitScript(() => {
      const copied: string[] = [];
      const writeText = async (text: string) => void copied.push(text);
      Object.assign(window, { copied });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await openWithStoppedClock(page, '/?from=mail');
    await expect(copyButton(page, 3)).toBeHidden();
    await question(page, 3).click();
    await expect(status(page, 3)).toBeEmpty();
    await copyButton(page, 3).click();
    // Copied again, it is said for as long again.
    await page.clock.runFor(3000);
    await copyButton(page, 3).click();
    await page.clock.runFor(3900);
    await expect(status(page, 3)).toHaveText(share.copied);
    await page.clock.runFor(200);
    await expect(status(page, 3)).toBeEmpty();
    const copied = await page.evaluate(() => Reflect.get(window, 'copied'));
    expect(copied).toEqual(Array(2).fill(`${baseURL}/${hashOf(3)}`));
  },
);

for (const clipboard of ['refuses', 'is missing'])
  testReducedMotion(
    `where the clipboard ${clipboard}, the address bar has the link`,
    async ({ page }) => {
      await page.addInitScript((refuses) => {
        const writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', {
          value: refuses ? { writeText } : undefined,
        });
      }, clipboard === 'refuses');
      await page.goto('/');
      await question(page, 3).press('Enter');
      await page.keyboard.press('Tab');
      await expect(copyButton(page, 3)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(status(page, 3)).toHaveText(share.notCopied);
      await expect(page).toHaveURL(`/${hashOf(3)}`);
      await expect(cards(page).nth(3)).toHaveAttribute('open');
      await expect(copyButton(page, 3)).toBeFocused();
    },
  );

test('the policy of the page allows the clipboard', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox’s driver cannot allow the clipboard');
  await page.context().grantPermissions(['clipboard-write']);
  await page.goto('/');
  await question(page, 3).click();
  await copyButton(page, 3).click();
  await expect(status(page, 3)).toHaveText(share.copied);
});
