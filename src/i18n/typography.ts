/** How the languages are set: fonts, line breaks, and the height of lines that some scripts need. */
import { findFurtherParts } from '../lib/build/displayFont.ts';
import {
  type DisplayFont,
  displayFonts,
  fallbackFonts,
  headlineFallbackFonts,
} from '../styles/fontFaces.ts';

/** The typography of a language. */
interface Typography {
  /** The parts of the display font that its pages need at once. */
  readonly displayFonts: readonly DisplayFont[];
  /** CSS rules. */
  readonly style: string;
}

const HEADINGS = ':root :is(h1,h2,h3,h4)';

/**
 * The typography of a script that the display font lacks: fonts of the system, Apple's first.
 * @param breaks rules for line breaks
 */
const inSystemFonts = (names: string, breaks: string, lineHeight = 1.2): Typography => ({
  displayFonts: [],
  style:
    fallbackFonts +
    `:root{--font-text:-apple-system,BlinkMacSystemFont,${names},system-ui,sans-serif;` +
    `--font-display:"Anybody Fallback",var(--font-text);--flattening:1.5}` +
    `${HEADINGS}{letter-spacing:0;line-height:${lineHeight}}${breaks}`,
});

const CHINESE_BREAKS = 'body{line-break:strict;text-autospace:normal}';

const LONG_WORDS = ':is(h1,h2,h3,h4){hyphens:auto}';

/**
 * The typography of a language in the display font.
 * @param more parts of the font, besides the first
 */
function inDisplayFont(style: string, ...more: DisplayFont[]): Typography {
  const fonts = [displayFonts.latin, ...more];
  const rules = fonts.map(({ rule }) => rule);
  return {
    displayFonts: fonts,
    style: [...rules, headlineFallbackFonts, fallbackFonts, style].join(''),
  };
}

/** Languages whose letters are all in the first part of the display font. */
const LATIN = inDisplayFont('');

/** The same for languages that have words too long for a line. */
const LONG_LATIN = inDisplayFont(LONG_WORDS);

/** Languages without an entry below. Browsers load the second part of the font if a page needs its letters. */
const OTHER = inDisplayFont(displayFonts.latinExtended.rule + LONG_WORDS);

/** The typography of languages, by their `lang` attribute. */
const TYPOGRAPHY: Readonly<Record<string, Typography>> = {
  'zh-Hant-TW': inSystemFonts(
    '"PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei"',
    CHINESE_BREAKS,
  ),
  'zh-Hans-CN': inSystemFonts(
    '"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei"',
    CHINESE_BREAKS,
  ),
  ja: inSystemFonts(
    '"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI"',
    'body{line-break:strict}:is(h1,h2,h3,h4,#home p){word-break:auto-phrase}',
  ),
  ko: inSystemFonts(
    '"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Malgun Gothic"',
    'body{word-break:keep-all}',
  ),
  th: inSystemFonts('"Thonburi","Noto Sans Thai","Leelawadee UI"', '', 1.35),
  en: LATIN,
  es: LATIN,
  fr: LATIN,
  id: LATIN,
  ms: LATIN,
  // Letters with two marks are higher.
  vi: inDisplayFont(`${HEADINGS}{line-height:1.16;letter-spacing:.01em}`, displayFonts.vietnamese),
  da: LONG_LATIN,
  de: LONG_LATIN,
};

/**
 * The typography of a page, with the rules of its fonts.
 * @param lang the `lang` attribute of the page
 * @param text what the owner writes in the display font, whose letters may be those of another language: "ł"
 */
export function getTypography(lang: string, text: string): Typography {
  const typography = TYPOGRAPHY[lang] ?? OTHER;
  const { displayFonts: ofLanguage, style } = typography;
  if (ofLanguage.length === 0) return typography;
  const parts = ofLanguage.map(({ part }) => part);
  const further = findFurtherParts(text, parts).map((part) => displayFonts[part]);
  const rules = further.map(({ rule }) => rule).filter((rule) => !style.includes(rule));
  return { displayFonts: [...ofLanguage, ...further], style: style + rules.join('') };
}
