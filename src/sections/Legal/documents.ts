import type { CollectionEntry } from 'astro:content';

type Entry = CollectionEntry<'legal'>;

/** A legal document in one language. */
export interface LegalDocument {
  /** Its address below the home page, the same in every language. */
  readonly slug: string;
  /** The text in this language, or the English one where there is none. */
  readonly entry: Entry;
  readonly english: Entry;
}

/** The legal documents in the language of a folder. */
export function documentsOf(collection: readonly Entry[], folder: string): LegalDocument[] {
  return collection
    .filter(({ id }) => id.startsWith('en/'))
    .map((english) => {
      const slug = english.id.slice('en/'.length);
      const translated = collection.find(({ id }) => id === `${folder}/${slug}`);
      return { slug, entry: translated ?? english, english };
    });
}
