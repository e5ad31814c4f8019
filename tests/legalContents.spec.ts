import { inFullOn } from './inFull.ts';
import { barBottom, clause, contents, LEGAL, topOf } from './legalPages.ts';
import { expect, test, testReducedMotion, testWithoutScripts } from './site.ts';

for (const path of LEGAL) {
  testWithoutScripts(
    `${path}: the contents list every clause, above the text and without a script`,
    inFullOn(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const headings = await page.locator('main h2').allTextContents();
      const links = contents(page).getByRole('link');
      await expect(links).toHaveText(headings);
      const ids = await page.locator('main h2').evaluateAll((all) => all.map(({ id }) => `#${id}`));
      for (const [i, link] of (await links.all()).entries()) {
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', ids[i] ?? '');
      }
      const box = await contents(page).boundingBox();
      expect(box?.height).toBeLessThan(844 * 0.45);
      expect(await topOf(page, 1)).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
      await expect(page.locator('main article p').nth(1)).toBeInViewport({ ratio: 1 });
    },
  );

  testReducedMotion(
    `${path}: the contents mark the clause that was jumped to, the last ones too`,
    inFullOn(path),
    async ({ page }) => {
      // So high that the last clauses do not reach its top.
      await page.setViewportSize({ width: 1440, height: 1200 });
      await page.goto(path);
      const current = contents(page).locator('[aria-current="location"]');
      await expect(current).toHaveCount(0);
      const links = await contents(page).getByRole('link').all();
      expect(links.length).toBeGreaterThan(6);
      for (const link of links) {
        await link.click();
        await expect(current).toHaveText((await link.textContent()) ?? '');
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(current).toHaveCount(0);
    },
  );
}

test('on a wide window the contents stand beside the text and stay', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/terms-of-service');
  await clause(page, 6).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  const list = await contents(page).boundingBox();
  const text = await page.locator('main article section p').first().boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  expect(list?.y).toBeGreaterThan(await barBottom(page));
  await expect(contents(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
});

testReducedMotion('the contents follow the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto('/terms-of-service');
  const current = contents(page).locator('[aria-current="location"]');
  for (const [number, name] of [
    [2, '2. Use of the App'],
    [5, '5. Prohibited Conduct'],
    [4, '4. Accounts and Security'],
  ] as const) {
    const clearance = (await barBottom(page)) + 12;
    await clause(page, number).evaluate(
      (heading, y) => scrollBy({ top: heading.getBoundingClientRect().top - y }),
      clearance,
    );
    await expect(current).toHaveText(name);
  }
  await page.keyboard.press('End');
  await expect(current).toHaveText('11. Governing Law');
  const mark = await current.evaluate((link) => getComputedStyle(link, '::before').opacity);
  expect(mark).toBe('1');
});

test('the clause being read is marked where colours are the visitor’s own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/terms-of-service#5-prohibited-conduct');
  const fills = await contents(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { opacity, backgroundColor } = getComputedStyle(link, '::before');
        return opacity === '1' && backgroundColor !== getComputedStyle(link).backgroundColor;
      }),
    );
  expect(fills.indexOf(true)).toBe(4);
  expect(fills.lastIndexOf(true)).toBe(4);
});

testReducedMotion('in a low window the contents scroll along with the mark', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 380 });
  await page.goto('/terms-of-service');
  await expect(contents(page).getByRole('link').last()).not.toBeInViewport();
  await page.goto('/terms-of-service#10-termination');
  await expect(contents(page).locator('[aria-current]')).toHaveText('10. Termination');
  await expect(contents(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
});

test('back at the top, the contents show their beginning again, and fade where they go on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 380 });
  await page.goto('/terms-of-service#10-termination');
  const scrolled = () => contents(page).evaluate((list) => list.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(0);
  const { fade, last } = await contents(page).evaluate((list) => {
    list.scrollTop = list.scrollHeight;
    const { bottom } = list.getBoundingClientRect();
    const [end] = [...list.querySelectorAll('a')].slice(-1);
    return {
      fade: Number.parseFloat(getComputedStyle(list, '::after').height),
      last: bottom - (end?.getBoundingClientRect().bottom ?? 0),
    };
  });
  expect(fade).toBeGreaterThan(0);
  expect(last, 'at its end nothing lies under the fade').toBeGreaterThanOrEqual(fade - 0.5);
});
