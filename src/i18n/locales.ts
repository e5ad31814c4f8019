/**
 * The languages of the site. A new one needs a folder under src/content and a row here
 * (docs/owner.md, "Languages"). Only src/i18n knows this list.
 */
import * as en from '../content/en/index.ts';
import type { Unit } from '../sections/SpeedLab/unit.ts';
import { type Content, contentOf, type Translation } from './content.ts';

/** A language, as the list below has it. */
interface LocaleRow {
  /** The folder of its content, and of its pages. English has its pages at the root. */
  readonly folder: string;
  /** The `lang` attribute of its pages (BCP 47). */
  readonly lang: string;
  /** How links and search engines name it. */
  readonly hreflang: string;
  /** Its own name, for the list of languages. */
  readonly name: string;
  readonly translation: Translation;
  /** The units of speed to choose from. Only km/h unless set. */
  readonly speedUnits?: readonly Unit[];
}

const ENGLISH: LocaleRow = {
  folder: 'en',
  lang: 'en',
  hreflang: 'en',
  name: 'English',
  translation: en,
  speedUnits: ['km/h', 'mph'],
};

const ROWS: readonly LocaleRow[] = [ENGLISH];

/** A language with its words, and where its pages are. */
export interface Locale extends Required<Omit<LocaleRow, 'translation'>> {
  /** The path of its home page, which the paths of its other pages begin with. */
  readonly homePath: string;
  readonly ogImagePath: string;
  readonly captionsPath: string;
  readonly content: Content;
}

function localeOf({ translation, speedUnits = ['km/h'], ...row }: LocaleRow): Locale {
  const { folder } = row;
  const paths =
    folder === ENGLISH.folder
      ? { homePath: '/', ogImagePath: '/social.jpg', captionsPath: '/media/demo.vtt' }
      : {
          homePath: `/${folder}/`,
          ogImagePath: `/social/${folder}.jpg`,
          captionsPath: `/media/demo.${folder}.vtt`,
        };
  return { ...row, ...paths, speedUnits, content: contentOf(translation) };
}

/** Every language of the site, English first. */
export const locales: readonly Locale[] = ROWS.map(localeOf);

/** The static paths of a page below `src/pages/[...locale]`. */
export const localePaths = () =>
  locales.map((locale) => ({
    params: { locale: locale.homePath.slice(1, -1) || undefined },
    props: { locale },
  }));

/**
 * The versions of a page in all languages, with the English one for visitors of any other.
 * @param path relative to a home page
 */
export const alternatesOf = (path: string) => [
  ...locales.map(({ hreflang, homePath }) => ({ hreflang, href: homePath + path })),
  { hreflang: 'x-default', href: `/${path}` },
];
