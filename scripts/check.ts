/**
 * `npm test`, after the installation: runs the type check and the linter beside the unit tests, and then,
 * in Chromium, the browser tests without the slow ones. `--ci` adds the WebDriver scenarios in Firefox
 * and in WebKit at the size of an iPhone, where they can be installed. `--all` runs every test in every
 * browser and the soak test. Both include the tests of `media/`, which count as one test, as do the type
 * check and the linter. The last line is "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { SLOW } from '../tests/slow.ts';
import { findProgram } from './install.mjs';

const REPORT = '.test/report.json';

/** The projects of `--ci` besides Chromium. */
const CI_PROJECTS = { firefox: 'webdriver-firefox', webkit: 'webdriver-iphone' } as const;

const total = { passed: 0, failed: 0 };

const shell = process.platform === 'win32';

const printTitle = (words: readonly string[]) => console.log(`\n── ${words.join(' ')}`);

/** Runs an npm script that counts as one test. Its output is for later, so that it does not mix with others. */
async function runCheck(words: readonly string[]) {
  const child = spawn('npm', ['run', '-s', ...words], { stdio: ['ignore', 'pipe', 'pipe'], shell });
  const output = [text(child.stdout), text(child.stderr)];
  const [status] = await once(child, 'close');
  return { words, hasPassed: status === 0, output: (await Promise.all(output)).join('') };
}

/** Runs an npm script with tests, and reads the report. A run without passed tests has failed. */
async function runTests(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  rmSync(REPORT, { force: true });
  printTitle(words);
  const env = { ...process.env, ...environment };
  const child = spawn('npm', ['run', '-s', ...words], { stdio: 'inherit', env, shell });
  const [status] = await once(child, 'close');
  let counts = { passed: 0, failed: 0 };
  try {
    const report = JSON.parse(readFileSync(REPORT, 'utf8'));
    // Playwright's report has `stats`; countReporter.ts writes the counts alone.
    const { stats } = report;
    counts = stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : report;
  } catch {
    console.error(`${words[0]} did not write a report.`);
  }
  const hasFailed = status !== 0 || counts.passed === 0;
  total.passed += counts.passed;
  total.failed += hasFailed ? Math.max(1, counts.failed) : counts.failed;
}

const isAll = process.argv.includes('--all');
const isCi = process.argv.includes('--ci');
mkdirSync('.test', { recursive: true });

// It mostly waits for the network, so the other checks run at the same time.
const installation = ['scripts/install.mjs', ...Object.keys(CI_PROJECTS)];
const installed = isCi && once(spawn('node', installation, { stdio: 'ignore' }), 'exit');

const mediaTests = isAll || isCi ? [['test', '--prefix', 'media']] : [];
const checks = [['typecheck'], ['lint'], ...mediaTests].map(runCheck);
const reporters = [
  '--test-reporter=spec --test-reporter-destination=stdout',
  `--test-reporter=./scripts/countReporter.ts --test-reporter-destination=${REPORT}`,
];
await runTests(['test:unit'], { NODE_OPTIONS: reporters.join(' ') });
for (const { words, hasPassed, output } of await Promise.all(checks)) {
  printTitle(words);
  console.log(output);
  total[hasPassed ? 'passed' : 'failed'] += 1;
}

await installed;
const projects = ['--project=chromium'];
for (const [program, project] of isCi ? Object.entries(CI_PROJECTS) : [])
  if (findProgram(program)) projects.push(`--project=${project}`);
  else console.log(`\nNOT TESTED: ${program} is not installed.`);
// Without a project, Playwright runs all of them: every browser, WebDriver and the soak test.
const selection = isAll ? [] : [...projects, '--grep-invert', SLOW.tag];
// A test that fails once and then passes is reported as flaky.
if (isCi) selection.push('--retries=2');
await runTests(['test:e2e', '--', ...selection, '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
  ...(isAll && { SOAK_MINUTES: '1' }),
});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
