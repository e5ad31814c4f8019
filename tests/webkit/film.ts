/** The trailer, as a visitor comes and goes. */
import type { Visit } from './suite.ts';

/** Whether the trailer rests. */
export const isPaused = ({ read }: Visit) =>
  read<boolean>(`document.querySelector('#trailer').paused`);
/** Brings the trailer into view. */
export const show = ({ driver }: Visit) =>
  driver.executeScript(
    `document.querySelector('#trailer').scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
/** Goes back to the top, where the trailer is not seen. */
export const leave = ({ driver }: Visit) =>
  driver.executeScript(`scrollTo({ top: 0, behavior: 'instant' })`);

/** As a visitor who switches to another tab, or comes back. */
export const setTabHidden = ({ driver }: Visit, hidden: boolean) =>
  driver.executeScript(
    `Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });
     document.dispatchEvent(new Event('visibilitychange'));`,
    hidden,
  );

/** Counts how often the page tells a film to play. */
export const countPlays = ({ driver }: Visit) =>
  driver.executeScript(
    `window.plays = 0;
     const { play } = HTMLMediaElement.prototype;
     HTMLMediaElement.prototype.play = function () { window.plays += 1; return play.call(this); };`,
  );

/** Waits for as long as it takes to try over and over. */
export const waitAWhile = ({ driver }: Visit) =>
  driver.executeAsyncScript('setTimeout(arguments[0], 1500)');
