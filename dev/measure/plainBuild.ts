import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { BuiltPage } from './plain/builtPage.ts';

/** The modules for which `plain/standIns.ts` stands in. */
const STOOD_IN = /\/(displayFace|drawings|codeFile)\.ts$|^react-dom\/server$|^astro:env\/client$/;

const root = fileURLToPath(new URL('plain', import.meta.url));

function standIns(builtPage: BuiltPage): Plugin {
  const virtual = '\0virtual:built-page';
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'virtual:built-page') return virtual;
      return STOOD_IN.test(id) ? `${root}/standIns.ts` : null;
    },
    load: (id) => (id === virtual ? `export default ${JSON.stringify(builtPage)}` : null),
    transformIndexHtml: () => [{ tag: 'style', children: builtPage.computedStyle }],
  };
}

/**
 * Builds the home page the usual way, beside the files of the real one.
 * @param site the folder of the built site, whose pictures, films and typeface it uses too
 */
export async function buildPlain(site: string, outDir: string, page: BuiltPage): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: fileURLToPath(new URL(`../../${site}`, import.meta.url)),
    plugins: [standIns(page)],
    build: {
      outDir: fileURLToPath(new URL(`../../${outDir}`, import.meta.url)),
      emptyOutDir: true,
    },
  });
}
