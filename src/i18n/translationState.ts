/** How a translation compares with the English words: what is missing, and what has become stale. */
import * as en from '../content/en/index.ts';
import { fingerprint } from '../lib/sha256.ts';
import { COMMON_PLACEHOLDERS, mapTexts, PLACEHOLDER, type Translation } from './content.ts';

/** Texts by their paths, as in "hero.notes.0". */
export type Texts = Readonly<Record<string, string>>;

/** Every text of a translation by its path. */
export function textsOf(translation: Translation): Texts {
  const texts: Record<string, string> = {};
  mapTexts({ ...translation }, (text, path) => {
    texts[path] = text;
    return text;
  });
  return texts;
}

/** The English texts by their paths. */
export const englishTexts: Texts = textsOf(en);

/** An owner may take them out of an English text. */
const COMMON: readonly string[] = COMMON_PLACEHOLDERS;

/** The placeholders of a text that one component fills in, or that nothing does. */
const placeholdersOf = (text: string): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)
    .filter((name) => !COMMON.includes(name))
    .sort();

const listOf = (text: string): string => (text.match(PLACEHOLDER) ?? []).join(', ') || 'none';

/** Texts that may be missing: an owner's own question, and an item of a list. Each step has a drawing. */
const isOptional = (path: string): boolean =>
  /^faq\.|\.\d+(?:\.|$)/.test(path) && !path.startsWith('trailer.steps.');

/** Empty in English. */
const isOfTranslations = (path: string): boolean => path.startsWith('legal.translation.');

/**
 * What would show a visitor a hole. One sentence for each.
 * @param folder of the translation, for the sentences
 */
export function* findDefects(folder: string, translation: Translation): Generator<string> {
  const texts = textsOf(translation);
  for (const [path, english] of Object.entries(englishTexts)) {
    const text = texts[path];
    const place = `src/content/${folder}, ${path}:`;
    if (text === undefined) {
      if (!isOptional(path))
        yield `${place} translate "${english}", or copy it from src/content/en.`;
    } else if (text === '' && isOfTranslations(path))
      yield `${place} write that the English version governs, and the words of a link to it, as the other languages do.`;
    else if (text === '' && english.trim() !== '')
      yield `${place} it is empty: translate "${english}".`;
    else if (placeholdersOf(text).join() !== placeholdersOf(english).join())
      yield `${place} "${text}" has the placeholders ${listOf(text)}, and has to have those of the English text: ${listOf(english)}.`;
  }
}

/** The paths of the texts that are the same as in English: names, units, and what is not translated. */
export const unchangedPaths = (translation: Translation): string[] =>
  Object.entries(textsOf(translation)).flatMap(([path, text]) =>
    text === englishTexts[path] && /\p{L}/u.test(text) ? path : [],
  );

/**
 * The paths of texts whose English words are not those that were translated.
 * @param sources hashes of the English texts that were translated, by path
 * @param english the English texts, by path
 */
export const stalePaths = (sources: Texts, english: Texts): string[] =>
  Object.entries(english).flatMap(([path, text]) =>
    sources[path] === fingerprint(text) ? [] : path,
  );
