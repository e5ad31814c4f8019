import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, PHONE, startWebKit } from './browser.ts';
import { eventually, visiting } from './suite.ts';

const BAR = '[data-part="nav-bar"]';
const boxOf = (css: string) =>
  `(({ left, right, bottom, width }) => ({ left, right, bottom, width }))(document.querySelector('${css}').getBoundingClientRect())`;
const PILL_OPACITY = `getComputedStyle(document.querySelector('[data-part="nav-pill"]')).opacity`;

visiting(
  'at a desk',
  () => startWebKit({ window: DESKTOP }),
  (visit) => {
    test('the pill lies under the link the pointer is over, and fades when it leaves', async () => {
      const { driver, open, find, read } = visit();
      await open('/');
      for (const anchor of ['#contact', '#faq']) {
        const link = `${BAR} nav a[href="${anchor}"]`;
        await driver
          .actions()
          .move({ origin: await find(link), duration: 0 })
          .perform();
        await eventually(() => read(PILL_OPACITY), '1');
        const sides = async (css: string) => {
          const { left, right } = await read<{ left: number; right: number }>(boxOf(css));
          return [Math.round(left), Math.round(right)];
        };
        await eventually(() => sides('[data-part="nav-pill"]'), await sides(link));
      }
      await driver.actions().move({ x: 600, y: 600, duration: 0 }).perform();
      await eventually(() => read(PILL_OPACITY), '0');
    });

    test('the pill hides after a click, which leads to its section below the bar', async () => {
      const { open, press, read } = visit();
      await open('/');
      await press(`${BAR} nav a[href="#faq"]`);
      await eventually(() => read('location.hash'), '#faq');
      await eventually(() => read(PILL_OPACITY), '0');
      const isClear = `${boxOf('#faq-title')}.bottom > ${boxOf(BAR)}.bottom && ${boxOf('#faq-title')}.bottom < innerHeight`;
      await eventually(() => read(isClear), true);
      await eventually(
        () => read(`document.querySelector('${BAR} [aria-current]')?.textContent`),
        'FAQ',
      );
    });

    test('the bar shrinks once the page is scrolled, and grows again', async () => {
      const { driver, open, read } = visit();
      await open('/');
      const full = await read<{ width: number }>(boxOf(BAR));
      await driver.executeScript('scrollTo({ top: 400, behavior: "instant" })');
      await eventually(() => read(`${boxOf(BAR)}.width < ${full.width}`), true);
      await driver.executeScript('scrollTo({ top: 0, behavior: "instant" })');
      await eventually(() => read(`${boxOf(BAR)}.width`), full.width);
    });
  },
);

visiting(
  'on a phone',
  () => startWebKit({ window: PHONE }),
  (visit) => {
    test('the bar fits, and its links lead to their sections', async () => {
      const { open, press, read } = visit();
      await open('/');
      const { width } = await read<{ width: number }>(boxOf(BAR));
      assert.ok(Math.abs(width - (390 * 11) / 12) < 1, `${width} px`);
      await press(`${BAR} nav a[href="#contact"]`);
      await eventually(() => read('location.hash'), '#contact');
      await eventually(
        () => read(`${boxOf('#contact-title')}.bottom > ${boxOf(BAR)}.bottom`),
        true,
      );
      assert.equal(await read('document.documentElement.scrollWidth'), 390);
    });
  },
);
