/** The contact form as it looks: contrast, the sending indicator, phones and long texts. */
import sharp from 'sharp';
import { LIMITS } from '../src/contact/message.ts';
import { EMAIL_ENDPOINT, LABELS } from './contactForm.ts';
import { expect, holdRequests, test } from './fixtures.ts';
import { contrastRatio, readLuminances } from './luminance.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// axe leaves out what is disabled.
test('"Complete the form" is legible though the button is disabled', async ({ form }) => {
  await form.open();
  await expect(form.button).toBeDisabled();
  const box = await form.button.boundingBox();
  // Hiding the caret would take a style, which the page's policy blocks.
  const screenshot = sharp(await form.button.screenshot({ caret: 'initial' }));
  const BORDER_PX = 8;
  const luminances = await readLuminances(
    screenshot.extract({
      left: BORDER_PX,
      top: BORDER_PX,
      width: Math.floor(box?.width ?? 0) - 2 * BORDER_PX,
      height: Math.floor(box?.height ?? 0) - 2 * BORDER_PX,
    }),
  );
  const background = luminances.toSorted((a, b) => a - b)[Math.floor(luminances.length / 2)] ?? 0;
  expect(contrastRatio(Math.max(...luminances), background)).toBeGreaterThanOrEqual(4.5);
});

test('the sending indicator only fades, less than three times a second', async ({ page, form }) => {
  await form.open();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const answer = await holdRequests(page, EMAIL_ENDPOINT);
  const indicator = form.element.locator('[data-part="sending"]');
  await form.fill();
  await expect(indicator).toHaveCount(0);
  await form.button.click();
  await expect(indicator).toBeVisible();
  const readAnimations = () =>
    indicator.evaluate((svg) =>
      svg.getAnimations({ subtree: true }).map(({ effect }) => ({
        durationMs: Number(effect?.getComputedTiming().duration),
        keyframe: effect instanceof KeyframeEffect ? effect.getKeyframes()[0] : undefined,
      })),
    );
  const animations = await readAnimations();
  expect(animations.length).toBeGreaterThan(0);
  for (const { durationMs, keyframe } of animations) {
    // WCAG 2.3.1
    expect(durationMs).toBeGreaterThan(1000 / 3);
    const { offset, computedOffset, easing, composite, ...properties } = keyframe ?? {};
    expect(Object.keys(properties)).toEqual(['opacity']);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await readAnimations()).toEqual([]);
  await expect(indicator).toBeVisible();
  answer();
  await expect(indicator).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright emulates no phones there');
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fields have their keyboards, and a toast leaves the button free', async ({
    page,
    form,
  }) => {
    await form.open();
    await expect(form.field('Name')).toHaveAttribute('autocomplete', 'name');
    await expect(form.field('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(form.field('Email')).toHaveAttribute('inputmode', 'email');
    for (const label of LABELS) {
      const fontSize = await form.field(label).evaluate((e) => getComputedStyle(e).fontSize);
      // Phones zoom in on smaller text.
      expect(Number.parseFloat(fontSize), label).toBeGreaterThanOrEqual(16);
    }
    await form.fill();
    const lowestPx = await form.element.evaluate((element) =>
      Math.max(...[...element.querySelectorAll('p')].map((p) => p.getBoundingClientRect().bottom)),
    );
    const send = await form.button.boundingBox();
    expect(send?.y).toBeGreaterThan(lowestPx);
    expect(send?.width).toBe((await form.field('Message').boundingBox())?.width);
    // At the lower edge of the window, where the toast appears.
    await form.button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await form.button.tap();
    const toast = await page.getByRole('status').locator('p').boundingBox();
    const pressed = await form.button.boundingBox();
    expect((toast?.y ?? Number.NaN) + (toast?.height ?? 0)).toBeLessThan(pressed?.y ?? 0);
  });
});

test('the longest texts stay in the window, text enlarged or not', async ({ page, form }) => {
  await form.open();
  await form.fill({
    Name: 'W'.repeat(LIMITS.name.max),
    Message: 'w'.repeat(LIMITS.message.max),
  });
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
      return [...document.querySelectorAll('#contact *, #faq *')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return right > 0 && (left < 0 || right > clientWidth);
        })
        .map((element) => element.outerHTML.slice(0, 80));
    }, fontSize);
    expect(outside, `${width} px wide, text of ${fontSize}`).toEqual([]);
  }
});
