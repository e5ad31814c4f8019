import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Lets `import()` be what it says. Vite wraps each one in a helper of 3 kB that asks for style sheets
 * and modules beforehand; here every style is in the page already, and each module that comes late
 * names its one dependency in its first line.
 */
export function plainImport(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'plain-import',
    enforce: 'pre',
    // Or each would still carry the names of those files. Set here: Astro overrides it in its own.
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
    resolveId: (id) =>
      id === helper ? fileURLToPath(new URL('plainImport.client.ts', import.meta.url)) : null,
  };
}
