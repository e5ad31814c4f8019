/** Wrong values of an owner end every command with a sentence, and without a stack trace. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { copyProject } from './support/projectCopy.ts';

const LAUNCH_CHECK = 'scripts/launch/launchCheck.ts';

/** Runs Node.js in a copy of the project. */
function run(folder: string, words: readonly string[]) {
  const options = { cwd: folder, encoding: 'utf8', timeout: 90_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
  return { status, output: stdout + stderr };
}

// The first one runs a build, whose configuration all commands of Astro read.
for (const [command, ...words] of [
  ['start', 'scripts/preview.ts'],
  ['launch-check', LAUNCH_CHECK],
] as const)
  test(`a wrong fact ends npm run ${command} with a sentence that names it`, async () => {
    const folder = await copyProject(`invalid-fact-${command}`, {
      'site.config.ts': [/(?<=legalEffectiveDate: ')[\d-]+/, '2025-02-30'],
    });
    const { status, output } = run(folder, words);
    expect(status).toBe(1);
    expect(output).toMatch(/^site\.config\.ts: legalEffectiveDate is "2025-02-30", .*\.$/m);
    expect(output).not.toMatch(/^ +at /m);
  });

test('a title that is too long and a logo that is missing are named', async () => {
  const folder = await copyProject('invalid-content', {
    'site.config.ts': [/(?<=logo: )null/, "'src/assets/none.svg'"],
    'src/content/da/home.ts': [/(?<=^ {2}title: ').+(?=',$)/m, 'Long words '.repeat(7)],
  });
  const { status, output } = run(folder, [LAUNCH_CHECK]);
  expect(status).toBe(1);
  for (const words of ['da/home.ts: ', 'too long for the headline', 'none.svg'])
    expect(output).toContain(words);
});
