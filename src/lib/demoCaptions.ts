/** The demo's captions. It reads a file while the site is built: nothing for a browser to import. */
import { readFile } from 'node:fs/promises';
import { site } from '../../site.config.ts';
import { fillIn } from './fillIn.ts';

// From the project's root, where every script runs: once bundled, this module lies elsewhere.
const FILE = 'src/content/en/demo.vtt';

/** The captions as WebVTT with the app's name filled in, escaped as in HTML: WebVTT reads the same. */
export async function readDemoCaptions(): Promise<string> {
  return fillIn(await readFile(FILE, 'utf8'), { name: site.name });
}
