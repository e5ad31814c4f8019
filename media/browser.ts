/**
 * Chromium pages that run the modules of this package. They are served as they are, with their types
 * stripped, and packages come from `media/node_modules`.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { delimiter, extname, join } from 'node:path';
import { type Browser, chromium, type JSHandle, type Page } from 'playwright-core';
import { ROOT } from './paths.ts';

const ORIGIN = 'http://media.test';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.ts': 'text/javascript',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const PAGE = `<!doctype html>
<meta charset="utf-8">
<link rel="stylesheet" href="/src/styles/tokens.css">
<style>
  @font-face { font-family: Anybody; font-weight: 100 900; font-stretch: 50% 150%;
    src: url(/media/node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2); }
  @font-face { font-family: Inter; font-weight: 100 900;
    src: url(/media/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2); }
  body { margin: 0; background: #000 }
</style>
<script type="importmap">
  { "imports": { "three": "/media/node_modules/three/build/three.module.js" } }
</script>`;

/** Renders WebGL in software: the same pixels on every machine, with or without a GPU. */
const SOFTWARE_WEBGL = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** A Chromium other than Playwright's own: CHROMIUM_PATH, or one on the PATH if there is no own. */
function otherChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH || existsSync(chromium.executablePath())) return CHROMIUM_PATH;
  const candidates = PATH.split(delimiter).map((folder) => join(folder, 'chromium'));
  return candidates.find((path) => existsSync(path));
}

/** Launches Chromium. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = otherChromium();
  return chromium.launch({ args: SOFTWARE_WEBGL, ...(executablePath ? { executablePath } : {}) });
}

/** Opens an empty page that has loaded both fonts and can import the modules. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('console', (message) => console.log(`  page: ${message.text()}`));
  page.on('pageerror', (error) => console.error(error));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
    const contentType = CONTENT_TYPES[extname(path)];
    const file = contentType && (await readFile(join(ROOT, path)).catch(() => undefined));
    if (!file) return route.fulfill({ status: 404, body: path });
    const body = path.endsWith('.ts') ? stripTypeScriptTypes(file.toString()) : file;
    return route.fulfill({ contentType, body });
  });
  await page.goto(ORIGIN);
  await page.evaluate(() =>
    Promise.all(['780 40px Anybody', '500 20px Inter'].map((font) => document.fonts.load(font))),
  );
  return page;
}

/**
 * Creates an instance of a class in a page of its own.
 * @param module the path of the module from the root of the repository
 */
export async function createInPage<Instance>(
  browser: Browser,
  module: string,
  className: string,
  args: readonly unknown[],
): Promise<{ page: Page; instance: JSHandle<Instance> }> {
  const page = await openPage(browser);
  const instance = await page.evaluateHandle(
    async ([path, name, parameters]): Promise<Instance> => {
      const classes = await import(path);
      return new classes[name](...parameters);
    },
    [`/${module}`, className, args] as const,
  );
  // Playwright's type also covers DOM elements.
  return { page, instance: instance as JSHandle<Instance> };
}
