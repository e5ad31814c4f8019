/** What every test in WebKit starts from: the built site, its mailbox, and a running browser. */
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Mail } from '../../dev/mailbox.ts';
import { type RunningSite, serveSite } from '../../dev/server.ts';
import { WITH_MAILBOX } from '../build.ts';
import type { RunningBrowser } from './browser.ts';

const PATIENCE_MS = 60_000;
const BETWEEN_LOOKS_MS = 50;

/** Looks again and again, on a page that may just be changing, until what is seen is expected. */
export async function eventually<Seen>(
  look: () => Promise<Seen>,
  expected: Seen,
  message?: string,
): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      assert.deepEqual(await look(), expected, message);
      return;
    } catch (difference) {
      if (Date.now() > giveUpAt) throw difference;
    }
    await wait(BETWEEN_LOOKS_MS);
  }
}

/** Notes what goes wrong in a page from now on, in the page itself. */
const NOTE_ERRORS = `
  window.noted = [];
  const note = (text) => window.noted.push(String(text));
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => note('blocked: ' + blockedURI));
  const { error } = console;
  console.error = (...args) => { note(args.map(JSON.stringify)); error(...args); };
`;

/** A visitor at a browser, on the site. */
export interface Visit {
  readonly driver: WebDriver;
  /** The messages that have arrived. */
  readonly mails: Mail[];
  /** Opens a page in a fresh state. On a site that `refuses`, nobody takes messages. */
  open(path: string, refuses?: boolean): Promise<void>;
  /** Loads the page anew. */
  reload(): Promise<void>;
  /** What has gone wrong since the page was opened. */
  errors(): Promise<string[]>;
  find(css: string): Promise<WebElement>;
  /** Brings something into view, at once, and clicks it. */
  press(css: string): Promise<void>;
  /** The value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  /** Puts the pointer somewhere in the window, and presses there. */
  pressAt(x: number, y: number): Promise<void>;
}

/** An expression: the page of this address has come, and its scripts have run. */
const isThere = (search: string) => `location.search.endsWith('${search}') &&
  performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd > 0`;

function makeVisit({ driver }: RunningBrowser, site: RunningSite, refusing: RunningSite) {
  let visits = 0;
  const find = async (css: string) => driver.findElement(By.css(css));
  const read = <Value>(expression: string): Promise<Value> =>
    driver.executeScript<Value>(`return ${expression}`);
  return {
    driver,
    read,
    async open(path: string, refuses = false): Promise<void> {
      const { url } = refuses ? refusing : site;
      visits += 1;
      // Numbered: to another hash alone the browser would only jump.
      const address = new URL(path, url);
      address.search = `visit=${visits}`;
      if (visits > 1) await driver.executeScript('localStorage.clear()');
      await driver.get(address.href);
      await eventually(() => read(isThere(address.search)), true);
      await driver.executeScript(NOTE_ERRORS);
      await eventually(() => read('document.fonts.status'), 'loaded');
    },
    async reload(): Promise<void> {
      await driver.executeScript('window.isOld = true; location.reload()');
      await eventually(() => read(`!window.isOld && ${isThere(`visit=${visits}`)}`), true);
    },
    errors: () => read<string[]>('window.noted'),
    find,
    press: (css: string) =>
      // Again where it was missed: what comes late moves what stands below.
      eventually(async () => {
        const element = await find(css);
        await driver.executeScript(
          `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
          element,
        );
        await element.click();
      }, undefined),
    pressAt: (x: number, y: number) =>
      driver.actions().move({ x, y, duration: 0 }).press().release().perform(),
  };
}

/** A group of tests that share one browser. */
export function visiting(
  name: string,
  start: () => Promise<RunningBrowser>,
  tests: (visit: () => Visit) => void,
): void {
  describe(name, () => {
    let visit: Visit | undefined;
    const endings: (() => Promise<void>)[] = [];
    before(async () => {
      const mails: Mail[] = [];
      const keepMail = async (mail: Mail) => void mails.push(mail);
      const site = await serveSite({ folder: WITH_MAILBOX, keepMail });
      const refusing = await serveSite({ folder: WITH_MAILBOX });
      endings.push(site.close, refusing.close);
      const browser = await start();
      endings.push(browser.close);
      visit = { ...makeVisit(browser, site, refusing), mails };
    });
    after(async () => {
      for (const end of endings) await end();
    });
    tests(() => {
      if (!visit) throw new Error('The browser has not started.');
      return visit;
    });
  });
}
