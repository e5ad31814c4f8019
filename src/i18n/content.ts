/** The words of the site in each language, complete and with their common placeholders filled in. */
import { site } from '../../site.config.ts';
import * as en from '../content/en/index.ts';
import { PLACEHOLDER } from '../lib/browser/interpolate.ts';
import { BREAK_OPPORTUNITY } from '../lib/build/drawnHeadline.ts';
import { EXAMPLE_SMASH } from '../lib/flight/flight.ts';

/** The type of the English content with other words: every text is a `string`, and a list may have any length. */
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { readonly [K in keyof T]: Widened<T[K]> };

type English = Widened<typeof en>;

/** A question card. The question is also the hash that opens it. */
export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The language of the text, where it is not that of the page. */
  readonly lang?: 'en';
}

/** The demo in words. */
interface Transcript {
  readonly paragraphs: English['transcript'];
  /** The language of the text, where it is not that of the page. */
  readonly lang?: 'en';
}

/** All words of a page's language. */
export interface Content extends Omit<English, 'faq' | 'transcript'> {
  readonly faq: readonly FaqEntry[];
  readonly transcript: Transcript;
}

/** The words of one language, as its folder has them. A question may be missing: the English one is shown. */
export type Translation = Omit<English, 'faq'> & { readonly faq: Partial<English['faq']> };

/** The placeholders that have the same value in every text of a language. Components fill in the others. */
export const COMMON_PLACEHOLDERS = ['name', 'phrase', 'headline', 'exampleKmh'] as const;

/** Applies a function to every text of an object or array, at any depth. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: string) => string,
  path = '',
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(value)) return value.map((item, i) => mapTexts(item, change, at(i)));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, at(key))]),
  );
}

/** The questions of a language, in the order of the English ones, which stand in for missing ones. */
function buildFaq({ faq }: Translation): FaqEntry[] {
  const translated: Readonly<Record<string, { question: string; answer: string } | undefined>> =
    faq;
  return Object.entries(en.faq).map(([id, english]) => {
    const entry = translated[id];
    return entry ? { id, ...entry } : { id, ...english, lang: 'en' };
  });
}

/** A transcript with other times than the English one is of another video: then the English one is shown. */
function buildTranscript({ transcript }: Translation): Transcript {
  const readTimes = (parts: English['transcript']) => parts.map(({ timeS }) => timeS).join();
  const isCurrent = readTimes(transcript) === readTimes(en.transcript);
  return isCurrent ? { paragraphs: transcript } : { paragraphs: en.transcript, lang: 'en' };
}

/** The words of a language, with the common placeholders filled in. */
export function buildContent(translation: Translation): Content {
  const common = {
    name: site.name,
    phrase: translation.phrase,
    headline: translation.hero.title.replaceAll(BREAK_OPPORTUNITY, ''),
    exampleKmh: String(EXAMPLE_SMASH.speedKmh),
  } satisfies Record<(typeof COMMON_PLACEHOLDERS)[number], string>;
  const values = new Map<string, string>(Object.entries(common));
  const content: Content = {
    ...translation,
    faq: buildFaq(translation),
    transcript: buildTranscript(translation),
  };
  const fillIn = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => values.get(name) ?? placeholder);
  return mapTexts(content, fillIn) as Content;
}

/** The words of the English pages. */
export const english: Content = buildContent(en);
