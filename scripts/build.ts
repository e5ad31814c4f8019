import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Astro's program, relative to the project. */
export const ASTRO = 'node_modules/astro/bin/astro.mjs';

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
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...settings };
  const options = { cwd: project, env, maxBuffer: Infinity };
  const build = promisify(execFile)(
    process.execPath,
    [ASTRO, 'build', '--outDir', folder],
    options,
  );
  await build.catch(({ stdout, stderr }) => {
    throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  });
}
