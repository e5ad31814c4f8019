/** Debian's Caddy, with the committed configuration as it is, on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RunningSite } from '../dev/server.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}

/** Around the site's own configuration: no certificates, and no port for administration, and so nothing kept. */
const TEST_SETTINGS = `{
	admin off
	auto_https off
}
import ${resolve('Caddyfile')}
`;

/**
 * Starts serving a folder, at an address of its own and for other hosts that lead to the same machine.
 * Throws with what the server has said when it does not start. */
export async function startCaddy(
  program: string,
  folder: string,
  hosts: readonly string[] = [],
): Promise<RunningSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const addresses = ['localhost', ...hosts].map((host) => `http://${host}:${port}`).join(', ');
  const place = await mkdtemp(join(tmpdir(), 'caddy-'));
  const config = join(place, 'Caddyfile');
  await writeFile(config, TEST_SETTINGS);
  const server = spawn(program, ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...process.env, HOME: place, SITE_ADDRESS: addresses, SITE_ROOT: resolve(folder) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk) => (said += chunk));
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries++) {
    if (server.exitCode !== null || tries > 600) throw new Error(`Caddy did not start.\n${said}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    close: async () => {
      if (server.exitCode === null && server.kill()) await once(server, 'exit');
      await rm(place, { recursive: true });
    },
  };
}
