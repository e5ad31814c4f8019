/** The files hosts read from the repository, and the one they read from the built site. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostRules } from '../../hosting.config.ts';
import { site } from '../../site.config.ts';
import { TYPES } from '../files.ts';
import { caddyfile } from './caddyfile.ts';
import { headersFile, placesOf } from './headersFile.ts';
import { vercelConfig } from './vercel.ts';

/**
 * Read before there is a built site, or beside it, and so committed: Vercel wants its file at the
 * root before it builds, and a server's own configuration does not lie among the files it serves.
 */
export const committedFiles = (): Record<string, string> => ({
  'vercel.json': `${JSON.stringify(vercelConfig(hostRules), null, 2)}\n`,
  Caddyfile: caddyfile(hostRules, { host: new URL(site.origin).host, types: TYPES }),
});

/**
 * Leaves `_headers` in the built site, where Netlify and Cloudflare Pages look for it: it names the
 * pages, which only the build knows.
 */
export function headersInSite(): AstroIntegration {
  return {
    name: 'headers-in-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const entries = await readdir(folder, { withFileTypes: true });
        const found = entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
        await writeFile(join(folder, '_headers'), headersFile(hostRules, placesOf(found)));
      },
    },
  };
}
