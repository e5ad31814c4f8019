import type { SiteConfig } from '../../site.config.ts';
import type { ReadPage } from './readHtml.ts';

/** A film as the page announces it, and as its files are. */
export interface FilmLength {
  /** As in `src/lib/films.json`. */
  readonly name: string;
  /** How long the page says it plays. */
  readonly lengthS: number;
  /** The day the page says it is from, as YYYY-MM-DD. */
  readonly publishedOn: string;
  /** How long each file plays, null where it cannot be read as MP4. */
  readonly fileLengthsS: Readonly<Record<string, number | null>>;
}

/** A text about films or pictures that is still the one this project came with. */
export interface ShippedText {
  /** Where it is written. */
  readonly place: string;
  /** The files it describes. */
  readonly media: readonly string[];
}

/** What is known before anything is built. */
export interface OwnersFacts {
  readonly config: SiteConfig;
  /** Public build settings by name; without those that are not set. */
  readonly settings: Readonly<Record<string, string>>;
  /** The host that builds or is set up here, undefined when nothing tells. */
  readonly host: string | undefined;
}

/** Everything the launch check looks at. */
export interface Launch extends OwnersFacts {
  /** Files of the owner's that are still those the project came with. */
  readonly shippedMedia: readonly string[];
  /** What is still said about those files, or about those that were there before. */
  readonly shippedTexts: readonly ShippedText[];
  readonly films: readonly FilmLength[];
  /** Where the captions and the transcript of the demo end, by the file they are in. */
  readonly demoTextEndsS: Readonly<Record<string, number>>;
  /** Files for hosts that are not what the rules say now. */
  readonly oldHostFiles: readonly string[];
  /** The built pages by address. */
  readonly pages: ReadonlyMap<string, ReadPage>;
  /** The addresses of all other built files. */
  readonly files: ReadonlySet<string>;
  /** What is written in all built files that are text, by address. */
  readonly texts: ReadonlyMap<string, string>;
  /** The built style sheets by address, also those inside pages. */
  readonly styles: ReadonlyMap<string, string>;
  /** Undefined when the site has none. */
  readonly sitemap: string | undefined;
  /** The one other origin pages may ask: where messages go. */
  readonly emailOrigin: string;
}

/** Something not ready: what is wrong and where, and what to do about it. */
export interface Problem {
  readonly what: string;
  readonly todo: string;
}

/** One check of what is known before anything is built: nothing when all is well. */
export type FactsCheck = (facts: OwnersFacts) => Problem[];

/** One check: nothing when all is well. */
export type Check = (launch: Launch) => Problem[];
