import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from './locales.ts';

/** The captions of a language, or '' if it has none. */
function readCaptions(folder: string): string {
  // Relative to the project's root, the working directory, because bundling moves this module.
  const file = `src/content/${folder}/demo.vtt`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const timesOf = (vtt: string): string => (vtt.match(/.* --> .*/g) ?? []).join();

const english = readCaptions('en');

const ENGLISH = { path: '/media/demo.vtt', lang: 'en', name: 'English' };

/** Captions as WebVTT, with the language that they are in. */
export type Captions = ReturnType<typeof captionsOf>;

/**
 * The captions of the demo in a language with their text, where they follow the same video as the
 * English ones. Otherwise the English ones.
 */
export function captionsOf({ folder, lang, name }: Pick<Locale, 'folder' | 'lang' | 'name'>) {
  const text = readCaptions(folder);
  if (folder === 'en' || timesOf(text) !== timesOf(english)) return { ...ENGLISH, text: english };
  return { path: `/media/demo.${folder}.vtt`, lang, name, text };
}
