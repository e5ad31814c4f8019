import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtFiles } from './builtFiles.ts';
import { inlineCriticalStyles } from './criticalStyles.ts';
import { writeHeaders } from './hosts/hostFiles.ts';
import { launchWarnings } from './launch/configChecks.ts';

/** Completes the site that Astro has built, and logs what is not ready to be published. */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = await builtFiles(folder);
        await inlineCriticalStyles(folder, files);
        await writeHeaders(folder, files);
        for (const warning of launchWarnings()) logger.warn(warning);
      },
    },
  };
}
