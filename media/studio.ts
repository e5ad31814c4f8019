/**
 * A Chromium page that runs the modules of this folder as they are: types are stripped on the way,
 * packages come from `media/node_modules`, and nothing else is answered.
 */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../dev/install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ORIGIN = 'http://studio.test';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
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

/** Software rendering: the same pixels on every machine, and WebGL where there is no graphics card. */
const SOFTWARE_WEBGL = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** Starts the browser of the studio. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: SOFTWARE_WEBGL, ...(executablePath ? { executablePath } : {}) });
}

/** Opens an empty page with both typefaces loaded, in which modules can be imported. */
export async function openStudio(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('console', (message) => console.log(`  page: ${message.text()}`));
  page.on('pageerror', (error) => console.error(error));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
    const contentType = TYPES[extname(path)];
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
