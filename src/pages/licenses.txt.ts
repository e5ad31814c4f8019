import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { licenses } from '../content/en/licenses.ts';
import { SHIPPED_PACKAGES } from '../lib/shippedPackages.ts';

const RULE = '='.repeat(80);

// From the project's root, where every script runs: once bundled, this module lies elsewhere.
async function packageLicense(name: string): Promise<string> {
  const folder = `node_modules/${name}`;
  const { version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const text = await readFile(`${folder}/LICENSE`, 'utf8');
  return `${licenses.package(name, version)}\n\n${text.trim()}`;
}

/**
 * The licences of what is passed on: MIT wants its notice with every copy of the code, the Open Font
 * License its whole text with every copy of the font.
 */
export const GET: APIRoute = async () => {
  const face = (await readFile('src/assets/display-face.LICENSE.txt', 'utf8')).trim();
  const parts = [
    licenses.opening,
    `${licenses.face}\n\n${face}`,
    ...(await Promise.all(SHIPPED_PACKAGES.map(packageLicense))),
  ];
  return new Response(`${parts.join(`\n\n${RULE}\n\n`)}\n`);
};
