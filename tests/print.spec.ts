import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { inFullOn } from './inFull.ts';
import { expect, test } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LEGAL = ['/terms-of-service', '/privacy-policy'] as const;

/** Everything with text of its own that is seen, with the colour of the text and how bright it is. */
const printedText = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const own = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
      if (!own || !element.checkVisibility() || element.closest('svg, video, picture')) return [];
      const { color } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const brightness = 0.21 * red + 0.72 * green + 0.07 * blue;
      return [{ text: element.textContent, color, brightness }];
    }),
  );

for (const path of LEGAL) {
  test(
    `${path} prints as a document: black on white, nothing around it`,
    inFullOn(path),
    async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const text of await printedText(page))
        expect(text.brightness, `${text.color}: ${text.text}`).toBeLessThan(90);
      const body = page.locator('main section p, main section li').first();
      await expect(body).toHaveCSS('color', 'rgb(0, 0, 0)');
      // 11 pt
      expect(
        await body.evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize)),
      ).toBeCloseTo((11 * 96) / 72, 1);

      for (const hidden of [
        page.getByRole('navigation'),
        page.locator('[data-part="nav-bar"]'),
        page.getByRole('contentinfo'),
        page.locator('[data-part="starfield"]'),
        page.locator('main svg'),
      ])
        for (const part of await hidden.all()) await expect(part).toBeHidden();
      const decorated = await page.locator('main *').evaluateAll((elements) =>
        elements.filter((element) => {
          const { backgroundColor, boxShadow, textShadow } = getComputedStyle(element);
          return [backgroundColor, boxShadow, textShadow].join() !== 'rgba(0, 0, 0, 0),none,none';
        }),
      );
      expect(decorated.length).toBe(0);
      const links = page.locator('main a');
      for (const link of await links.all()) {
        if (!(await link.isVisible())) continue;
        await expect(link).toHaveCSS('text-decoration-line', 'none');
      }
      for (const title of await page.locator('main h2 a span:last-child').all())
        expect(await title.evaluate((a) => getComputedStyle(a, '::after').content)).toBe('none');
      // Whoever reads it on paper sees where to write to.
      await expect(page.locator('main a[href^="mailto:"]').first()).toHaveText(site.email);
    },
  );

  test(`${path} prints its site's name and its date first`, inFullOn(path), async ({ page }) => {
    await page.goto(path);
    const name = page.locator('main header').getByText(site.name, { exact: true });
    await expect(name).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(name).toBeVisible();
    await expect(page.locator('main header time')).toBeVisible();
    expect((await name.boundingBox())?.y).toBeLessThan(40);
    const date = await page.locator('main header time').boundingBox();
    const opening = await page.locator('main article > div p').first().boundingBox();
    expect(date?.y).toBeLessThan(opening?.y ?? 0);
  });

  test(
    `${path} keeps headings with their text, and clauses whole where they fit`,
    inFullOn(path),
    async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      for (const heading of await page.locator('main h2').all())
        await expect(heading).toHaveCSS('break-after', 'avoid');
      for (const section of await page.locator('main section').all())
        await expect(section).toHaveCSS('break-inside', 'avoid');
    },
  );
}

test('the home page prints dark on white', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const text of await printedText(page))
    expect(text.brightness, `${text.color}: ${text.text}`).toBeLessThan(90);
});
