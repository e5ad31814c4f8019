import displayFont from '../assets/display-font.woff2?url';
import displayFontVietnamese from '../assets/display-font-vietnamese.woff2?url';
import { ASCENT_EM, DESCENT_EM } from '../lib/build/displayFont.ts';
import { token } from './tokens.ts';

/** A range of the width axis, and the scale that gives the system font Anybody's width there. */
type FallbackRange = readonly [fromPercent: number, toPercent: number, sizeAdjust: number];

const weight = token('--weight-display');
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

const fallbackRules = (family: string, ranges: readonly FallbackRange[]): string =>
  ranges
    .map(([fromPercent, toPercent, sizeAdjust]) =>
      [
        `@font-face{font-family:${family}`,
        'src:local(Arial-BoldMT),local(Arial Bold),local(LiberationSans-Bold)',
        `font-weight:${weight}`,
        `font-stretch:${fromPercent}% ${toPercent}%`,
        `size-adjust:${percent(sizeAdjust)}`,
        `ascent-override:${percent(ASCENT_EM / sizeAdjust)}`,
        `descent-override:${percent(DESCENT_EM / sizeAdjust)}`,
        'line-gap-override:0%}',
      ].join(';'),
    )
    .join('');

/** A file of the display font, made by `npm run fonts:subset --prefix media`, with the rule that loads it. */
export interface DisplayFont {
  readonly url: string;
  readonly rule: string;
}

const fontFace = (url: string, range = ''): DisplayFont => ({
  url,
  rule: `@font-face{font-family:Anybody;src:url(${url})format("woff2");font-weight:${weight};font-stretch:50% 150%;font-display:swap${range}}`,
});

/** The letters of the western European languages. */
export const latinFont = fontFace(displayFont);

/** The other letters of Vietnamese. */
export const vietnameseFont = fontFace(
  displayFontVietnamese,
  ';unicode-range:U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1B0,U+1EA0-1EF9',
);

/**
 * System fonts that stand in for the display font while it loads, with its metrics, so that nothing
 * shifts. The widest range is scaled to Anybody's height instead, since letters that wide would reach
 * into the next line; the heading that uses it reserves its lines in HowItWorks.module.css.
 */
export const fallbackFonts: string = fallbackRules('Anybody Fallback', [
  [50, 90, 0.9],
  [91, 115, 1.24],
  [116, 150, 1.08],
]);

/** The same for the letters of the headline, which stand in fixed boxes that these must not exceed. */
export const headlineFallbackFonts: string = fallbackRules('Headline Fallback', [
  [50, 62, 0.56],
  [63, 80, 0.7],
  [81, 100, 0.88],
  [101, 150, 1],
]);
