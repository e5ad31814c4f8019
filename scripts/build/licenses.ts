import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createViteLicensePlugin } from 'rollup-license-plugin';
import type { Plugin } from 'vite';
import { licenses } from '../../src/content/en/licenses.ts';

const SEPARATOR = '='.repeat(80);

/** Packages whose code reaches the browser outside the bundles: island loader and module helpers. */
const UNBUNDLED = ['astro', 'rolldown'];

/** What the plugin knows of a package whose code is delivered. */
interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licenseText: string;
}

/**
 * Writes `/licenses.txt` with the licences of all code and fonts that the site delivers, as the MIT
 * License and the Open Font License require. The build fails for a package without a licence text.
 */
export function licensesFile(): Plugin {
  return {
    ...createViteLicensePlugin({
      outputFilename: false,
      includePackages: () => UNBUNDLED.map((name) => join(process.cwd(), 'node_modules', name)),
      additionalFiles: { 'licenses.txt': writeLicenses },
    }),
    applyToEnvironment: ({ name }) => name === 'client',
  };
}

async function writeLicenses(packages: readonly ShippedPackage[]): Promise<string> {
  const font = await readFile('src/assets/display-font.LICENSE.txt', 'utf8');
  const parts = packages
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, licenseText }) => {
      if (!licenseText?.trim())
        throw new Error(`${name} ${version} is delivered to visitors but has no licence text.`);
      return `${licenses.package(name, version)}\n\n${licenseText.trim()}`;
    });
  const sections = [licenses.opening, `${licenses.face}\n\n${font.trim()}`, ...parts];
  return `${sections.join(`\n\n${SEPARATOR}\n\n`)}\n`;
}
