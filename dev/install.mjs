/**
 * Installs what is missing, before anything else runs: plain JavaScript for whatever Node the
 * visitor of a fresh clone has. With "--browser" it also finds or installs a Chromium.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const STAMP = 'node_modules/.installed';
/** Debian's Chromium without windows: the same browser, and twice as fast to test with. */
const SHELL = 'chromium-headless-shell';
const onWindows = process.platform === 'win32';

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: onWindows }).status === 0;
}

/** Installs the packages of the lock file, unless they are those already there. */
function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing packages…');
  if (!run('npm', ['ci', '--loglevel', 'error'])) process.exit(1);
  writeFileSync(STAMP, lock);
}

/** The path of a Chrome or Chromium on this machine, or undefined. */
export function findBrowser() {
  const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
  ];
  return [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...applications,
  ].find((path) => path && existsSync(path));
}

/** Installs a browser: Debian's where there is one, else Playwright's own download. */
function installBrowser() {
  if (findBrowser()) return;
  console.log('Installing a browser…');
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const apt = ['-o', 'DPkg::Lock::Timeout=280', '-qq'];
  const installed =
    (isDebianRoot &&
      run('apt-get', [...apt, 'update']) &&
      run('apt-get', [...apt, 'install', '-y', '--no-install-recommends', SHELL])) ||
    run('npm', ['exec', '--', 'playwright', 'install', 'chromium']);
  if (!installed) {
    console.error('No browser. Install Chrome or Chromium, or set CHROMIUM_PATH.');
    process.exit(1);
  }
}

if (process.argv[1]?.endsWith('install.mjs')) {
  installPackages();
  if (process.argv.includes('--browser')) installBrowser();
}
