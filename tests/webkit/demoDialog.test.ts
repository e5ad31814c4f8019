import { test } from 'node:test';
import { Key } from 'selenium-webdriver';
import { startWebKit, WINDOWS } from './browser.ts';
import { eventually, type Visit, visiting } from './suite.ts';

const OPENER = '[data-opens="demo"]';
const isOpen = ({ read }: Visit) => read<boolean>(`document.querySelector('#demo').open`);
const isPaused = ({ read }: Visit) => read<boolean>(`document.querySelector('#demo video').paused`);

const WAYS_TO_CLOSE: Record<string, (visit: Visit) => Promise<void>> = {
  'the close button': ({ press }) => press('#demo [type="submit"]'),
  'the Escape key': ({ driver }) => driver.actions().sendKeys(Key.ESCAPE).perform(),
  'a click on the backdrop': ({ pressAt }) => pressAt(5, 5),
};

for (const window of WINDOWS) {
  visiting(
    `the demo (${window.name})`,
    () => startWebKit({ window }),
    (visit) => {
      for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
        test(`opens and plays; ${way} closes it, pauses it and gives the focus back`, async () => {
          const here = visit();
          await here.open('/');
          await here.press(OPENER);
          await eventually(() => isOpen(here), true);
          await eventually(() => isPaused(here), false);
          await eventually(
            () => here.read(`document.querySelector('#demo video').currentTime > 0`),
            true,
          );
          await close(here);
          await eventually(() => isOpen(here), false);
          await eventually(() => isPaused(here), true);
          await eventually(() => here.read(`document.activeElement.matches('${OPENER}')`), true);
          await eventually(() => here.errors(), []);
        });
      }

      test('fits the window, and its transcript can be read', async () => {
        const here = visit();
        await here.open('/');
        await here.press(OPENER);
        await eventually(() => isOpen(here), true);
        await here.press('#demo summary');
        await here.driver.executeScript(
          `document.querySelector('#demo details p:last-of-type').scrollIntoView({ block: 'nearest' })`,
        );
        const fits = `(({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)
        (document.querySelector('#demo').getBoundingClientRect())`;
        await eventually(() => here.read(fits), true);
      });
    },
  );
}
