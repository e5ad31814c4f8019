/** Starts the WebKit of a Linux desktop, the nearest to Safari that runs without a Mac. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findInstalled } from '../../dev/install.mjs';

const START_TIMEOUT_MS = 120_000;
const BETWEEN_LOOKS_MS = 50;

/** A window without any frame: all of it shows the page. */
interface Window {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Dots to the pixel. */
  readonly density: number;
}

export const DESKTOP: Window = { name: 'desktop', widthPx: 1280, heightPx: 800, density: 1 };
export const PHONE: Window = { name: 'phone', widthPx: 390, heightPx: 844, density: 3 };

/** Where the tests run: a short run has the time for one only. */
export const WINDOWS = process.env.SHORT_RUN ? [DESKTOP] : [DESKTOP, PHONE];

/** What a browser is started with. */
export interface Setup {
  readonly window: Window;
  readonly reducedMotion?: boolean;
  /** Further options of the browser's command line. */
  readonly args?: readonly string[];
}

/** A running browser, and how to end it. */
export interface RunningBrowser {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** Starts a screen nobody sees, and tells its name. */
async function startScreen({ widthPx, heightPx, density }: Window) {
  const size = `${widthPx * density}x${heightPx * density}x24`;
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb did not start.')));
    createInterface(child.stdout).once('line', resolve);
  });
  return { child, display: `:${number}` };
}

/** A home directory for the browser's settings, with nothing of this machine's in it. */
async function makeSettings(reducedMotion: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  const settings = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`;
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), settings);
  return folder;
}

/** Starts a driver, waits until it answers, and opens a session with it. */
export async function startDriver(
  program: string,
  capabilities: object,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningBrowser> {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  const url = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  const answers = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (Date.now() > giveUpAt) throw new Error(`${program} does not answer.`);
    await wait(BETWEEN_LOOKS_MS);
  }
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    // Who opens a page waits for it: the driver would wait for `load`, seconds later where films are.
    .withCapabilities(new Capabilities({ pageLoadStrategy: 'none', ...capabilities }))
    .build();
  return {
    driver,
    async close() {
      await driver.quit();
      await end(child);
    },
  };
}

/** Starts WebKitGTK with a screen, a home and a driver of its own. */
export async function startWebKit(setup: Setup): Promise<RunningBrowser> {
  const { window, reducedMotion = false, args = [] } = setup;
  const binary = findInstalled('libwebkit2gtk-4.1-0', 'MiniBrowser');
  const screen = await startScreen(window);
  const settings = await makeSettings(reducedMotion);
  const browser = await startDriver(
    'WebKitWebDriver',
    {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen', ...args] },
    },
    {
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      GDK_SCALE: String(window.density),
      XDG_CONFIG_HOME: settings,
    },
  );
  // Without a window manager nobody makes the window as large as its screen.
  const { widthPx: width, heightPx: height } = window;
  await browser.driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    driver: browser.driver,
    async close() {
      await browser.close();
      await end(screen.child);
      await rm(settings, { recursive: true, force: true });
    },
  };
}

/** Starts WPE WebKit 2.38, which needs no screen: 800 by 600 pixels. */
export function startOldWebKit(): Promise<RunningBrowser> {
  return startDriver('WPEWebDriver', {
    browserName: 'cog',
    // This old driver loses what it asks a page that has not come.
    pageLoadStrategy: 'normal',
    'wpe:browserOptions': {
      binary: '/usr/bin/cog',
      args: ['--automation', '--platform=headless'],
    },
  });
}
