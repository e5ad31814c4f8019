import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { fingerprint, sha256 } from '../src/lib/sha256.ts';
import { rewritePages } from './rewritePages.ts';
import { splitStyles } from './splitStyles.ts';

/** Where a page says that its first view ends: what is styled below comes with a file of its own. */
const MARK = '<template data-late-styles></template>';

/** The page with only the styles its first view needs, and the others as text; null without a mark. */
export function takeLateStyles(html: string): { html: string; late: string } | null {
  const end = html.indexOf(MARK);
  if (end === -1) return null;
  const firstView = html.slice(html.indexOf('<body'), end);
  const names = [...firstView.matchAll(/ class="([^"]*)"/g)].flatMap(
    ([, value]) => value?.split(/\s+/) ?? [],
  );
  const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  const [sheet = ''] = sheets.sort((a, b) => b.length - a.length);
  const { first, late } = splitStyles(sheet, new Set(names));
  // The policy names each style sheet by its hash.
  const divided = html.replace(sheet, () => first).replace(sha256(sheet), sha256(first));
  return { html: divided, late };
}

/** Puts the styles below the first view into files that nothing above waits for. */
export function lateStyles(): AstroIntegration {
  return {
    name: 'late-styles',
    hooks: {
      'astro:build:done': ({ dir }) =>
        rewritePages(dir, async (html, folder) => {
          const taken = takeLateStyles(html);
          if (!taken) return null;
          const file = `/_astro/late.${fingerprint(taken.late)}.css`;
          await mkdir(join(folder, '_astro'), { recursive: true });
          await writeFile(join(folder, file), taken.late);
          return taken.html.replace(MARK, `<link rel="stylesheet" href="${file}">`);
        }),
    },
  };
}
