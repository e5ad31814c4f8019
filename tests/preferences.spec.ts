/** System settings of visitors: less transparency, more contrast, forced colours. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The elements and pseudo-elements that something shines through. */
const readTranslucent = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main *, dialog, footer *')].flatMap(
      (element) =>
        [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
          const { backgroundColor, backdropFilter } = getComputedStyle(element, pseudo);
          const alpha = Number(/rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1);
          const isSolid = (alpha === 0 || alpha === 1) && /^none|^$/.test(backdropFilter);
          return isSolid ? [] : [`${element.localName}${pseudo ?? ''}: ${backgroundColor}`];
        }),
    ),
  );

test('with reduced transparency nothing shines through', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can emulate this setting');
  await page.goto('/');
  await page.getByText('Watch demo').click();
  expect((await readTranslucent(page)).length, 'without the setting').toBeGreaterThan(2);
  const session = await page.context().newCDPSession(page);
  const features = ['prefers-reduced-transparency', 'prefers-reduced-motion'].map((name) => ({
    name,
    value: 'reduce',
  }));
  await session.send('Emulation.setEmulatedMedia', { features });
  expect(await readTranslucent(page)).toEqual([]);
});

/** The brightness of lines and texts on the page, from 0 to 1, and the width of the focus ring. */
const readStrengths = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas.');
    const root = getComputedStyle(document.documentElement);
    const brightnessOf = (token: string) => {
      for (const colour of ['--bg', token]) {
        canvas.fillStyle = root.getPropertyValue(colour);
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3 / 255;
    };
    const { outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return {
      ...Object.fromEntries(
        ['--border', '--field-border', '--text-muted', '--text'].map((token) => [
          token,
          brightnessOf(token),
        ]),
      ),
      ring: Number.parseFloat(outlineWidth),
    } as Record<string, number>;
  });

test('with more contrast lines, quiet texts and the focus ring are stronger', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.keyboard.press('Tab');
  const usual = await readStrengths(page);
  await page.emulateMedia({ contrast: 'more' });
  const more = await readStrengths(page);
  for (const [what, strength] of Object.entries(usual))
    expect(more[what], what).toBeGreaterThan(strength * 1.15);
});

test('in forced colours boxes have edges, and what is current or focused is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  await page.keyboard.press('Tab');
  const styleOf = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudoElement) => {
        const style = getComputedStyle(element, pseudoElement);
        const { backgroundColor, borderTopColor, borderTopWidth, outlineStyle, outlineWidth } =
          style;
        return { backgroundColor, borderTopColor, borderTopWidth, outlineStyle, outlineWidth };
      }, pseudo);
  for (const box of [
    '[data-part="nav-bar"]',
    '#home a:has-text("Download Now")',
    'text="Watch demo"',
    'textarea',
    '#contact form [type="submit"]',
    'dialog',
  ]) {
    const { backgroundColor, borderTopColor, borderTopWidth } = await styleOf(box);
    expect(Number.parseFloat(borderTopWidth), box).toBeGreaterThanOrEqual(1);
    expect(borderTopColor, box).not.toBe(backgroundColor);
  }
  const mark = await styleOf('[data-part="nav-bar"] [aria-current]', '::after');
  expect(mark.backgroundColor).toBe('rgb(0, 0, 0)');
  expect(await styleOf(':focus')).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
});
