/** As in Low Power Mode, which refuses even a film without sound. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, startWebKit } from './browser.ts';
import { countPlays, isPaused, show, waitAWhile } from './film.ts';
import { eventually, visiting } from './suite.ts';

visiting(
  'where films may not start by themselves',
  () => startWebKit({ window: DESKTOP, args: ['--autoplay-policy=deny'] }),
  (visit) => {
    test('the trailer keeps poster and controls, without an error, and is not tried over and over', async () => {
      const here = visit();
      await here.open('/');
      await countPlays(here);
      await show(here);
      await eventually(() => here.read('window.plays'), 1);
      await waitAWhile(here);
      assert.equal(await here.read('window.plays'), 1);
      assert.equal(await isPaused(here), true);
      assert.equal(await here.read(`document.querySelector('#trailer').controls`), true);
      assert.match(await here.read(`document.querySelector('#trailer').poster`), /^http/);
      assert.deepEqual(await here.errors(), []);
    });

    test('the demo opens with its controls, and closes', async () => {
      const here = visit();
      await here.open('/');
      await here.press('[data-opens="demo"]');
      await eventually(() => here.read(`document.querySelector('#demo').open`), true);
      await eventually(() => here.read(`document.querySelector('#demo video').controls`), true);
      await waitAWhile(here);
      assert.deepEqual(await here.errors(), []);
      await here.press('#demo [type="submit"]');
      await eventually(() => here.read(`document.querySelector('#demo').open`), false);
    });
  },
);
