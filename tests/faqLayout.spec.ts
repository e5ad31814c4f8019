import type { Page } from '@playwright/test';
import { faq } from '../src/content/en/faq.ts';
import { IN_FULL } from './inFull.ts';
import { expect, test, testReducedMotion } from './site.ts';

const question = (page: Page, i: number) => page.locator('#faq summary').nth(i);
const answer = (page: Page, i: number) => page.locator('#faq details p').nth(i);
const hashOf = (i: number) => `#${encodeURIComponent(faq[i]?.question ?? '')}`;

const topsOf = (page: Page) =>
  page
    .locator('#faq summary')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
const topOf = async (page: Page, i: number): Promise<number> => (await topsOf(page))[i] ?? 0;

/**
 * Stops the clock of everything that moves, and tells what starts to. The page's own list of
 * animations leaves out what belongs to ::details-content; the browser's does not.
 */
async function stopMotion(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const started: { id: string; name: string }[] = [];
  devtools.on('Animation.animationStarted', ({ animation }) => started.push(animation));
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return {
    names: () => started.map(({ name }) => name),
    forget: () => {
      started.length = 0;
    },
    seek: (currentTime: number) =>
      devtools.send('Animation.seekAnimations', {
        animations: started.map(({ id }) => id),
        currentTime,
      }),
  };
}

test('opening and closing, a card passes through the heights in between', async ({ page }) => {
  await page.goto('/');
  await question(page, 0).scrollIntoViewIfNeeded();
  const closed = await topOf(page, 3);
  const motion = await stopMotion(page);
  for (const direction of [1, -1]) {
    const tops = [await topOf(page, 3)];
    await question(page, 0).click();
    await expect.poll(motion.names).toContain('grid-template-rows');
    expect(await topOf(page, 3)).toBe(tops[0]);
    for (const timeMs of [40, 80, 160, 1000]) {
      await motion.seek(timeMs);
      tops.push(await topOf(page, 3));
    }
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => (a - b) * direction));
    motion.forget();
  }
  expect(await topOf(page, 3)).toBe(closed);
});

testReducedMotion(
  'under reduced motion a card is open at once, and nothing moves',
  async ({ page }) => {
    await page.goto('/');
    const motion = await stopMotion(page);
    const closed = await topOf(page, 3);
    await question(page, 0).click();
    expect((await topOf(page, 3)) - closed).toBeGreaterThan(50);
    await question(page, 0).click();
    expect(await topOf(page, 3)).toBe(closed);
    expect(motion.names()).not.toContain('grid-template-rows');
  },
);

test('a card opened by the address is open at once, on load and later', async ({ page }) => {
  const motion = await stopMotion(page);
  await page.goto(`/${hashOf(1)}`);
  await expect(answer(page, 1)).toBeInViewport({ ratio: 1 });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hashOf(4));
  await expect(answer(page, 4)).toBeInViewport({ ratio: 1 });
  expect(motion.names()).not.toContain('grid-template-rows');
});

for (const [width, columns] of [
  [390, 1],
  [820, 2],
  [1440, 3],
] as const) {
  test.describe(`in ${columns} column(s)`, columns === 2 ? IN_FULL : {}, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 1600 });
      await page.goto('/');
      await page.locator('#faq').evaluate((section) => section.scrollIntoView());
    });

    test('whichever card opens, every row stays aligned', async ({ page }) => {
      for (let i = 0; i < faq.length; i++) {
        await question(page, i).click();
        const tops = await topsOf(page);
        const rows = Array.from({ length: faq.length / columns }, (_, row) =>
          tops.slice(row * columns, (row + 1) * columns),
        );
        for (const row of rows) expect(new Set(row).size).toBe(1);
      }
    });

    test('an open card leaves its neighbour as it was, to the pixel', async ({ page }) => {
      test.skip(columns === 1, 'there are no neighbours');
      const [opened, box] = [
        await question(page, 0).boundingBox(),
        await question(page, 1).boundingBox(),
      ];
      if (!opened || !box) throw new Error('A question has no box.');
      const clip = { ...box, y: box.y - 4, height: box.height + 12 };
      const before = await page.screenshot({ clip, caret: 'initial' });
      // By hand: before a click of its own Firefox's driver scrolls, and other stars stand behind.
      await page.mouse.click(opened.x + opened.width / 2, opened.y + opened.height / 2);
      await page.mouse.move(0, 0);
      await expect(answer(page, 0)).toBeVisible();
      expect((await page.screenshot({ clip, caret: 'initial' })).equals(before)).toBe(true);
    });

    test('a question of many lines makes its whole row as tall', async ({ page }) => {
      const heights = await page.locator('#faq summary').evaluateAll((all) => {
        const text = all[0]?.querySelector('span');
        if (text)
          text.textContent = 'How does it measure, and how is that even possible? '.repeat(4);
        return all.map((one) => one.getBoundingClientRect().height);
      });
      const [first = 0, ...others] = heights;
      expect(first).toBeGreaterThan(100);
      for (const neighbour of others.slice(0, columns - 1)) expect(neighbour).toBe(first);
      for (const other of others.slice(columns - 1)) expect(other).toBeLessThan(first);
    });
  });
}

test('a question opens downwards: nothing above the questions shifts', async ({ page }) => {
  await page.goto('/');
  await question(page, 0).scrollIntoViewIfNeeded();
  // Not only what the browser itself would count: on a slow machine it counts what was asked for.
  await page.evaluate(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    const faq = document.querySelector('#faq') ?? document.body;
    const shifted: string[] = [];
    Object.assign(globalThis, { shifted });
    new PerformanceObserver((list) => {
      for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources)) {
        // An answer's own box, which opens, is no node.
        if (!node) continue;
        const isBelow = faq.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
        if (!isBelow) shifted.push(`${node.nodeName} ${node.textContent?.slice(0, 30)}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  for (const i of [0, 1, 1]) {
    await question(page, i).click();
    const moving = () =>
      page.locator('#faq').evaluate((faq) => faq.getAnimations({ subtree: true }).length);
    await expect.poll(moving).toBe(0);
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toEqual([]);
});

test('every question is a target for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  for (const target of await page.locator('#faq :is(summary, a)').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
