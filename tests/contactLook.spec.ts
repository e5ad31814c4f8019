/** The contact form as it looks: what axe leaves out, and long texts. */
import sharp from 'sharp';
import { LIMITS } from '../src/contact/message.ts';
import { expect, testReducedMotion as test } from './fixtures.ts';
import { contrastRatio, readLuminances } from './luminance.ts';

test('the disabled button is legible, and the longest texts stay in the window', async ({
  page,
  form,
}) => {
  await form.open();
  // axe leaves out what is disabled.
  await expect(form.button).toBeDisabled();
  const box = await form.button.boundingBox();
  const BORDER_PX = 8;
  // Hiding the caret would take a style, which the page's policy blocks.
  const screenshot = sharp(await form.button.screenshot({ caret: 'initial' })).extract({
    left: BORDER_PX,
    top: BORDER_PX,
    width: Math.floor(box?.width ?? 0) - 2 * BORDER_PX,
    height: Math.floor(box?.height ?? 0) - 2 * BORDER_PX,
  });
  const luminances = await readLuminances(screenshot);
  const background = luminances.toSorted((a, b) => a - b)[Math.floor(luminances.length / 2)] ?? 0;
  expect(contrastRatio(Math.max(...luminances), background)).toBeGreaterThanOrEqual(4.5);

  await form.fill({ Name: 'W'.repeat(LIMITS.name.max) });
  for (const [width, fontSize] of [
    [320, '100%'],
    [320, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      for (const link of document.querySelectorAll('#contact dd a'))
        link.textContent = 'a.rather.long.mailbox.name@smash.example';
      const { clientWidth } = document.documentElement;
      return [...document.querySelectorAll('#contact *')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return right > 0 && (left < 0 || right > clientWidth);
        })
        .map((element) => element.outerHTML.slice(0, 80));
    }, fontSize);
    expect(outside, `${width} px wide, text of ${fontSize}`).toEqual([]);
  }
});
