/**
 * The languages of the site. A new one needs a folder under src/content and a row here
 * (docs/translating.md).
 */

import * as da from '../content/da/index.ts';
import * as de from '../content/de/index.ts';
import * as en from '../content/en/index.ts';
import * as es from '../content/es/index.ts';
import * as fr from '../content/fr/index.ts';
import * as id from '../content/id/index.ts';
import * as ja from '../content/ja/index.ts';
import * as ko from '../content/ko/index.ts';
import * as ms from '../content/ms/index.ts';
import * as th from '../content/th/index.ts';
import * as vi from '../content/vi/index.ts';
import * as zhCn from '../content/zh-cn/index.ts';
import * as zhTw from '../content/zh-tw/index.ts';
import type { Unit } from '../lib/browser/speedUnit.ts';
import type { DrawnHeadline } from '../lib/build/drawnHeadline.ts';
import { buildContent, type Content, type Translation } from './content.ts';
import { readContentFile } from './contentFile.ts';

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
}

/** The languages in the order of the list in the footer. */
const ROWS: readonly LocaleRow[] = [
  { folder: 'en', lang: 'en', hreflang: 'en', name: 'English', translation: en },
  { folder: 'zh-tw', lang: 'zh-Hant-TW', hreflang: 'zh-Hant', name: '繁體中文', translation: zhTw },
  { folder: 'zh-cn', lang: 'zh-Hans-CN', hreflang: 'zh-Hans', name: '简体中文', translation: zhCn },
  { folder: 'ja', lang: 'ja', hreflang: 'ja', name: '日本語', translation: ja },
  { folder: 'ko', lang: 'ko', hreflang: 'ko', name: '한국어', translation: ko },
  { folder: 'id', lang: 'id', hreflang: 'id', name: 'Bahasa Indonesia', translation: id },
  { folder: 'ms', lang: 'ms', hreflang: 'ms', name: 'Bahasa Melayu', translation: ms },
  { folder: 'th', lang: 'th', hreflang: 'th', name: 'ไทย', translation: th },
  { folder: 'vi', lang: 'vi', hreflang: 'vi', name: 'Tiếng Việt', translation: vi },
  { folder: 'da', lang: 'da', hreflang: 'da', name: 'Dansk', translation: da },
  { folder: 'de', lang: 'de', hreflang: 'de', name: 'Deutsch', translation: de },
  { folder: 'fr', lang: 'fr', hreflang: 'fr', name: 'Français', translation: fr },
  { folder: 'es', lang: 'es', hreflang: 'es', name: 'Español', translation: es },
];

/** The languages that are translated from English. */
export const translations = ROWS.filter(({ folder }) => folder !== 'en');

/** A language with its words, and where its pages are. */
export interface Locale extends Omit<LocaleRow, 'translation'> {
  /** The units of speed to choose from. */
  readonly speedUnits: readonly Unit[];
  /** The path of its home page, which the paths of its other pages begin with. */
  readonly homePath: string;
  readonly ogImagePath: string;
  readonly content: Content;
  /** The drawing of the title in a script that the display font lacks. */
  readonly drawnHeadline: DrawnHeadline | null;
}

function buildLocale({ translation, ...row }: LocaleRow): Locale {
  const { folder } = row;
  const isEnglish = folder === 'en';
  return {
    ...row,
    speedUnits: isEnglish ? ['km/h', 'mph'] : ['km/h'],
    homePath: isEnglish ? '/' : `/${folder}/`,
    ogImagePath: isEnglish ? '/social.jpg' : `/social/${folder}.jpg`,
    content: buildContent(translation),
    drawnHeadline: JSON.parse(readContentFile(folder, 'headline.json') ?? 'null'),
  };
}

/** Every language of the site, English first. */
export const locales: readonly Locale[] = ROWS.map(buildLocale);

/** The static paths of a page below `src/pages/[...locale]`. */
export const localePaths = () =>
  locales.map((locale) => ({
    params: { locale: locale.homePath.slice(1, -1) || undefined },
    props: { locale },
  }));

/** A version of a page. */
export interface Alternate extends Pick<Locale, 'hreflang' | 'lang' | 'name'> {
  readonly href: string;
}

/**
 * The versions of a page in all languages.
 * @param path relative to a home page
 */
export const listAlternates = (path: string): Alternate[] =>
  locales.map(({ hreflang, lang, name, homePath }) => ({
    hreflang,
    lang,
    name,
    href: homePath + path,
  }));

/** The versions for search engines: the English one is for visitors of any other language, too. */
export const listAlternatesWithDefault = (path: string) => [
  ...listAlternates(path),
  { hreflang: 'x-default', href: `/${path}` },
];
