/**
 * `npm test`, after installing: types, lint, unit and browser tests. The last line says
 * "N passed, N failed"; types and lint count as one check each.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';

const REPORTS = '.test/reports';
const UNIT_REPORT = `${REPORTS}/unit.tap`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;

interface Count {
  passed: number;
  failed: number;
}

/** Runs one script of package.json, and says whether it succeeded. */
function runScript(
  name: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<boolean> {
  console.log(`\n── ${name}`);
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', name, '--', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** A run that says it succeeded without a report of its tests, or the other way, is a failure. */
function judge(succeeded: boolean, count: Count): Count {
  if (succeeded && count.failed === 0 && count.passed > 0) return count;
  return { ...count, failed: Math.max(1, count.failed) };
}

async function checkScript(name: string): Promise<Count> {
  return (await runScript(name)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests(): Promise<Count> {
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${UNIT_REPORT}`,
  ];
  const succeeded = await runScript('unit', [], { NODE_OPTIONS: reporters.join(' ') });
  const report = await readFile(UNIT_REPORT, 'utf8').catch(() => '');
  const count = (name: string) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return judge(succeeded, { passed: count('pass'), failed: count('fail') + count('cancelled') });
}

async function browserTests(): Promise<Count> {
  const succeeded = await runScript('browser', [], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
  });
  const report = await readFile(BROWSER_REPORT, 'utf8').catch(() => '{}');
  const { stats } = JSON.parse(report) as { stats?: { expected: number; unexpected: number } };
  return judge(succeeded, { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 });
}

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });

const counts = [
  await checkScript('types'),
  await checkScript('lint'),
  await unitTests(),
  await browserTests(),
];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
