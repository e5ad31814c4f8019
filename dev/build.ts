import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Builds the site into a folder.
 * @param folder where to, from the project's folder
 * @param settings environment variables of the build, over those of this process
 * @param project the folder of the project to build
 * @throws with the builder's output when it fails
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
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
}
