import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtFiles } from './builtFiles.ts';
import { inlineCriticalStyles } from './criticalStyles.ts';
import { writeHostFiles } from './hostFiles.ts';
import { findPlaceholders } from './placeholders.ts';

/** Completes the site that Astro has built, and logs which placeholders are left. */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = await builtFiles(folder);
        await inlineCriticalStyles(folder, files);
        await writeHostFiles(folder, files);
        const placeholders = findPlaceholders();
        if (placeholders.length > 0)
          logger.warn(['Not ready to be published:', ...placeholders].join('\n  '));
      },
    },
  };
}
