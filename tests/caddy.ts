import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from './startServer.ts';

/** The site's host name, and the one that is redirected to it. */
interface Hosts {
  readonly site: string;
  readonly redirected: string;
}

/** Serves a folder with the committed `Caddyfile`, without certificates, on a free port. */
export async function startCaddy(program: string, folder: string, { site, redirected }: Hosts) {
  const home = await mkdtemp(join(tmpdir(), 'caddy-'));
  const config = join(home, 'Caddyfile');
  await writeFile(config, `{\n\tadmin off\n\tauto_https off\n}\nimport ${resolve('Caddyfile')}\n`);
  const { port, close } = await startServer((freePort) => ({
    program,
    args: ['run', '--adapter', 'caddyfile', '--config', config],
    environment: {
      HOME: home,
      SITE_ADDRESS: `http://localhost:${freePort}, http://${site}:${freePort}`,
      REDIRECT_ADDRESS: `http://${redirected}:${freePort}`,
      SITE_ROOT: resolve(folder),
    },
  }));
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await close();
      await rm(home, { recursive: true });
    },
  };
}
