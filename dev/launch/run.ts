/**
 * `npm run launch-check`: builds the site as it would be published, and lists what is not ready. A
 * folder may be named instead, with a site already built.
 */
import { buildSite } from '../build.ts';
import { endIfConfigIsFaulty } from '../configFaults.ts';
import { checkLaunch } from './check.ts';
import { reminders } from './contentChecks.ts';
import { readLaunch } from './readLaunch.ts';

await endIfConfigIsFaulty();
const [given] = process.argv.slice(2);
const folder = given ?? 'dist';
if (!given) {
  console.log('Building the site into dist/…');
  await buildSite(folder, {}).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

const launch = await readLaunch(folder);
const problems = checkLaunch(launch);
for (const { what, todo } of problems) console.log(`\n✘ ${what}.\n  ${todo}`);
if (problems.length > 0) {
  console.log(
    `\nNot ready: ${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to do.`,
  );
  process.exitCode = 1;
} else {
  const notes = reminders(launch).map((note) => `  - ${note}`);
  console.log(
    `\nReady: publish ${folder}/. First make sure of what a program cannot know:\n${notes.join('\n')}`,
  );
}
