/**
 * `npm run launch-check`: builds the site and lists what is not ready to be published. With the name
 * of a folder as its argument it checks the site built there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { site } from '../../site.config.ts';
import { missingCharacters } from '../../src/lib/displayFont.ts';
import { buildSite } from '../build.ts';
import { generatedFiles } from '../hosts/hostFiles.ts';
import { exitOnInvalidConfig } from '../validateConfig.ts';
import { checkConfig, findHost, usesVercelScript } from './configChecks.ts';
import { checkMedia } from './mediaChecks.ts';
import { checkPages } from './pageChecks.ts';
import { findStaleTranslations } from './staleTranslations.ts';

function* checkGeneratedFiles(): Generator<string> {
  for (const [name, text] of Object.entries(generatedFiles()))
    if (!existsSync(name) || readFileSync(name, 'utf8') !== text)
      yield `${name} is older than hosting.config.ts or site.config.ts: run npm run generate:headers, and commit it.`;
}

/** What only the owner can know or judge. */
function* reminders(): Generator<string> {
  const { name, pageViewScript, social } = site;
  yield 'Every claim of the site is true of your app: docs/owner.md lists them, in section 6.';
  yield `${social.url} is the profile of ${social.handle} on ${social.network}.`;
  if (findHost() === undefined && usesVercelScript(pageViewScript))
    yield 'The site is published on Vercel: no other host has the script that counts page views. Elsewhere set pageViewScript: null in site.config.ts.';
  const missing = missingCharacters(name).join(' ');
  if (missing !== '')
    yield `The name may stand in another font in the pictures for links: theirs has no ${missing} (media/fonts.ts cuts it).`;
}

async function* check(folder: string): AsyncGenerator<string> {
  yield* checkConfig();
  yield* checkMedia();
  yield* checkGeneratedFiles();
  yield* checkPages(folder);
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
const findings = await Array.fromAsync(check(folder));
for (const finding of findings) console.log(`\n✘ ${finding}`);
// The site can be published with stale translations, so they are named but are no findings.
for (const sentence of findStaleTranslations()) console.log(`\nStale: ${sentence}`);
if (findings.length > 0) {
  console.log(`\nNot ready: ${findings.length} to do.`);
  process.exitCode = 1;
} else {
  console.log(`\nReady: publish ${folder}/. First make sure of what a program cannot know:`);
  for (const reminder of reminders()) console.log(`  - ${reminder}`);
}
