import type { AstroIntegration } from 'astro';
import { sha256 } from '../src/lib/sha256.ts';
import { rewritePages } from './rewritePages.ts';

/**
 * The page with only the hashes of its own scripts and styles in its policy. Astro lists those of every
 * page and of features none of them uses: each lets in something that is not there, and weighs as much
 * compressed as not.
 */
export function keepOwnHashes(html: string): string {
  const inside = [...html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)];
  const own = new Set(inside.map(([, , text = '']) => sha256(text)));
  return html.replace(/(<meta http-equiv="content-security-policy" content=")([^"]*)/, (policy) =>
    policy.replace(/ '(sha256-[^']*)'/g, (source, hash) => (own.has(hash) ? source : '')),
  );
}

/** Takes out of each page's policy what is not in the page; to be run when the page is as it will be. */
export function ownHashes(): AstroIntegration {
  return {
    name: 'own-hashes',
    hooks: {
      'astro:build:done': ({ dir }) => rewritePages(dir, keepOwnHashes),
    },
  };
}
