/**
 * `node scripts/install.mjs [program…]` installs the packages of the lock file and the programs that
 * tests need, unless they are there. It is plain JavaScript, so that older versions of Node run it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The names of each program on the PATH, the preferred one first, and the Debian packages with it. */
const PROGRAMS = {
  chromium: [
    ['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'],
    'chromium-headless-shell',
  ],
  firefox: [['firefox-esr', 'firefox'], 'firefox-esr'],
  webkit: [
    ['WebKitWebDriver'],
    'webkit2gtk-driver xvfb xauth gstreamer1.0-gl gstreamer1.0-libav gstreamer1.0-plugins-base ' +
      'gstreamer1.0-plugins-good gstreamer1.0-plugins-bad',
  ],
  caddy: [['caddy'], 'caddy'],
};

const isWindows = process.platform === 'win32';
const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: isWindows }).status === 0;

/** Whether `CHROMIUM_PATH` names a Chromium, or Playwright's own is downloaded and the system can start it. */
function hasChosenChromium() {
  if (process.env.CHROMIUM_PATH) return true;
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    // On Windows, it would open a window instead of printing its version.
    return isWindows ? existsSync(path) : spawnSync(path, ['--version']).status === 0;
  } catch {
    // The packages are not installed, or this version of Node is too old for them.
    return false;
  }
}

/** The path of a program that is installed on this system, or undefined. */
export function findProgram(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const [names] = PROGRAMS[program];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The path of the Chromium or Chrome to use, or undefined if Playwright is to start its own. */
export const findChromium = () =>
  hasChosenChromium() ? process.env.CHROMIUM_PATH || undefined : findProgram('chromium');

/** Installs the packages of the lock file, unless npm has done so since the file last changed. */
function installPackages() {
  const modifiedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (modifiedMs('node_modules/.package-lock.json') >= modifiedMs('package-lock.json')) return;
  console.log('Installing packages…');
  if (!run('npm', 'ci', '--loglevel', 'error')) process.exit(1);
}

/** Downloads Playwright's own Chromium. Without a network, Playwright would try for half a minute. */
async function downloadChromium() {
  const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  const options = { method: 'HEAD', signal: AbortSignal.timeout(3000) };
  const isReachable = await fetch(host, options).catch(() => false);
  if (!isReachable && !process.env.HTTPS_PROXY) return;
  const dependencies = isRootOnDebian ? ['--with-deps'] : [];
  run('npm', 'exec', '--', 'playwright', 'install', ...dependencies, 'chromium');
}

const isInstalled = (program) =>
  Boolean(findProgram(program)) || (program === 'chromium' && hasChosenChromium());

if (process.argv[1]?.endsWith('install.mjs')) {
  const programs = process.argv.slice(2);
  installPackages();
  if (programs.includes('chromium') && !hasChosenChromium()) await downloadChromium();
  const missing = programs.filter((program) => !isInstalled(program));
  const packages = missing.flatMap((program) => PROGRAMS[program][1].split(' '));
  if (missing.length > 0 && isRootOnDebian) {
    const options = ['-qq', '-o', 'DPkg::Lock::Timeout=280'];
    run('apt-get', ...options, 'update');
    run('apt-get', ...options, 'install', '-y', '--no-install-recommends', ...packages);
  }
  if (!missing.every(isInstalled)) {
    console.error(`Not installed: ${missing.join()}. On Debian: apt install ${packages.join(' ')}`);
    process.exitCode = 1;
  }
}
