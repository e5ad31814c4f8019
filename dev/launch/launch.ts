import type { SiteConfig } from '../../site.config.ts';
import type { ReadPage } from './readHtml.ts';

/** Everything the launch check looks at. */
export interface Launch {
  readonly config: SiteConfig;
  /** Public build settings by name; without those that are not set. */
  readonly settings: Readonly<Record<string, string>>;
  /** Files of the owner's that are still those the project came with. */
  readonly shippedMedia: readonly string[];
  /** Files for hosts that are not what the rules say now. */
  readonly oldHostFiles: readonly string[];
  /** The built pages by address. */
  readonly pages: ReadonlyMap<string, ReadPage>;
  /** The addresses of all other built files. */
  readonly files: ReadonlySet<string>;
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

/** One check: nothing when all is well. */
export type Check = (launch: Launch) => Problem[];
