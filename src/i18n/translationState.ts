/** How a translation compares with the English words: what is missing, and what has become stale. */
import * as en from '../content/en/index.ts';
import { fingerprint } from '../lib/sha256.ts';
import { mapTexts, PLACEHOLDER, type Translation } from './content.ts';

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

/** Filled in everywhere: an owner may take them out of an English text. */
const COMMON = ['name', 'phrase', 'headline', 'exampleKmh', 'minimumSystem'];

/** The other placeholders of a text, which one component fills in. */
const placeholdersOf = (text: string): string =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)
    .filter((name) => !COMMON.includes(name))
    .sort()
    .map((name) => `{{${name}}}`)
    .join(' ');

/** Texts that may be missing: English shows the owner's own question, and a step or note more. */
const isOptional = (path: string): boolean => /^faq\.|\.\d+(?:\.|$)/.test(path);

/**
 * What would show a visitor a hole. One sentence for each.
 * @param folder of the translation, for the sentences
 */
export function* findDefects(folder: string, translation: Translation): Generator<string> {
  const texts = textsOf(translation);
  for (const [path, english] of Object.entries(englishTexts)) {
    const text = texts[path];
    if (text === undefined) {
      if (!isOptional(path))
        yield `src/content/${folder} lacks ${path}: translate "${english}", or copy it from src/content/en.`;
    } else if (placeholdersOf(text) !== placeholdersOf(english))
      yield `src/content/${folder}, ${path}: "${text}" has to have the placeholders ${placeholdersOf(english) || '(none)'}.`;
  }
}

/**
 * The paths of texts whose English words are not those that were translated.
 * @param sources hashes of the English texts that were translated, by path
 * @param english the English texts, by path
 */
export const stalePaths = (sources: Texts, english: Texts): string[] =>
  Object.entries(english).flatMap(([path, text]) =>
    sources[path] === fingerprint(text) ? [] : path,
  );
