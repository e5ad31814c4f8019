/**
 * Installs what is missing, before anything else runs: plain JavaScript for whatever Node the
 * visitor of a fresh clone has. Programs named on the command line are found or installed too;
 * it fails when one cannot be. `--programs` leaves the packages alone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const STAMP = 'node_modules/.installed';
const onWindows = process.platform === 'win32';
const isDebian = existsSync('/etc/debian_version');
const isRootOnDebian = isDebian && process.getuid?.() === 0;
const DOWNLOAD_TIMEOUT_MS = 3000;

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

/** The first of these programs there is on this machine, by name or by path. */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .filter((name) => name !== '')
    .flatMap((name) => [...folders.map((folder) => join(folder, name)), name])
    .find((path) => existsSync(path));
}

const programs = process.env.PROGRAMFILES ?? '';

/**
 * The path of the Chromium that belongs to the installed version of Playwright, or undefined where it
 * has not been downloaded, or does not start because the system lacks libraries it needs.
 */
function findPlaywrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    const path = chromium.executablePath();
    // On Windows it would open a window instead of printing its version.
    const starts = () => onWindows || spawnSync(path, ['--version']).status === 0;
    return existsSync(path) && starts() ? path : undefined;
  } catch {
    // The packages are not installed yet.
    return undefined;
  }
}

/**
 * The path of the Chrome or Chromium to use, or undefined where Playwright is to launch its own: that
 * is always the version it was made for. Without it, one that is installed; `npm test` passes in both
 * forms of the browser, the headless shell and the whole one.
 * @param {{ isWhole?: boolean }} options whether it has to be able to open windows
 */
export function findChromium({ isWhole = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const own = findPlaywrightChromium();
  // Playwright downloads both forms together, and launches the shell where no window is needed.
  if (own) return isWhole ? own : undefined;
  return findProgram([
    // Debian's Chromium without windows: the same browser, and twice as fast to test with.
    isWhole ? '' : 'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(programs, 'Google/Chrome/Application/chrome.exe'),
  ]);
}

/** The path of a Firefox on this machine, or undefined. */
export function findFirefox() {
  return findProgram([
    process.env.FIREFOX_PATH ?? '',
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(programs, 'Mozilla Firefox/firefox.exe'),
  ]);
}

function hasPackages(packages) {
  const { stdout } = spawnSync('dpkg-query', ['--status', ...packages], { encoding: 'utf8' });
  const installed = (stdout ?? '').match(/^Status: \S+ \S+ installed$/gm) ?? [];
  return installed.length === packages.length;
}

/**
 * Where Debian has put a program that stands in no folder of programs.
 * @returns {string}
 */
export function findInstalled(packageName, program) {
  const { stdout } = spawnSync('dpkg-query', ['--listfiles', packageName], { encoding: 'utf8' });
  const found = (stdout ?? '').split('\n').find((path) => path.endsWith(`/${program}`));
  if (!found) throw new Error(`There is no ${program} of ${packageName}.`);
  return found;
}

const WEBKIT_PACKAGES = [
  ...['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-gl', 'gstreamer1.0-libav'],
  ...['base', 'good', 'bad'].map((set) => `gstreamer1.0-plugins-${set}`),
];
const WPE_PACKAGES = ['wpewebkit-driver', 'cog'];

/** The path of a Caddy on this machine, or undefined. */
export function findCaddy() {
  return findProgram([process.env.CADDY_PATH ?? '', 'caddy']);
}

/** Whether Playwright's browsers can be downloaded: without a network it would try for minutes. */
async function canDownloadBrowsers() {
  const { PLAYWRIGHT_DOWNLOAD_HOST, HTTPS_PROXY } = process.env;
  if (HTTPS_PROXY) return true;
  const host = PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  return fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );
}

/** Downloads the Chromium that belongs to Playwright, unless it is there or another one was chosen. */
async function downloadChromium() {
  if (process.env.CHROMIUM_PATH || findPlaywrightChromium() || !(await canDownloadBrowsers()))
    return;
  console.log("Downloading Playwright's Chromium…");
  const withLibraries = isRootOnDebian ? ['--with-deps'] : [];
  run('npm', ['exec', '--', 'playwright', 'install', ...withLibraries, 'chromium']);
}

/** What the tests run in: how each is found, Debian's packages, and what to do elsewhere. */
const PROGRAMS = {
  chromium: {
    isThere: () => findChromium() !== undefined || findPlaywrightChromium() !== undefined,
    // Before anything that is installed already.
    download: downloadChromium,
    packages: ['chromium-headless-shell'],
    advice: 'No Chromium. Install Chrome or Chromium, or set CHROMIUM_PATH.',
  },
  firefox: {
    isThere: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
    advice: 'No Firefox. Install it, or set FIREFOX_PATH.',
  },
  webkit: {
    isThere: () => isDebian && hasPackages(WEBKIT_PACKAGES),
    packages: WEBKIT_PACKAGES,
    advice: `No WebKitGTK. It is tested on Debian, as root or with ${WEBKIT_PACKAGES.join(', ')}.`,
  },
  wpe: {
    isThere: () => isDebian && hasPackages(WPE_PACKAGES),
    packages: WPE_PACKAGES,
    advice: `No WPE WebKit. It is tested on Debian, as root or with ${WPE_PACKAGES.join(', ')}.`,
  },
  // The server its own configuration is tried out with.
  caddy: {
    isThere: () => findCaddy() !== undefined,
    packages: ['caddy'],
    advice: 'No Caddy. Install it, or set CADDY_PATH.',
  },
};

/** Whether a browser of that name is on this machine. */
export function hasBrowser(name) {
  return PROGRAMS[name].isThere();
}

/** Installs programs: from where they are at home, or as packages of Debian. */
async function installPrograms(names) {
  const wanted = names.map((name) => PROGRAMS[name]);
  for (const { download } of wanted) await download?.();
  const missing = wanted.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  console.log('Installing what the tests run in…');
  if (isRootOnDebian) {
    const apt = ['-o', 'DPkg::Lock::Timeout=280', '-qq'];
    const install = ['install', '-y', '--no-install-recommends'];
    const packages = missing.flatMap(({ packages }) => packages);
    if (run('apt-get', [...apt, 'update'])) run('apt-get', [...apt, ...install, ...packages]);
  }
  for (const { isThere, advice } of missing) {
    if (isThere()) continue;
    console.error(advice);
    process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('install.mjs')) {
  const words = process.argv.slice(2);
  // Beside running tests no package may be touched.
  if (!words.includes('--programs')) installPackages();
  await installPrograms(words.filter((word) => word !== '--programs'));
}
