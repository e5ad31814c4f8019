import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startWebKit, WINDOWS } from './browser.ts';
import { isPaused, leave, setTabHidden, show } from './film.ts';
import { eventually, visiting } from './suite.ts';

for (const window of WINDOWS) {
  visiting(
    `the trailer (${window.name})`,
    () => startWebKit({ window }),
    (visit) => {
      test('plays while it is seen, and rests while it is not', async () => {
        const here = visit();
        await here.open('/');
        await show(here);
        await eventually(() => isPaused(here), false);
        await eventually(
          () => here.read(`document.querySelector('#trailer').currentTime > 0`),
          true,
        );
        await leave(here);
        await eventually(() => isPaused(here), true);
        await show(here);
        await eventually(() => isPaused(here), false);
        await setTabHidden(here, true);
        await eventually(() => isPaused(here), true);
        await setTabHidden(here, false);
        await eventually(() => isPaused(here), false);
        assert.deepEqual(await here.errors(), []);
      });
    },
  );
}
