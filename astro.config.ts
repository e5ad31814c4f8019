import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { contentSecurityPolicy } from './hosting.config.ts';
import { readEmailOrigin } from './scripts/build/environment.ts';
import { finishBuild } from './scripts/build/finishBuild.ts';
import { licensesFile } from './scripts/build/licenses.ts';
import { exitOnInvalidConfig } from './scripts/build/validateConfig.ts';
import { site } from './site.config.ts';

const publicSetting = () =>
  envField.string({ context: 'client', access: 'public', optional: true });

await exitOnInvalidConfig();

export default defineConfig({
  site: site.origin,
  output: 'static',
  trailingSlash: 'never',
  // A file for each page ("terms-of-service.html"), so that its clean URL has no trailing slash, and
  // "de/index.html" for a home page.
  build: { format: 'preserve', inlineStylesheets: 'never' },
  integrations: [react(), finishBuild()],
  // The legal pages hold no code, and Shiki's inline styles would break the policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [licensesFile()],
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        // Names without a hash, which does not compress.
        cssModules: { pattern: '[name]-[local]' },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // One file for React, instead of three: it compresses better, and changes with its version only.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
                  },
                ],
              },
            },
          },
        },
      },
      prerender: {
        build: {
          rolldownOptions: {
            output: {
              // One style sheet for all that pages share, instead of one for each combination of pages.
              codeSplitting: { groups: [{ name: 'shared', test: /\.css$/, minShareCount: 2 }] },
            },
          },
        },
      },
    },
    build: {
      // Older Safari knows no media query ranges, and that of iOS needs prefixes that macOS does not.
      cssTarget: ['safari15', 'ios15'],
      cssCodeSplit: true,
      // Only scripts, and small ones: the policy lets no image or font in from the page itself.
      assetsInlineLimit: (file, content) => file.endsWith('.js') && content.length < 700,
    },
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
