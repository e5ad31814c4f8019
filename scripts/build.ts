import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Builds the site in a process of its own.
 * @param folder where to, relative to the project
 * @param settings environment variables, which override those of this process
 * @param project the folder of the project
 * @throws an error with the output of the build if it fails
 */
export async function buildSite(
  folder: string,
  settings: Readonly<Record<string, string>>,
  project = '.',
): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('astro/package.json');
  const astro = join(dirname(manifest), 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--outDir', folder], {
    cwd: project,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await ended) !== 0) throw new Error(`The build failed.\n${output.join('\n')}`);
}
