/**
 * `node scripts/install.mjs` installs the packages of the lock file, unless they are there; with
 * `--browser`, also a Chromium for the tests. It is plain JavaScript, so that older versions of Node run it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The names that Chromium and Chrome have on the PATH of Linux, the preferred one first. */
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'];

const isWindows = process.platform === 'win32';

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: isWindows }).status === 0;

/** Whether Playwright's own Chromium is downloaded, and the system has what it needs to start. */
function hasPlaywrightChromium() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    // On Windows, it would open a window instead of printing its version.
    return isWindows ? existsSync(path) : spawnSync(path, ['--version']).status === 0;
  } catch {
    // This version of Node is too old for Playwright.
    return false;
  }
}

/** The path of the Chromium or Chrome to use, or undefined if Playwright is to start its own. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (hasPlaywrightChromium()) return undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return CHROMIUM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    existsSync,
  );
}

/** Installs the packages of the lock file, unless npm has done so since the file last changed. */
function installPackages() {
  const modifiedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (modifiedMs('node_modules/.package-lock.json') >= modifiedMs('package-lock.json')) return true;
  console.log('Installing packages…');
  return run('npm', 'ci', '--loglevel', 'error');
}

const hasChromium = () => Boolean(findChromium()) || hasPlaywrightChromium();

/** Installs Playwright's Chromium or, where it cannot be downloaded, that of Debian. */
function installChromium() {
  if (process.env.CHROMIUM_PATH || hasPlaywrightChromium()) return true;
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ??= '3000';
  run('npm', 'exec', '--', 'playwright', 'install', 'chromium');
  if (!hasChromium() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const options = ['-qq', '-o', 'DPkg::Lock::Timeout=280'];
    run('apt-get', ...options, 'update');
    const packages = ['--no-install-recommends', 'chromium-headless-shell'];
    run('apt-get', ...options, 'install', '-y', ...packages);
  }
  if (hasChromium()) return true;
  console.error('There is no Chromium: install one, or set CHROMIUM_PATH to the path of one.');
  return false;
}

if (process.argv[1]?.endsWith('install.mjs')) {
  const isInstalled =
    installPackages() && (!process.argv.includes('--browser') || installChromium());
  process.exitCode = isInstalled ? 0 : 1;
}
