import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { browserEnvironment } from './systemFonts.ts';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** How to start a program that listens on a given port. */
interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Environment variables besides those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Starts a server on a free port and waits until it answers. `close` ends it and every process that it
 * has started; so does the end of this process.
 * @throws with the errors that the server has printed, if it does not answer
 */
export async function startServer(commandFor: (port: number) => Command) {
  const port = await findFreePort();
  const { program, args, environment } = commandFor(port);
  const server = spawn(program, args, {
    env: { ...browserEnvironment(), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    // It leads a process group, which can be ended as a whole.
    detached: true,
  });
  const errors = text(server.stderr);
  const kill = () => server.pid && process.kill(-server.pid);
  process.once('exit', kill);
  const close = async () => {
    process.off('exit', kill);
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    kill();
    await ended;
  };
  try {
    await expect(() => fetch(`http://127.0.0.1:${port}`)).toPass();
  } catch {
    await close();
    throw new Error(`${program} does not answer.\n${await errors}`);
  }
  return { port, close };
}
