import { readFile, writeFile } from 'node:fs/promises';
import Beasties from 'beasties';
import { type HTMLElement, parse } from 'node-html-parser';
import { parse as parseStyles } from 'postcss';
import { sha256 } from '../../src/lib/build/sha256.ts';
import type { BuiltFile } from './builtFiles.ts';

/**
 * Inlines the critical CSS of each page built into a folder, links the style sheets after the first view,
 * and updates the hashes in the page's content security policy.
 */
export async function inlineCriticalStyles(
  folder: string,
  files: readonly BuiltFile[],
): Promise<void> {
  for (const { file } of files)
    if (file.endsWith('.html'))
      await writeFile(file, await withCriticalStyles(await readFile(file, 'utf8'), folder));
}

/** `data-beasties-container` marks the first view. On a page without it, all content counts as that. */
async function withCriticalStyles(html: string, folder: string): Promise<string> {
  const beasties = new Beasties({
    path: folder,
    // Moves the links to the end of the body, where they do not block the first view.
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    inlineFonts: true,
    preloadFonts: false,
    logLevel: 'warn',
  });
  const page = parse(await beasties.process(html), {
    comment: true,
    blockTextElements: { script: true, style: true, noscript: true },
  });
  const firstView = page.querySelector('main [data-beasties-container]');
  const links = page.querySelectorAll('body link[rel="stylesheet"]');
  // In reverse, because each is inserted before the one that was inserted last: their order decides between equal rules.
  for (const link of links.toReversed()) firstView?.after(link.remove());
  for (const part of page.querySelectorAll('[data-beasties-container]'))
    part.removeAttribute('data-beasties-container');
  for (const style of page.querySelectorAll('style'))
    if (!html.includes(style.rawText)) style.set_content(withoutUnused(style.rawText));
  // All rules go into one element, so that the policy needs one hash for them.
  const [first, ...others] = page.querySelectorAll('head > style');
  first?.set_content([first, ...others].map(({ rawText }) => rawText).join(''));
  for (const style of others) style.remove();
  updatePolicyHashes(page);
  return page.toString();
}

/**
 * Removes what the first paint can do without, since the linked style sheets contain it as well: rules
 * for rare preferences and interaction, and unused custom properties. Without this each page was 0.6 to
 * 0.7 kB larger (Brotli, quality 5), a tenth of the small ones.
 */
function withoutUnused(styles: string): string {
  const root = parseStyles(styles);
  root.walkAtRules('media', (rule) => {
    if (/forced-colors|prefers-reduced-transparency/.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (each) => !/(?<!not\():(?:hover|active|disabled)/.test(each),
    );
    // Setting the same selectors again would format them anew.
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const uses = (name: string) => root.toString().includes(`var(${name}`);
  root.walkDecls(/^--/, (declaration) => {
    if (!uses(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** Replaces the hashes of all pages, which Astro writes into each, with those of this page. */
function updatePolicyHashes(page: HTMLElement): void {
  const meta = page.querySelector('meta[http-equiv="content-security-policy"]');
  let policy = meta?.getAttribute('content')?.replace(/ 'sha256-[^']*'/g, '');
  if (!meta || !policy) throw new Error('A page has no content security policy.');
  for (const [directive, selector] of [
    [/style-src(?!-)[^;]*/, 'style'],
    [/script-src(?!-)[^;]*/, 'script:not([src], [type="application/ld+json"])'],
  ] as const) {
    const hashes = page.querySelectorAll(selector).map(({ rawText }) => ` '${sha256(rawText)}'`);
    policy = policy.replace(directive, (sources) => sources + hashes.join(''));
  }
  meta.setAttribute('content', policy);
}
