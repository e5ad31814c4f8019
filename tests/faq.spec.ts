import type { Page } from '@playwright/test';
import { faq, faqTitle, inDetail, share } from '../src/content/en/faq.ts';
import { expect, test, testWithoutScripts } from './site.ts';

// How a card moves is tested elsewhere, and without motion a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) => page.locator('#faq details');
const open = (page: Page) => page.locator('#faq details[open]');
const question = (page: Page, i: number) => page.locator('#faq summary').nth(i);
const hashOf = (text: string) => `#${encodeURIComponent(text)}`;
const third = faq[2]?.question ?? '';

test('a card for each question, all closed, with the answers hidden', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: faqTitle })).toBeVisible();
  await expect(cards(page)).toHaveCount(faq.length);
  await expect(open(page)).toHaveCount(0);
});

test('a click opens a card, another click closes it', async ({ page }) => {
  await page.goto('/');
  await question(page, 1).click();
  await expect(cards(page).nth(1)).toHaveAttribute('open');
  await expect(page.getByText(faq[1]?.answer ?? '')).toBeVisible();
  await question(page, 1).click();
  await expect(open(page)).toHaveCount(0);
});

test('only one card is open at a time', async ({ page }) => {
  await page.goto('/');
  for (const i of [0, 3, 5, 2]) {
    await question(page, i).click();
    await expect(open(page)).toHaveCount(1);
    await expect(cards(page).nth(i)).toHaveAttribute('open');
  }
});

test('only one card is open at a time in a browser without exclusive cards', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('name="faq"', '') });
  });
  await page.goto('/');
  await question(page, 0).click();
  await question(page, 4).click();
  await expect(open(page)).toHaveCount(1);
  await expect(cards(page).nth(4)).toHaveAttribute('open');
});

for (const [how, hash] of [
  ['the question', hashOf(third)],
  ['the question in other case', hashOf(third.toUpperCase())],
  ['the question without encoding', `#${third}`],
] as const) {
  test(`an address with ${how} opens its card, below the bar`, async ({ page }) => {
    await page.goto(`/${hash}`);
    await expect(cards(page).nth(2)).toHaveAttribute('open');
    await expect(open(page)).toHaveCount(1);
    await expect(question(page, 2)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const bar = await page.locator('[data-part="nav-bar"]').boundingBox();
        const card = await cards(page).nth(2).boundingBox();
        return (card?.y ?? 0) >= (bar?.y ?? 0) + (bar?.height ?? 0);
      })
      .toBe(true);
  });
}

test('an address that names the open card leaves it open', async ({ page }) => {
  await page.goto('/');
  await question(page, 2).click();
  await page.evaluate(async (hash) => {
    const changed = new Promise((resolve) => addEventListener('hashchange', resolve));
    location.hash = hash;
    await changed;
  }, hashOf(third));
  await expect(cards(page).nth(2)).toHaveAttribute('open');
});

test('every change of the hash opens the card it names', async ({ page }) => {
  await page.goto('/');
  for (const i of [4, 0]) {
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      hashOf(faq[i]?.question ?? ''),
    );
    await expect(cards(page).nth(i)).toHaveAttribute('open');
    await expect(open(page)).toHaveCount(1);
  }
  await page.goBack();
  await expect(cards(page).nth(4)).toHaveAttribute('open');
});

test.describe('an address the visitor has been at before', () => {
  const READ_AT = 300;
  const place = (page: Page) =>
    page.evaluate(() => ({
      y: Math.round(scrollY),
      isFocusHere: document.activeElement?.closest('#faq') !== null,
    }));
  /** Comes by a link to a question, reads on elsewhere, and has pressed nothing there. */
  const readElsewhere = async (page: Page) => {
    await page.goto(`/${hashOf(third)}`);
    await expect(question(page, 2)).toBeFocused();
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), READ_AT);
    await expect.poll(() => place(page)).toMatchObject({ y: READ_AT });
  };
  const expectWhereItWas = async (page: Page) => {
    await expect(cards(page).nth(2)).toHaveAttribute('open');
    await expect.poll(() => place(page)).toEqual({ y: READ_AT, isFocusHere: false });
  };

  test('opens its card after a reload, and moves neither the page nor the focus', async ({
    page,
  }) => {
    await readElsewhere(page);
    await page.reload();
    await expectWhereItWas(page);
  });

  test('the same on the way back from another page', async ({ page }) => {
    await readElsewhere(page);
    await page.goto('/terms-of-service');
    await page.goBack();
    await expectWhereItWas(page);
  });

  test('the same on the way back within the page', async ({ page }) => {
    await readElsewhere(page);
    const contact = page.getByRole('link', { name: 'Contact', exact: true }).first();
    await contact.click();
    await expect.poll(() => place(page)).not.toMatchObject({ y: READ_AT });
    await question(page, 0).dispatchEvent('click');
    await expect(cards(page).nth(2)).not.toHaveAttribute('open');
    await page.goBack();
    await expectWhereItWas(page);
  });

  test('the same after copying its link', async ({ page }) => {
    await page.goto('/');
    await question(page, 2).click();
    await cards(page).nth(2).getByRole('button', { name: share.copy }).click();
    await expect(page).toHaveURL(`/${hashOf(third)}`);
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), READ_AT);
    await page.reload();
    await expectWhereItWas(page);
  });

  test('and a link to it, followed anew, brings it into view', async ({ page }) => {
    await readElsewhere(page);
    await page.goto('/terms-of-service');
    await page.goto(`/${hashOf(third)}`);
    await expect(question(page, 2)).toBeInViewport({ ratio: 1 });
    await expect(question(page, 2)).toBeFocused();
  });
});

test('a hash that names no question opens nothing and throws nothing', async ({ page }) => {
  for (const hash of [
    '#',
    '#%',
    '#%E0%A4%A',
    '#no such question',
    '#<img src=x onerror=alert(1)>',
    '#javascript:alert(1)',
    `#${'%F0%9F%8F%B8'.repeat(2000)}`,
    '#__proto__',
  ]) {
    // From another page: from hash to hash nothing would be loaded.
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
    await page.evaluate((text) => {
      location.hash = '#faq';
      location.hash = text;
    }, hash);
    // The page's own listener has run once ours, added later, has.
    await page.evaluate(() => {
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve));
      location.hash = '#contact';
      return changed;
    });
    await expect(open(page), hash.slice(0, 40)).toHaveCount(0);
    await question(page, 0).click();
    await expect(open(page), hash.slice(0, 40)).toHaveCount(1);
  }
});

test('the cards stand in one column, in two from 640 px, in three from 1024 px', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

interface FaqPage {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

test('the page carries the questions and answers as structured data', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: { '@type': string }[] = JSON.parse(text ?? '')['@graph'];
  const data = graph.find((node) => node['@type'] === 'FAQPage') as FaqPage | undefined;
  const entries = data?.mainEntity.map((entry) => [entry.name, entry.acceptedAnswer.text]);
  const shown = await cards(page).evaluateAll((all) =>
    all.map((card) => [
      card.querySelector('summary')?.textContent,
      card.querySelector('p')?.textContent,
    ]),
  );
  expect(entries).toEqual(shown);
});

test('the section leads to both legal pages', async ({ page }) => {
  await page.goto('/');
  const item = (text: string) =>
    page.locator('#faq').getByRole('listitem').filter({ hasText: text });
  const link = (text: string, name: string) => item(text).getByRole('link', { name });
  await expect(link(inDetail.terms, 'Terms of Service')).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
  await expect(link(inDetail.privacy, 'Privacy Policy')).toHaveAttribute('href', '/privacy-policy');
});

testWithoutScripts('without scripts the questions still open', async ({ page }) => {
  await page.goto('/');
  await question(page, 0).click();
  await expect(page.getByText(faq[0]?.answer ?? '')).toBeVisible();
});
