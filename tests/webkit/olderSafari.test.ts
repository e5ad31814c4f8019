/** The page without what Safari has learnt last. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, startWebKit } from './browser.ts';
import { eventually, visiting } from './suite.ts';

const FEATURES = [
  'ScrollDrivenAnimations',
  'CSSAnchorPositioning',
  'CrossDocumentViewTransitions',
  'ViewTransitions',
];

visiting(
  'a Safari without the newest of CSS',
  () =>
    startWebKit({
      window: DESKTOP,
      args: [`--features=${FEATURES.map((name) => `-${name}`).join(',')}`],
    }),
  (visit) => {
    test('lacks what was switched off', async () => {
      const { open, read } = visit();
      await open('/');
      assert.equal(await read(`CSS.supports('animation-timeline', 'view()')`), false);
      assert.equal(await read(`'startViewTransition' in document`), false);
    });

    for (const path of ['/', '/terms-of-service', '/no-such-page'])
      test(`shows all of ${path}`, async () => {
        const { errors, open, read } = visit();
        await open(path);
        const invisible = `[...document.querySelectorAll('main :is(h1, h2, p, a, img, video, label, path), footer *')]
          .filter((part) => !part.closest('details, dialog, [aria-hidden] label, noscript') && getComputedStyle(part).opacity === '0')
          .map((part) => part.outerHTML.slice(0, 80))`;
        await eventually(() => read(invisible), []);
        assert.equal(await read('document.documentElement.scrollWidth'), DESKTOP.widthPx);
        assert.deepEqual(await errors(), []);
      });

    test('goes from page to page', async () => {
      const { open, press, read } = visit();
      await open('/');
      await press('footer a[href="/terms-of-service"]');
      await eventually(() => read('location.pathname'), '/terms-of-service');
    });
  },
);
