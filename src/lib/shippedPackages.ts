/**
 * The packages of whose code a visitor's browser receives some: React, which wakes the form, and
 * what Astro and the bundler add. The build fails when another one gets in.
 */
export const SHIPPED_PACKAGES: readonly string[] = [
  '@astrojs/react',
  'astro',
  'react',
  'react-dom',
  'rolldown',
  'scheduler',
];
