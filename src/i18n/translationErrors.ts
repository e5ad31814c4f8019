/** What a translation lacks, compared with the English words, and placeholders that nothing fills in. */
import * as en from '../content/en/index.ts';
import { PLACEHOLDER } from '../lib/browser/interpolate.ts';
import { COMMON_PLACEHOLDERS, mapTexts, type Translation } from './content.ts';

/** Texts by their paths, as in "hero.notes.0". */
type Texts = Readonly<Record<string, string>>;

/** Every text of a translation by its path. */
export function collectTexts(translation: Translation): Texts {
  const texts: Record<string, string> = {};
  mapTexts({ ...translation }, (text, path) => {
    texts[path] = text;
    return text;
  });
  return texts;
}

/** The English texts by their paths. */
export const englishTexts: Texts = collectTexts(en);

/** These are not compared, because an owner may remove them from the English texts. */
const COMMON: readonly string[] = COMMON_PLACEHOLDERS;

/** The placeholders of a text without the common ones, sorted. */
const findPlaceholders = (text: string): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)
    .filter((name) => !COMMON.includes(name))
    .sort();

const listPlaceholders = (text: string): string =>
  (text.match(PLACEHOLDER) ?? []).join(', ') || 'none';

/** Questions and parts of the transcript may be missing: the English ones are shown in their place. */
const isOptional = (path: string): boolean => /^(?:faq|transcript)\./.test(path);

/**
 * Finds placeholders in the English questions and transcript, besides the common ones. Nothing fills them in, and
 * where a translation lacks the text, it cannot be compared.
 */
export function* findEnglishErrors(texts = englishTexts): Generator<string> {
  for (const [path, text] of Object.entries(texts))
    if (isOptional(path) && findPlaceholders(text).length > 0)
      yield `src/content/en, ${path}: "${text}" has a placeholder that nothing fills in.`;
}

/** Texts that only translations have. In English they are empty. */
const isOfTranslations = (path: string): boolean => path.startsWith('legal.translation.');

/**
 * Finds the texts that are missing or empty, and those whose placeholders are not the English ones. One
 * sentence for each.
 * @param folder of the translation, for the sentences
 */
export function* findTranslationErrors(
  folder: string,
  translation: Translation,
): Generator<string> {
  const texts = collectTexts(translation);
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
    else if (findPlaceholders(text).join() !== findPlaceholders(english).join())
      yield `${place} "${text}" has the placeholders ${listPlaceholders(text)}, and has to have those of the English text: ${listPlaceholders(english)}.`;
  }
}
