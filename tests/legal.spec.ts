import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { inFullOn } from './inFull.ts';
import { barBottom, clause, contents, LEGAL, topOf } from './legalPages.ts';
import { expect, test, testReducedMotion } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many characters stand on each line that its paragraph fills. */
const fullLines = (page: Page) =>
  page.locator('main article :is(p, li):not(nav *)').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const lines = new Map<number, number>();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (let i = 0; i < (text.nodeValue ?? '').length; i++) {
          const range = document.createRange();
          range.setStart(text, i);
          range.setEnd(text, i + 1);
          const [box] = range.getClientRects();
          if (!box?.width) continue;
          // A bold word's box starts a little higher than its neighbours'.
          const line = [...lines.keys()].find((y) => Math.abs(y - box.bottom) < box.height / 2);
          lines.set(line ?? box.bottom, (lines.get(line ?? box.bottom) ?? 0) + 1);
        }
      return [...lines.values()].slice(0, -1);
    }),
  );

for (const width of [1440, 2560]) {
  test(`at ${width} px a full line holds 60 to 68 characters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of LEGAL) {
      await page.goto(path);
      const lines = await fullLines(page);
      const average = lines.reduce((sum, line) => sum + line, 0) / lines.length;
      expect(lines.length).toBeGreaterThan(15);
      expect(average, path).toBeGreaterThanOrEqual(60);
      expect(average, path).toBeLessThanOrEqual(68);
      expect(Math.max(...lines), path).toBeLessThanOrEqual(75);
    }
  });
}

for (const path of LEGAL) {
  testReducedMotion(
    `${path}: every clause has an address, and a link to it`,
    inFullOn(path),
    async ({ page }) => {
      await page.goto(path);
      const headings = await page.locator('main h2').all();
      for (const [i, heading] of headings.entries()) {
        const id = await heading.getAttribute('id');
        const link = heading.getByRole('link', { name: new RegExp(`^${i + 1}\\. \\w`) });
        await expect(link).toHaveAttribute('href', `#${id}`);
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${path}#${id}`);
        await expect(heading).toBeInViewport();
        expect(await topOf(page, i + 1)).toBeGreaterThan(await barBottom(page));
      }
    },
  );

  test(`${path} loads no framework`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect((await Promise.all(scripts)).reduce((sum, body) => sum + body.length, 0)).toBeLessThan(
      20_000,
    );
  });
}

test('anchors that others may have linked to stay', async ({ page }) => {
  for (const address of [
    '/terms-of-service#3-user-generated-content',
    '/terms-of-service#11-governing-law',
    '/privacy-policy#5-childrens-privacy',
    '/privacy-policy#6-third-party-services',
  ]) {
    await page.goto(address);
    await expect(page.locator('h2:target')).toBeInViewport();
  }
});

testReducedMotion(
  'the mark of a clause’s link shows under the pointer, with the focus, and at no other time',
  async ({ page }) => {
    await page.goto('/terms-of-service');
    const link = clause(page, 1).getByRole('link');
    const opacity = () =>
      link.evaluate(
        (element) => getComputedStyle(element.lastElementChild ?? element, '::after').opacity,
      );
    expect(await opacity()).toBe('0');
    await link.hover();
    expect(await opacity()).toBe('1');
    await page.mouse.move(0, 0);
    expect(await opacity()).toBe('0');
    // The last stop before the clauses is the list's last link.
    await contents(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect(await opacity()).toBe('1');
  },
);

test('a word too long for its line is broken, not lost', async ({ page }) => {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/terms-of-service');
    const overflow = await page.evaluate(() => {
      const word = 'Datenschutzgrundverordnungsbestimmungen'.repeat(2);
      for (const text of document.querySelectorAll('main :is(h1, p, a span:last-child)'))
        text.append(word);
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `${width} px`).toBe(0);
    const texts = page.locator('main :is(h2, p)');
    for (const text of await texts.all())
      expect(await text.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(1);
  }
});

test('an address to write to is a link', async ({ page }) => {
  for (const path of LEGAL) {
    await page.goto(path);
    const addresses = page.locator('main section').getByRole('link', { name: site.email });
    await expect(addresses.first()).toHaveAttribute('href', `mailto:${site.email}`);
    expect(await page.getByText(site.email).count(), path).toBe(await addresses.count());
  }
});

test('each document leads to the other at its end', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
});
