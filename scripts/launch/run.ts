/**
 * `npm run launch-check`: builds the site and lists what is not ready to be published. With the name
 * of a folder as its argument it checks the site built there.
 */
import { readFile } from 'node:fs/promises';
import { site } from '../../site.config.ts';
import { missingCharacters } from '../../src/lib/displayFont.ts';
import { buildSite } from '../build.ts';
import { readEmailOrigin } from '../environment.ts';
import { generatedFiles } from '../hosts/hostFiles.ts';
import { findStale } from '../translations.ts';
import { exitOnInvalidConfig } from '../validateConfig.ts';
import { checkConfig, findHost, usesVercelScript } from './configChecks.ts';
import { checkMedia } from './mediaChecks.ts';
import { checkPages } from './pageChecks.ts';

async function* checkGeneratedFiles(): AsyncGenerator<string> {
  for (const [name, text] of Object.entries(generatedFiles()))
    if ((await readFile(name, 'utf8').catch(() => '')) !== text)
      yield `${name} is older than hosting.config.ts or site.config.ts: run npm run generate:headers, and commit it.`;
}

/** What only the owner can know to be true. */
function* reminders(stale: ReadonlyMap<string, readonly string[]>): Generator<string> {
  const { name, pageViewScript, social } = site;
  for (const [folder, paths] of stale)
    if (paths.length > 0)
      yield `src/content/${folder} is a translation of older English words in ${paths.length} places: npm exec -- node scripts/translations.ts ${folder} lists them.`;
  yield 'Every claim of the site is true of your app: docs/owner.md lists them, in section 6.';
  yield `${social.url} is the profile of ${social.handle} on ${social.network}.`;
  if (findHost() === undefined && usesVercelScript(pageViewScript))
    yield 'The site is published on Vercel: no other host has the script that counts page views. Elsewhere set pageViewScript: null in site.config.ts.';
  const missing = missingCharacters(name).join(' ');
  if (missing !== '')
    yield `The name may stand in another font in the pictures for links: theirs has no ${missing} (media/fonts.ts cuts it).`;
}

await exitOnInvalidConfig();
const [builtFolder] = process.argv.slice(2);
const folder = builtFolder ?? 'dist';
if (!builtFolder) {
  console.log('Building the site into dist/…');
  await buildSite(folder, {}).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
const findings = [
  ...checkConfig(),
  ...(await Array.fromAsync(checkMedia(site))),
  ...(await Array.fromAsync(checkGeneratedFiles())),
  ...(await Array.fromAsync(checkPages(folder, site, readEmailOrigin()))),
];
for (const finding of findings) console.log(`\n✘ ${finding}`);
if (findings.length > 0) {
  console.log(`\nNot ready: ${findings.length} to do.`);
  process.exitCode = 1;
} else {
  console.log(`\nReady: publish ${folder}/. First make sure of what a program cannot know:`);
  for (const reminder of reminders(await findStale())) console.log(`  - ${reminder}`);
}
