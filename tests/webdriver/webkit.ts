/** Drives WebKitGTK, the nearest to Safari that Debian packages, over WebDriver Classic. */
import { mkdir, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { startServer } from '../startServer.ts';
import type { Browser, LaunchOptions } from './fixtures.ts';

const SCREEN = { width: 1280, height: 1024 };

/** True once a new document is parsed and its module scripts have run. */
const IS_LOADED = `String(!window.isLeft &&
  performance.getEntriesByType('navigation')[0]?.domContentLoadedEventEnd > 0)`;

/** Sends a command and returns its value; rejects when it fails. */
async function send<Value>(url: string, parameters?: object, method = 'POST'): Promise<Value> {
  // Now and then the driver never answers.
  const signal = AbortSignal.timeout(20_000);
  const init = parameters ? { method, body: JSON.stringify(parameters) } : {};
  const response = await fetch(url, { ...init, signal });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.message}`);
  return value;
}

export async function launchWebKit({ folder, condition }: LaunchOptions): Promise<Browser> {
  await mkdir(`${folder}/gtk-3.0`);
  const settings = `[Settings]\ngtk-enable-animations=${condition !== 'reducedMotion'}\n`;
  await writeFile(`${folder}/gtk-3.0/settings.ini`, settings);
  const screen = `-screen 0 ${SCREEN.width}x${SCREEN.height}x24 -nolisten tcp`;
  const { port, close } = await startServer((freePort) => ({
    program: 'xvfb-run',
    args: ['-a', '-s', screen, 'WebKitWebDriver', `--port=${freePort}`],
    environment: { GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder, TMPDIR: folder },
  }));
  const sessions = `http://127.0.0.1:${port}/session`;
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    // After 'eager' this driver never answers the next command; 'normal' also waits for videos.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      args: [
        '--automation',
        '--full-screen',
        ...(condition === 'autoplayDenied' ? ['--autoplay-policy=deny'] : []),
      ],
    },
  };

  async function openPage(viewport: { width: number; height: number }) {
    const capabilities = { alwaysMatch };
    const { sessionId } = await send<{ sessionId: string }>(sessions, { capabilities });
    const session = `${sessions}/${sessionId}`;
    // In the middle of the screen, where the pointer is: without a window manager, that gives it the focus.
    const x = (SCREEN.width - viewport.width) / 2;
    const y = (SCREEN.height - viewport.height) / 2;
    await send(`${session}/window/rect`, { x, y, ...viewport });
    const evaluate = (expression: string) =>
      send<string>(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
    return {
      evaluate,
      async load(url: string) {
        await evaluate('String((window.isLeft = true))');
        await send(`${session}/url`, { url });
        await expect.poll(() => evaluate(IS_LOADED)).toBe('true');
      },
      performActions: (actions: readonly object[]) => send<void>(`${session}/actions`, { actions }),
      async hasRole(selector: string, role: string, name: string) {
        const query = { using: 'css selector', value: selector };
        const [id] = Object.values(await send<object>(`${session}/element`, query));
        const element = `${session}/element/${id}`;
        const hasName = (await send(`${element}/computedlabel`)) === name;
        return hasName && (await send(`${element}/computedrole`)) === role;
      },
      close: () => send<void>(session, {}, 'DELETE'),
    };
  }
  return { openPage, close };
}
