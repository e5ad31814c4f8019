import type { AstroIntegration } from 'astro';
import { site } from '../../site.config.ts';
import { placeholders } from './ownersChecks.ts';
import { readHost, readSettings } from './readLaunch.ts';

/** Says once, at the end of a build, what still stands for something of the owner's. */
export function placeholderNote(): AstroIntegration {
  return {
    name: 'placeholders',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const found = placeholders({ config: site, settings: readSettings(), host: readHost() });
        if (found.length === 0) return;
        logger.warn(
          ['Not ready to be published; npm run launch-check says what to do.', ...found].join(
            '\n  ',
          ),
        );
      },
    },
  };
}
