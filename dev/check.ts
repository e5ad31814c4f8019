/**
 * `npm test`, after installing: types, lint, unit and browser tests, but for those that go through
 * more of the same. With `--short` the tests that matter most run in Firefox and WebKit too, with
 * `--all` every test there is, in every browser. The last line says
 * "N passed, N failed"; types and lint count as one check each. What `--short` does not find it names.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { IS_BUILT } from '../tests/build.ts';
import { IN_FULL } from '../tests/inFull.ts';
import { hasBrowser } from './install.mjs';

const REPORTS = '.test/reports';

/** What runs in Firefox when time is short: a message sent and refused, the demo, a question, the trailer. */
const SHORT_IN_FIREFOX = [
  'a message arrives trimmed',
  'a refusal shows the error',
  'the close button closes the demo',
  'the Escape key closes the demo',
  'a click opens a card',
  'it rests at 24 percent',
];

interface Count {
  passed: number;
  failed: number;
}

/** How a program is run. */
interface RunOptions {
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Beside others: what it prints comes in one piece, when it has ended. */
  readonly isAside?: boolean;
}

/** Runs a program under a heading, and says whether it succeeded. */
function run(
  heading: string,
  [program, ...words]: readonly [string, ...string[]],
  { args = [], environment = {}, isAside = false }: RunOptions = {},
): Promise<boolean> {
  const title = `\n── ${heading}`;
  if (!isAside) console.log(title);
  return new Promise((resolve) => {
    const output = isAside ? 'pipe' : 'inherit';
    const child = spawn(program, [...words, ...args], {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('close', (code) => {
      if (isAside) console.log(`${title}\n${Buffer.concat(printed)}`);
      resolve(code === 0);
    });
  });
}

/** Runs one script of package.json. */
const runScript = (name: string, options?: RunOptions): Promise<boolean> =>
  run(name, ['npm', 'run', '-s', name, '--'], options);

/** A run that says it succeeded without a report of its tests, or the other way, is a failure. */
function judge(succeeded: boolean, count: Count): Count {
  if (succeeded && count.failed === 0 && count.passed > 0) return count;
  return { ...count, failed: Math.max(1, count.failed) };
}

async function checkScript(name: string, options?: RunOptions): Promise<Count> {
  return (await runScript(name, options)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a script whose tests Node itself runs. */
async function nodeTests(name: string, options: RunOptions = {}): Promise<Count> {
  const file = `${REPORTS}/${name.replace(':', '-')}.tap`;
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${file}`,
  ];
  const environment = { NODE_OPTIONS: reporters.join(' '), ...options.environment };
  const succeeded = await runScript(name, { ...options, environment });
  const report = await readFile(file, 'utf8').catch(() => '');
  const count = (name: string) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return judge(succeeded, { passed: count('pass'), failed: count('fail') + count('cancelled') });
}

/** Runs a script whose tests Playwright runs. */
async function playwrightTests(name: string, options: RunOptions = {}): Promise<Count> {
  const file = `${REPORTS}/${name.replace(':', '-')}.json`;
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...options.environment };
  const succeeded = await runScript(name, { ...options, environment });
  const report = await readFile(file, 'utf8').catch(() => '{}');
  const { stats } = JSON.parse(report) as { stats?: { expected: number; unexpected: number } };
  return judge(succeeded, { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 });
}

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });

const isAll = process.argv.includes('--all');
const isShort = process.argv.includes('--short');
// It mostly waits for a network: until its browsers are needed there is much else to do.
const installed = isShort
  ? run('install', ['node', 'dev/install.mjs', '--programs', 'firefox', 'webkit'], {
      isAside: true,
    })
  : undefined;

// Each of the first two keeps one processor busy.
const counts = [
  ...(await Promise.all([checkScript('types', { isAside: true }), nodeTests('unit')])),
  await checkScript('lint'),
  await playwrightTests('browser', { args: isAll ? [] : ['--grep-invert', IN_FULL.tag] }),
];
// The first browser's tests have built the site.
const environment = { [IS_BUILT]: 'yes' };
const untested: string[] = [];
if (isShort) {
  await installed;
  const args = ['--grep', SHORT_IN_FIREFOX.join('|')];
  if (hasBrowser('firefox')) counts.push(await playwrightTests('firefox', { args, environment }));
  else untested.push('Firefox');
  if (hasBrowser('webkit')) counts.push(await nodeTests('webkit:short', { environment }));
  else untested.push('WebKit');
}
if (isAll)
  counts.push(
    await playwrightTests('firefox', { environment }),
    await nodeTests('webkit', { environment }),
    await playwrightTests('test:soak', { environment: { ...environment, SOAK_MINUTES: '1' } }),
  );

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
for (const name of untested) console.log(`\nNOT TESTED: ${name} is not on this machine.`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
