import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faq } from '../../src/content/en/faq.ts';
import { startWebKit, WINDOWS } from './browser.ts';
import { eventually, type Visit, visiting } from './suite.ts';

/** Which questions are open, by their place. */
const openOnes = ({ read }: Visit) =>
  read<number[]>(
    `[...document.querySelectorAll('#faq details')].flatMap(({ open }, i) => (open ? [i] : []))`,
  );

/** A question, by its place. */
const questionAt = (place: number) => `#faq details:nth-of-type(${place + 1}) summary`;

for (const window of WINDOWS) {
  visiting(
    `the questions (${window.name})`,
    () => startWebKit({ window }),
    (visit) => {
      test('open one at a time, show their answers whole, and close', async () => {
        const here = visit();
        await here.open('/');
        for (const place of [0, 3, 5]) {
          await here.press(questionAt(place));
          await eventually(() => openOnes(here), [place]);
          const answer = `document.querySelectorAll('#faq details p')[${place}]`;
          await eventually(
            () => here.read(`getComputedStyle(${answer}.parentElement).opacity`),
            '1',
          );
          const isWhole = `${answer}.parentElement.clientHeight >= ${answer}.offsetHeight && ${answer}.offsetHeight > 20`;
          await eventually(() => here.read(isWhole), true);
        }
        await here.press(questionAt(5));
        await eventually(() => openOnes(here), []);
        assert.deepEqual(await here.errors(), []);
      });

      test('are opened by their address, below the bar, on load and later', async () => {
        const here = visit();
        const hashOf = (place: number) => `#${encodeURIComponent(faq[place]?.question ?? '')}`;
        await here.open(`/${hashOf(2)}`);
        await eventually(() => openOnes(here), [2]);
        const isClear = (place: number) =>
          `document.querySelectorAll('#faq details')[${place}].getBoundingClientRect().top >=
          document.querySelector('[data-part="nav-bar"]').getBoundingClientRect().bottom`;
        await eventually(() => here.read(isClear(2)), true);
        // What changes the address before that makes no entry of its own.
        await eventually(() => here.read('document.readyState'), 'complete');
        await here.driver.executeScript('location.hash = arguments[0]', hashOf(4));
        await eventually(() => openOnes(here), [4]);
        await eventually(() => here.read(isClear(4)), true);
        await here.driver.executeScript('history.back()');
        await eventually(() => openOnes(here), [2]);
      });
    },
  );
}
