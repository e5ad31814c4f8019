import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, startWebKit } from './browser.ts';
import { countPlays, leave, show, waitAWhile } from './film.ts';
import { eventually, visiting } from './suite.ts';

visiting(
  'by a visitor who prefers reduced motion',
  () => startWebKit({ window: DESKTOP, reducedMotion: true }),
  (visit) => {
    test('the trailer does not start by itself, but the demo plays when asked for', async () => {
      const here = visit();
      await here.open('/');
      assert.equal(await here.read(`matchMedia('(prefers-reduced-motion: reduce)').matches`), true);
      await countPlays(here);
      await show(here);
      await waitAWhile(here);
      assert.equal(await here.read('window.plays'), 0);
      await leave(here);
      await here.press('[data-opens="demo"]');
      await eventually(() => here.read(`document.querySelector('#demo video').paused`), false);
    });

    for (const path of ['/', '/terms-of-service', '/no-such-page'])
      test(`${path} is complete, and nothing on it moves`, async () => {
        const here = visit();
        await here.open(path);
        await here.pressAt(600, 500);
        assert.equal(await here.read('document.getAnimations().length'), 0);
        const hidden = `[...document.querySelectorAll('#hero-stage path, [data-part="out-exposure"]')]
          .filter((part) => getComputedStyle(part).opacity === '0').length`;
        assert.equal(await here.read(hidden), 0);
      });
  },
);
