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

/** Inlines the critical styles of a page that links style sheets, and returns the page. */
async function inlineIn(html: string, sheets: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'index.html'), html);
  for (const [name, styles] of Object.entries(sheets)) await writeFile(join(folder, name), styles);
  await inlineCriticalStyles(folder, await builtFiles(folder));
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await rm(folder, { recursive: true });
  return page;
}

const inlined = (page: string): string =>
  /<style>(.*?)<\/style>/s.exec(page)?.[1]?.replace(/[\s;]/g, '') ?? '';

const inlinedStyles = async (styles: string): Promise<string> =>
  inlined(await inlineIn(PAGE, { 'styles.css': styles }));

test('inlined and linked styles have the order of the style sheets', async () => {
  const link = '<link rel="stylesheet" href="/styles.css">';
  const page = await inlineIn(PAGE.replace(link, `${link}${link.replace('/styles', '/later')}`), {
    'styles.css': '.card{color:red}',
    'later.css': '.card{color:blue}',
  });
  assert.equal(inlined(page), '.card{color:red}.card{color:blue}');
  const linked = [...page.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)];
  assert.deepEqual(
    linked.map(([, href]) => href),
    ['/styles.css', '/later.css'],
  );
});

test('a static selector that shares a rule with one for hovering is critical', async () => {
  assert.equal(await inlinedStyles('.link:hover, .card { color: red }'), '.card{color:red}');
});

test('rules for interaction and for elements that the page lacks are not critical', async () => {
  const styles = '.card{color:red} .link:hover{color:blue} .link:active{top:1px} .other{color:red}';
  assert.equal(await inlinedStyles(styles), '.card{color:red}');
});
