import { readContentFile } from './contentFile.ts';
import type { Locale } from './locales.ts';

/** The captions of a language, or '' if it has none. */
const readCaptions = (folder: string): string => readContentFile(folder, 'demo.vtt') ?? '';

const readTimes = (vtt: string): string => (vtt.match(/.* --> .*/g) ?? []).join();

const ENGLISH = { path: '/media/demo.vtt', lang: 'en', name: 'English', text: readCaptions('en') };

/** Captions as WebVTT, with the language that they are in. */
export type Captions = ReturnType<typeof getCaptions>;

/**
 * The captions of the demo in a language, with their text. Captions with other times than the English ones are of
 * another video: then these are the English ones.
 */
export function getCaptions({ folder, lang, name }: Pick<Locale, 'folder' | 'lang' | 'name'>) {
  const text = readCaptions(folder);
  if (folder === 'en' || readTimes(text) !== readTimes(ENGLISH.text)) return ENGLISH;
  return { path: `/media/demo.${folder}.vtt`, lang, name, text };
}
