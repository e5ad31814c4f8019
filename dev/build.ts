import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Builds the site into a folder.
 * @param settings environment variables of the build, over those of this process
 * @param root folder of the project, and what the other folder is relative to
 * @throws with the builder's output when it fails
 */
export async function buildSite(
  folder: string,
  settings: Readonly<Record<string, string>>,
  root = process.cwd(),
): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('astro/package.json');
  const astro = join(dirname(manifest), 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--outDir', folder], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
}
