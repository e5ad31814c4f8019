/** How the languages are set: fonts, line breaks, and the height of lines that some scripts need. */
import { needsVietnameseFont } from '../lib/build/displayFont.ts';
import {
  type DisplayFont,
  fallbackFonts,
  headlineFallbackFonts,
  latinFont,
  vietnameseFont,
} from '../styles/fontFaces.ts';

/** The typography of a language. */
interface Typography {
  /** The files of the display font that its pages need at once. */
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

/** The languages in scripts that the display font lacks, by their `lang` attribute. */
const IN_SYSTEM_FONTS: Readonly<Record<string, Typography>> = {
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
};

const LONG_WORDS = ':is(h1,h2,h3,h4){hyphens:auto}';

/** The rules of languages in the display font, by their `lang` attribute. The others have words too long for a line. */
const RULES: Readonly<Record<string, string>> = {
  en: '',
  es: '',
  fr: '',
  id: '',
  ms: '',
  // Letters with two marks are higher.
  vi: `${HEADINGS}{line-height:1.16;letter-spacing:.01em}`,
};

function inDisplayFont(style: string, isVietnamese: boolean): Typography {
  const fonts = isVietnamese ? [latinFont, vietnameseFont] : [latinFont];
  const rules = fonts.map(({ rule }) => rule);
  return {
    displayFonts: fonts,
    style: [...rules, headlineFallbackFonts, fallbackFonts, style].join(''),
  };
}

/**
 * The typography of a page, with the rules of its fonts.
 * @param lang the `lang` attribute of the page
 * @param text what the owner writes in the display font, in any language. Letters that the font lacks, as "ł", are
 * shown in a font of the system.
 */
export const getTypography = (lang: string, text: string): Typography =>
  IN_SYSTEM_FONTS[lang] ??
  inDisplayFont(RULES[lang] ?? LONG_WORDS, lang === 'vi' || needsVietnameseFont(text));
