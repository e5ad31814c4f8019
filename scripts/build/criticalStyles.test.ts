import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { builtFiles } from './builtFiles.ts';
import { inlineCriticalStyles } from './criticalStyles.ts';

const PAGE = `<!doctype html><html><head>
  <meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self'">
  <link rel="stylesheet" href="/styles.css"></head>
  <body><main><section data-beasties-container><p class="card">Fast</p><a class="link" href="/">How?</a></section></main></body></html>`;

/** Inlines the critical styles of a page, and returns them. */
async function inlinedStyles(styles: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'styles.css'), styles);
  await inlineCriticalStyles(folder, await builtFiles(folder));
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await rm(folder, { recursive: true });
  return /<style>(.*?)<\/style>/s.exec(page)?.[1]?.replace(/[\s;]/g, '') ?? '';
}

test('a static selector that shares a rule with one for hovering is critical', async () => {
  assert.equal(await inlinedStyles('.link:hover, .card { color: red }'), '.card{color:red}');
});

test('rules for interaction and for elements that the page lacks are not critical', async () => {
  const styles = '.card{color:red} .link:hover{color:blue} .link:active{top:1px} .other{color:red}';
  assert.equal(await inlinedStyles(styles), '.card{color:red}');
});
