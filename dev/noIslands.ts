import type { Plugin } from 'vite';

/** Leaves out the script in which Astro's islands wake: this site has none, and nobody asks for it. */
export function noIslands(): Plugin {
  return {
    name: 'no-islands',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'chunk' && file.facadeModuleId?.includes('/@astrojs/react/'))
          delete bundle[name];
    },
  };
}
