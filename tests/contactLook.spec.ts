import type { Locator, Page } from '@playwright/test';
import { LIMITS } from '../src/contact/message.ts';
import { button, field, form, LABELS, type Label, MESSAGE, openForm } from './contactPage.ts';
import { expect, test, testReducedMotion } from './site.ts';

const trail = (page: Page) => form(page).locator('[data-part="sending"]');

async function open(page: Page, message: Partial<typeof MESSAGE> = {}): Promise<void> {
  await openForm(page);
  for (const [label, text] of Object.entries(message)) await field(page, label as Label).fill(text);
}

/** How the brightest and the commonest colour of a picture contrast, as WCAG counts it. */
async function contrastOf(page: Page, element: Locator): Promise<number> {
  // As it is: hiding the caret takes a style, which the page's policy blocks.
  const picture = (await element.screenshot({ caret: 'initial' })).toString('base64');
  const blank = await page.context().newPage();
  const contrast = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    // The words alone: a button's edge is a line, which is not read.
    const inset = 8;
    const { data: pixels } = context?.getImageData(
      inset,
      inset,
      image.width - 2 * inset,
      image.height - 2 * inset,
    ) ?? { data: [] };
    const linear = (byte = 0) =>
      byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
    const counts = new Map<number, number>();
    for (let i = 0; i < pixels.length; i += 4) {
      const [r, g, b] = [pixels[i], pixels[i + 1], pixels[i + 2]];
      const light = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      counts.set(light, (counts.get(light) ?? 0) + 1);
    }
    const [background = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    return (Math.max(...counts.keys()) + 0.05) / (background + 0.05);
  }, picture);
  await blank.close();
  return contrast;
}

testReducedMotion(
  '"Complete the form" can be read though the button is disabled',
  async ({ page }) => {
    await open(page);
    await expect(button(page)).toBeDisabled();
    expect(await contrastOf(page, button(page))).toBeGreaterThanOrEqual(4.5);
  },
);

test.describe('on its way, the message', () => {
  for (const [reducedMotion, testSo] of [
    ['no-preference', test],
    ['reduce', testReducedMotion],
  ] as const) {
    testSo(`shows a trail until it has arrived (motion: ${reducedMotion})`, async ({ page }) => {
      await open(page, MESSAGE);
      await expect(trail(page)).toHaveCount(0);
      let give: () => void = () => {};
      const given = new Promise<void>((resolve) => {
        give = resolve;
      });
      await page.route('**/email/send', async (route) => {
        await given;
        await route.fulfill({ status: 200, body: 'OK' });
      });
      const width = (await button(page).boundingBox())?.width;
      await button(page).click();
      await expect(trail(page)).toBeVisible();
      await expect(button(page)).toHaveText('Sending…');
      expect((await button(page).boundingBox())?.width).toBe(width);
      const animations = await trail(page).evaluate((svg) =>
        svg.getAnimations({ subtree: true }).map(({ effect }) => ({
          durationMs: Number(effect?.getComputedTiming().duration),
          moved: effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
        })),
      );
      expect(animations.length > 0).toBe(reducedMotion === 'no-preference');
      const own = ['offset', 'computedOffset', 'easing', 'composite'];
      for (const { durationMs, moved } of animations) {
        // WCAG 2.3.1: nothing flashes more than three times a second.
        expect(durationMs).toBeGreaterThan(1000 / 3);
        const properties = new Set(moved.flatMap(Object.keys).filter((key) => !own.includes(key)));
        expect([...properties]).toEqual(['opacity']);
      }
      give();
      await expect(trail(page)).toHaveCount(0);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each field has its keyboard, and is filled in by what it asks for', async ({ page }) => {
    await open(page);
    await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
    await expect(field(page, 'Email')).toHaveAttribute('inputmode', 'email');
    for (const label of LABELS)
      expect(
        await field(page, label).evaluate((e) => Number.parseFloat(getComputedStyle(e).fontSize)),
        `${label}: below 16 px a phone zooms in`,
      ).toBeGreaterThanOrEqual(16);
  });

  test('the Enter key leads from field to field, and sends what is complete', async ({
    page,
    mails,
  }) => {
    await open(page);
    const lines = ['Name', 'Email', 'Subject'] as const;
    await field(page, 'Name').focus();
    for (const [i, label] of lines.entries()) {
      await expect(field(page, label)).toHaveAttribute('enterkeyhint', 'next');
      await page.keyboard.type(MESSAGE[label]);
      await page.keyboard.press('Enter');
      await expect(field(page, lines[i + 1] ?? 'Message')).toBeFocused();
    }
    await page.keyboard.type('May our club');
    await page.keyboard.press('Enter');
    await page.keyboard.type('try the app?');
    await expect(field(page, 'Message')).toHaveValue('May our club\ntry the app?');
    await expect(field(page, 'Subject')).toHaveAttribute('enterkeyhint', 'send');
    await field(page, 'Subject').press('Enter');
    await expect(page.getByRole('status')).not.toBeEmpty();
    expect(mails).toHaveLength(1);
  });

  testReducedMotion(
    'the button comes last and spans the fields; a toast leaves it free',
    async ({ page }) => {
      await open(page, MESSAGE);
      await page.route('**/email/send', (route) => route.abort());
      const lowest = await form(page).evaluate((element) =>
        Math.max(
          ...[...element.querySelectorAll('p')].map((p) => p.getBoundingClientRect().bottom),
        ),
      );
      const send = await button(page).boundingBox();
      expect(send?.y).toBeGreaterThan(lowest);
      expect(send?.width).toBe((await field(page, 'Message').boundingBox())?.width);
      // At the window's lower edge, where a thumb finds it.
      await button(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await page.route('**/email/send', (route) => route.fulfill({ status: 200, body: 'OK' }));
      await button(page).tap();
      const shown = page.getByRole('status').locator('p');
      await expect(shown).toBeVisible();
      const toast = await shown.boundingBox();
      const pressed = await button(page).boundingBox();
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(pressed?.y ?? 0);
    },
  );
});

test('on a desk the Enter key of an incomplete form stays where it is', async ({ page }) => {
  await open(page, { Name: 'Mei Tanaka' });
  await field(page, 'Name').press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
});

testReducedMotion('the longest words stay inside, text enlarged or not', async ({ page }) => {
  const longest = { Name: 'W'.repeat(LIMITS.name.max), Message: 'w'.repeat(LIMITS.message.max) };
  await open(page, { ...MESSAGE, ...longest });
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
      const right = document.documentElement.clientWidth;
      const isOutside = (element: Element) => {
        const box = element.getBoundingClientRect();
        return box.right > 0 && (box.left < 0 || box.right > right);
      };
      return [...document.querySelectorAll('#contact *, #faq *')]
        .filter(isOutside)
        .map((element) => element.outerHTML.slice(0, 80));
    }, fontSize);
    expect(outside, `${width} px wide, text of ${fontSize}`).toEqual([]);
  }
});
