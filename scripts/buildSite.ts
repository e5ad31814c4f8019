import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { builtFiles } from './build/builtFiles.ts';

/** Astro's program, relative to the project. */
const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** The files that hosts compress as they send them, with a medium Brotli quality. */
const TEXT_FILE = /\.(?:html|css|js|json|svg|txt|vtt|xml)$/;
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Builds the site in a process of its own, to be served by `serveSite`: each text has a compressed copy
 * beside it.
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
  for (const { file } of await builtFiles(join(project, folder)))
    if (TEXT_FILE.test(file))
      await writeFile(
        `${file}.br`,
        await promisify(brotliCompress)(await readFile(file), BROTLI_OPTIONS),
      );
}
