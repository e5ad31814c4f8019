import type { Plugin } from 'vite';

/** The package a bundled module comes from, or null when it is the site's own. */
export function packageOf(moduleId: string): string | null {
  // What a bundler adds is in no folder; its ids begin with a zero.
  const [, tool] = /^\0(rolldown|vite)\//.exec(moduleId) ?? [];
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId) ?? [];
  return tool ?? name ?? null;
}

/** Fails a build that would send visitors code of a package that is not listed. */
export function onlyShip(packages: readonly string[]): Plugin {
  return {
    name: 'only-ship',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []));
      for (const moduleId of chunks.flatMap(({ moduleIds }) => moduleIds)) {
        const name = packageOf(moduleId);
        if (name === null || packages.includes(name)) continue;
        this.error(
          `Visitors would receive code of "${name}". If they are meant to, add it to ` +
            'src/lib/shippedPackages.ts, so that its licence goes with it.',
        );
      }
    },
  };
}
