import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { endIfConfigIsFaulty } from './dev/configFaults.ts';
import { readEmailOrigin } from './dev/environment.ts';
import { headersInSite } from './dev/hosts/files.ts';
import { lateStyles } from './dev/lateStyles.ts';
import { placeholderNote } from './dev/launch/placeholderNote.ts';
import { noIslands } from './dev/noIslands.ts';
import { onlyShip } from './dev/onlyShip.ts';
import { ownHashes } from './dev/ownHashes.ts';
import { plainImport } from './dev/plainImport.ts';
import { scopedName } from './dev/styleNames.ts';
import { contentSecurityPolicy } from './hosting.config.ts';
import { site } from './site.config.ts';
import { SHIPPED_PACKAGES } from './src/lib/shippedPackages.ts';

/** What the form and the lab share comes in one file, React first of all: each has one dependency. */
const SHARED_LATE = {
  name: 'shared',
  test: /node_modules\/(react|react-dom|scheduler)\/|src\/(lib\/flight|components\/Button)\./,
};

const publicSetting = () =>
  envField.string({ context: 'client', access: 'public', optional: true });

await endIfConfigIsFaulty();

export default defineConfig({
  site: site.origin,
  output: 'static',
  trailingSlash: 'never',
  // One file a route ("terms-of-service.html"), so that the clean URL has no trailing slash.
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), lateStyles(), ownHashes(), headersInSite(), placeholderNote()],
  // The legal pages hold no code, and Shiki's inline styles would break the policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // Older Safari reads the page too: no media query ranges, which it does not know.
  vite: {
    css: { modules: { generateScopedName: scopedName } },
    build: {
      ...{ cssTarget: 'safari15', assetsInlineLimit: 0 },
      rolldownOptions: { output: { codeSplitting: { groups: [SHARED_LATE] } } },
    },
    plugins: [plainImport(), noIslands(), onlyShip(SHIPPED_PACKAGES)],
  },
  env: {
    schema: {
      PUBLIC_EMAILJS_SERVICE_ID: publicSetting(),
      PUBLIC_EMAILJS_TEMPLATE_ID: publicSetting(),
      PUBLIC_EMAILJS_PUBLIC_KEY: publicSetting(),
      PUBLIC_EMAILJS_ORIGIN: publicSetting(),
    },
  },
  security: { csp: contentSecurityPolicy(readEmailOrigin()) },
});
