import type { Content } from '../../i18n/content.ts';

/** The words of the message form. */
export type AllFormWords = Content['messageForm'];

/** The words that the form's script writes. The others are in the page only, and no props of the island. */
export type FormWords = Omit<AllFormWords, 'title' | 'company' | 'noScript' | 'notLoaded'>;

/** Takes out the words that no script writes. */
export function wordsForScript(words: AllFormWords): FormWords {
  const { title, company, noScript, notLoaded, ...others } = words;
  return others;
}
