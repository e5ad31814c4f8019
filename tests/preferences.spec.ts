/** What a visitor has asked the system for: more contrast, no transparency, colours of their own. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const bar = (page: Page) => page.locator('[data-part="nav-bar"]');

/** Playwright has no word for this preference. */
async function reduceTransparency(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const features = ['transparency', 'motion'].map((what) => ({
    name: `prefers-reduced-${what}`,
    value: 'reduce',
  }));
  await session.send('Emulation.setEmulatedMedia', { features });
}

/** What is drawn with a see-through background, and how much is seen through it. */
const translucent = (page: Page) =>
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

test('where transparency is reduced, nothing shines through', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be told to prefer this');
  await page.goto('/');
  await page.getByText('Watch demo').click();
  // The test sees what is translucent for everyone else.
  expect((await translucent(page)).length).toBeGreaterThan(2);
  await reduceTransparency(page);
  expect(await translucent(page)).toEqual([]);
});

/** How strong the lines and the quiet words are, from 0 to 1, and how thick the ring. */
const strengths = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const root = getComputedStyle(document.documentElement);
    /** The brightness of a colour lying on the page. */
    const brightness = (token: string) => {
      if (!canvas) throw new Error('no canvas');
      for (const colour of ['--night', token]) {
        canvas.fillStyle = root.getPropertyValue(colour);
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3 / 255;
    };
    return {
      hairline: brightness('--hairline'),
      fieldLine: brightness('--field-line'),
      quiet: brightness('--quiet'),
      text: brightness('--text'),
      ring: Number.parseFloat(
        getComputedStyle(document.activeElement ?? document.body).outlineWidth,
      ),
    };
  });

test('where more contrast is asked for, lines, quiet words and the ring are stronger', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const usual = await strengths(page);
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
  const more = await strengths(page);
  for (const [what, strength] of Object.entries(usual) as [keyof typeof usual, number][])
    expect(more[what], what).toBeGreaterThan(strength * 1.15);
});

test('in forced colours every box has its edge, and what is current its mark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  await page.keyboard.press('Tab');
  for (const box of [
    bar(page),
    page.getByRole('link', { name: 'Download Now' }).first(),
    page.getByText('Watch demo'),
    page.locator('textarea'),
    page.locator('#contact form [type="submit"]'),
    page.locator('dialog'),
  ]) {
    const { borderTopWidth, borderTopColor, backgroundColor } = await box.evaluate((element) => {
      const style = getComputedStyle(element);
      return {
        borderTopWidth: Number.parseFloat(style.borderTopWidth),
        borderTopColor: style.borderTopColor,
        backgroundColor: style.backgroundColor,
      };
    });
    expect(borderTopWidth).toBeGreaterThanOrEqual(1);
    expect(borderTopColor).not.toBe(backgroundColor);
  }
  const current = bar(page).locator('[aria-current]');
  const streak = await current.evaluate(
    (link) => getComputedStyle(link, '::after').backgroundColor,
  );
  expect(streak).toBe('rgb(0, 0, 0)');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return { outlineStyle, outlineWidth };
  });
  expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '2px' });
});
