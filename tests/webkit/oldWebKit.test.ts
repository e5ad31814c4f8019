/** A smoke test in an old WebKit, which stands for Safari 16: what matters is there and works. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site } from '../../site.config.ts';
import { messageForm } from '../../src/content/en/contact.ts';
import { startOldWebKit } from './browser.ts';
import { BUTTON, fillIn, MESSAGE, wakeForm } from './form.ts';
import { eventually, visiting } from './suite.ts';

visiting('an old WebKit', startOldWebKit, (visit) => {
  test('is old: it knows no exclusive questions and no nesting', async () => {
    const { open, read } = visit();
    await open('/');
    assert.equal(await read(`'name' in HTMLDetailsElement.prototype`), false);
    assert.equal(await read(`CSS.supports('selector(&)')`), false);
  });

  for (const path of ['/', '/terms-of-service', '/privacy-policy', '/no-such-page'])
    test(`shows all that is to be read on ${path}, and nothing sideways`, async () => {
      const { errors, open, read } = visit();
      await open(path);
      // The name at the head of a legal page is for paper, the code for those with a mouse.
      const unreadable = `[...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, label), footer a')]
        .filter((part) => !part.closest('details, dialog, noscript, nav, [aria-hidden], [hidden]'))
        .filter((part) => part.textContent !== '' && !part.nextElementSibling?.matches('[alt^="QR"]'))
        .filter((part) => part.textContent !== '${site.name}')
        .filter((part) => {
          const { width, height } = part.getBoundingClientRect();
          const { opacity, visibility } = getComputedStyle(part);
          return width === 0 || height === 0 || opacity === '0' || visibility === 'hidden';
        })
        .map((part) => part.outerHTML.slice(0, 80))`;
      await eventually(() => read(unreadable), []);
      const { scrollWidth, clientWidth } = await read<{ scrollWidth: number; clientWidth: number }>(
        `(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)`,
      );
      assert.equal(scrollWidth, clientWidth);
      assert.deepEqual(await errors(), []);
    });

  test('its links lead where they say', async () => {
    const { open, press, read } = visit();
    await open('/');
    await press('footer a[href="/privacy-policy"]');
    await eventually(() => read('location.pathname'), '/privacy-policy');
    await press('[data-part="nav-bar"] nav a[href="/#faq"]');
    await eventually(() => read('location.pathname + location.hash'), '/#faq');
  });

  test('one question is open at a time, its answer shown', async () => {
    const { open, press, read } = visit();
    await open('/');
    for (const place of [1, 4]) {
      await press(`#faq details:nth-of-type(${place}) summary`);
      const openOnes = `[...document.querySelectorAll('#faq details[open] p')]
        .map((answer) => answer.getBoundingClientRect().height > 20)`;
      await eventually(() => read(openOnes), [true]);
    }
  });

  test('the demo opens and closes', async () => {
    const { open, press, read } = visit();
    await open('/');
    await press('[data-opens="demo"]');
    await eventually(() => read(`document.querySelector('#demo').open`), true);
    await press('#demo [type="submit"]');
    await eventually(() => read(`document.querySelector('#demo').open`), false);
  });

  test('a message is sent', async () => {
    const here = visit();
    await here.open('/');
    await wakeForm(here);
    await fillIn(here);
    await here.press(BUTTON);
    const status = `document.querySelector('[data-part="toasts"] [role="status"]').textContent`;
    await eventually(() => here.read(status), messageForm.outcome.sent);
    assert.equal(here.mails.at(-1)?.params.message, MESSAGE.message);
  });
});
