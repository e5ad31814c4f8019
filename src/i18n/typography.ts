/** How the languages are set: fonts, line breaks, and the height of lines that some scripts need. */
import {
  type DisplayFont,
  fallbackFonts,
  headlineFallbackFonts,
  latinExtendedDisplayFont,
  latinFont,
  vietnameseDisplayFont,
} from '../styles/fontFaces.ts';

/** The typography of a language. */
interface Typography {
  /** The parts of the display font that its pages need at once. */
  readonly displayFonts: readonly DisplayFont[];
  /** CSS rules. */
  readonly style: string;
}

const HEADINGS = ':root :is(h1,h2,h3)';

/**
 * The typography of a script that the display font lacks: fonts of the system, Apple's first.
 * @param breaks rules for line breaks
 */
const inSystemFonts = (names: string, lineHeight: number, breaks = ''): Typography => ({
  displayFonts: [],
  style:
    `:root{--font-text:-apple-system,BlinkMacSystemFont,${names},system-ui,sans-serif;` +
    `--font-display:"Anybody Fallback",var(--font-text);--flattening:1.5}` +
    `${HEADINGS}{letter-spacing:0;line-height:${lineHeight}}${breaks}`,
});

const CHINESE_BREAKS = 'body{line-break:strict;text-autospace:normal}';

const LONG_WORDS = ':is(h1,h2,h3){hyphens:auto}';

/** The first part of the display font has all letters. */
const LATIN: Typography = { displayFonts: [latinFont], style: '' };

/** Others may need more letters. Browsers load them only if they do. */
const OTHER: Typography = {
  displayFonts: [latinFont],
  style: `${latinExtendedDisplayFont.rule}${LONG_WORDS}`,
};

/** The typography of languages, by their `lang` attribute. */
const TYPOGRAPHY: Readonly<Record<string, Typography>> = {
  'zh-Hant-TW': inSystemFonts(
    '"PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei"',
    1.2,
    CHINESE_BREAKS,
  ),
  'zh-Hans-CN': inSystemFonts(
    '"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei"',
    1.2,
    CHINESE_BREAKS,
  ),
  ja: inSystemFonts(
    '"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI"',
    1.2,
    'body{line-break:strict}:is(h1,h2,h3,#home p){word-break:auto-phrase}',
  ),
  ko: inSystemFonts(
    '"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Malgun Gothic"',
    1.2,
    'body{word-break:keep-all}',
  ),
  th: inSystemFonts('"Thonburi","Noto Sans Thai","Leelawadee UI"', 1.35),
  en: LATIN,
  es: LATIN,
  fr: LATIN,
  id: LATIN,
  ms: LATIN,
  // Letters with two marks are higher.
  vi: {
    displayFonts: [latinFont, vietnameseDisplayFont],
    style: `${HEADINGS}{line-height:1.16;letter-spacing:.01em}`,
  },
  da: { displayFonts: [latinFont], style: LONG_WORDS },
  de: { displayFonts: [latinFont], style: LONG_WORDS },
};

/**
 * The typography of a language, with the rules of its fonts.
 * @param lang the `lang` attribute of its pages
 */
export function typographyOf(lang: string): Typography {
  const { displayFonts, style } = TYPOGRAPHY[lang] ?? OTHER;
  const rules = displayFonts.map(({ rule }) => rule);
  if (displayFonts.length > 0) rules.push(headlineFallbackFonts);
  return { displayFonts, style: [...rules, fallbackFonts, style].join('') };
}
