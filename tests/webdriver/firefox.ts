/** Drives an installed Firefox over WebDriver BiDi, which it speaks without geckodriver. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { findProgram } from '../../scripts/install.mjs';
import { startServer } from '../startServer.ts';
import type { Browser, LaunchOptions } from './fixtures.ts';

const PREFERENCES = {
  none: '',
  reducedMotion: 'user_pref("ui.prefersReducedMotion", 1);',
  // 5 also blocks videos without sound.
  autoplayDenied: 'user_pref("media.autoplay.default", 5);',
};

/** Connects to the browser; returns a function that sends one command at a time. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return async <Result>(method: string, params: object): Promise<Result> => {
    const message = once(socket, 'message');
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = await message;
    const reply = JSON.parse(data);
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`);
    return reply.result;
  };
}

export async function launchFirefox({ folder, condition }: LaunchOptions): Promise<Browser> {
  await writeFile(`${folder}/user.js`, PREFERENCES[condition]);
  const { port, close } = await startServer((freePort) => ({
    program: findProgram('firefox') ?? 'firefox',
    args: ['--headless', '--no-remote', '--profile', folder, `--remote-debugging-port=${freePort}`],
  }));
  const send = await connect(`ws://127.0.0.1:${port}/session`);
  await send('session.new', { capabilities: {} });

  async function openPage(viewport: { width: number; height: number }) {
    // It shares no storage with the pages of other tests.
    const userContext = await send<{ userContext: string }>('browser.createUserContext', {});
    const tab = { type: 'tab', ...userContext };
    const { context } = await send<{ context: string }>('browsingContext.create', tab);
    await send('browsingContext.setViewport', { context, viewport });
    const locate = async (type: 'css' | 'accessibility', value: unknown, startNodes?: object[]) => {
      const params = { context, locator: { type, value }, startNodes };
      return (await send<{ nodes: object[] }>('browsingContext.locateNodes', params)).nodes;
    };
    return {
      load: (url: string) =>
        send<void>('browsingContext.navigate', { context, url, wait: 'interactive' }),
      async evaluate(expression: string) {
        const params = { expression, target: { context }, awaitPromise: false };
        const reply = await send<{ result?: { value: string } }>('script.evaluate', params);
        if (!reply.result) throw new Error(JSON.stringify(reply));
        return reply.result.value;
      },
      performActions: (actions: readonly object[]) =>
        send<void>('input.performActions', { context, actions }),
      async hasRole(selector: string, role: string, name: string) {
        // Looking through the whole page takes many seconds.
        const parent = await locate('css', `:has(> :is(${selector}))`);
        return (await locate('accessibility', { role, name }, parent)).length === 1;
      },
      close: () => send<void>('browser.removeUserContext', userContext),
    };
  }
  return { openPage, close };
}
