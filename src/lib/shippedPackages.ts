/**
 * The packages of whose code a visitor's browser receives some: the island's React, Astro's way of
 * waking it, and the bundler's glue. The build fails when another one gets in.
 */
export const SHIPPED_PACKAGES: readonly string[] = [
  '@astrojs/react',
  'astro',
  'react',
  'react-dom',
  'rolldown',
  'scheduler',
];
