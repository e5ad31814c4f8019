import type { HostRule } from '../../hosting.config.ts';
import { layersOf } from './layers.ts';

interface VercelRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The paths of a rule as Vercel writes them: in its pattern language a dot is a dot. */
const pattern = (paths: string): string => paths.replace(/\*$/, '(.*)');

/** Inside a group of such a pattern, where a dot is any character. */
const insideGroup = (paths: string): string =>
  paths.endsWith('*')
    ? paths.slice(1, -1)
    : `${paths.slice(1).replace(/[.+?^${}()|[\]\\]/g, '\\$&')}$`;

const rule = (source: string, headers: Readonly<Record<string, string>>): VercelRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** What Vercel reads before it builds: how to build, clean addresses, and every header. */
export function vercelConfig(rules: readonly HostRule[]) {
  const { everywhere, elsewhere, changes } = layersOf(rules);
  const exceptChanged = Object.entries(elsewhere).map(([name, value]) => {
    const places = changes.filter(({ headers }) => name in headers);
    const others = places.map(({ paths }) => insideGroup(paths)).join('|');
    return rule(`/((?!${others}).*)`, { [name]: value });
  });
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // No preset: everything Vercel does is in this file.
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', everywhere),
      ...exceptChanged,
      ...changes.map(({ paths, headers }) => rule(pattern(paths), headers)),
    ],
  };
}
