/** Tests in browsers that Playwright cannot drive: the `visitor` fixture takes the place of `page`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, siteTest } from '../fixtures.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

const launchers = { firefox: launchFirefox, webkit: launchWebKit };

export interface WebDriverOptions {
  engine: keyof typeof launchers;
  /** What the visitor prefers or the device forbids: Low Power Mode denies even muted autoplay. */
  condition: 'none' | 'reducedMotion' | 'autoplayDenied';
}

export interface LaunchOptions {
  readonly condition: WebDriverOptions['condition'];
  /** An empty folder for the browser's profile. */
  readonly folder: string;
}

/** A running browser. */
export interface Browser {
  /** Opens a page with a storage of its own and a viewport in CSS pixels. */
  openPage(viewport: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

/** What both protocols of W3C WebDriver, Classic and BiDi, are used for here. */
interface Page {
  /** Loads a URL and waits until the document is parsed and its module scripts have run. */
  load(url: string): Promise<void>;
  /** Returns the string that an expression evaluates to in the page. */
  evaluate(expression: string): Promise<string>;
  performActions(actions: readonly object[]): Promise<void>;
  /** Whether assistive technology finds the element by this role and name. */
  hasRole(selector: string, role: string, name: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Collects, in the page, the errors from now on. */
function collectErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { errors });
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) => errors.push(event.violatedDirective));
  console.error = (...details) => errors.push(JSON.stringify(details));
}

/** Scrolls to an element; returns its centre, or null while it is covered or the layout is moving. */
function scrollToCentre(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const centre = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const isCovered = !element.contains(document.elementFromPoint(centre.x, centre.y));
  // Transitions of what a closed question hides never end.
  const isMoving = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running')
    .some(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility());
  return isCovered || isMoving ? null : centre;
}

function createVisitor(page: Page, baseURL = '') {
  const visitor = {
    hasRole: page.hasRole,
    /** Runs a function on the first such element, in the page; the result passes through JSON. */
    async read<Result, Found = HTMLElement>(selector: string, run: (element: Found) => Result) {
      const call = `(${run})(document.querySelector(${JSON.stringify(selector)}))`;
      return JSON.parse(await page.evaluate(`JSON.stringify(${call} ?? null)`)) as Result;
    },
    textOf: (selector: string) => visitor.read(selector, (element) => element.textContent),
    async open(path: string): Promise<void> {
      await page.load(new URL(path, baseURL).href);
      await visitor.read('html', collectErrors);
    },
    /** The errors since the page was opened or this was last called. */
    takeErrors: () => visitor.read('html', () => Reflect.get(window, 'errors').splice(0)),
    scrollTo: (selector: string) => visitor.read(selector, scrollToCentre),
    /** Clicks an element as soon as the layout stands still and nothing covers it. */
    async click(selector: string): Promise<void> {
      const point = (...actions: object[]) =>
        page.performActions([{ type: 'pointer', id: 'mouse', actions }]);
      await expect(async () => {
        const centre = await visitor.scrollTo(selector);
        expect(centre, `the centre of ${selector}`).not.toBeNull();
        await point({ type: 'pointerMove', ...centre });
      }).toPass();
      await point({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
    },
    /** Presses keys in turn: the characters of a text, or WebDriver's code points for others. */
    press: (keys: string) => {
      const types = ['keyDown', 'keyUp'];
      const actions = [...keys].flatMap((value) => types.map((type) => ({ type, value })));
      return page.performActions([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
  return visitor;
}

export type Visitor = ReturnType<typeof createVisitor>;

export const test = siteTest.extend<{ visitor: Visitor }, WebDriverOptions & { driver: Browser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  condition: ['none', { option: true, scope: 'worker' }],

  driver: [
    async ({ engine, condition }, use) => {
      const folder = await mkdtemp(join(tmpdir(), `${engine}-`));
      const driver = await launchers[engine]({ folder, condition });
      await use(driver);
      await driver.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],

  visitor: async ({ driver, viewport, baseURL }, use, testInfo) => {
    const page = await driver.openPage(viewport ?? { width: 1280, height: 800 });
    const visitor = createVisitor(page, baseURL);
    await use(visitor);
    // A browser that hangs would not answer; it is ended with the worker of the failed test.
    if (testInfo.status !== 'passed') return;
    expect(await visitor.takeErrors(), 'errors on the page').toEqual([]);
    await page.close();
  },
});

export { expect };
