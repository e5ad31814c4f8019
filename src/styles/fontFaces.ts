import displayFont from '../assets/display-font.woff2?url';
import latinExtendedFont from '../assets/display-font-latin-extended.woff2?url';
import vietnameseFont from '../assets/display-font-vietnamese.woff2?url';
import { token } from './tokens.ts';

/** Anybody's ascent and descent. */
const ASCENT_EM = 0.795;
const DESCENT_EM = 0.24;

/**
 * Ranges of the width axis in percent, and the `size-adjust` that scales the system font to
 * Anybody's width there. The widest range is scaled to Anybody's height instead, since letters that
 * wide would reach into the next line; the heading that uses it reserves its lines in
 * HowItWorks.module.css. The hero headline's letters stand in fixed boxes, which its fallback must
 * not exceed.
 */
const FALLBACKS = [
  { family: 'Anybody Fallback', fromPercent: 50, toPercent: 90, sizeAdjust: 0.9 },
  { family: 'Anybody Fallback', fromPercent: 91, toPercent: 115, sizeAdjust: 1.24 },
  { family: 'Anybody Fallback', fromPercent: 116, toPercent: 150, sizeAdjust: 1.08 },
  { family: 'Headline Fallback', fromPercent: 50, toPercent: 62, sizeAdjust: 0.56 },
  { family: 'Headline Fallback', fromPercent: 63, toPercent: 80, sizeAdjust: 0.7 },
  { family: 'Headline Fallback', fromPercent: 81, toPercent: 100, sizeAdjust: 0.88 },
  { family: 'Headline Fallback', fromPercent: 101, toPercent: 150, sizeAdjust: 1 },
] as const;

const weight = token('--weight-display');
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

const fallbackRules = (wanted: string): string =>
  FALLBACKS.filter(({ family }) => family === wanted)
    .map(({ family, fromPercent, toPercent, sizeAdjust }) =>
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

const fontFace = (url: string, range = ''): string =>
  `@font-face{font-family:Anybody;src:url(${url})format("woff2");font-weight:${weight};font-stretch:50% 150%;font-display:swap${range}}`;

/** A part of the display font, a subset of Anybody made by `npm run fonts:subset --prefix media`. */
export interface DisplayFont {
  readonly url: string;
  readonly rule: string;
}

/** The letters of the western European languages. */
export const latinFont: DisplayFont = { url: displayFont, rule: fontFace(displayFont) };

/** The other letters of European languages. */
export const latinExtendedDisplayFont: DisplayFont = {
  url: latinExtendedFont,
  rule: fontFace(latinExtendedFont, ';unicode-range:U+100-17F,U+218-21B,U+1E9E'),
};

/** The other letters of Vietnamese. */
export const vietnameseDisplayFont: DisplayFont = {
  url: vietnameseFont,
  rule: fontFace(
    vietnameseFont,
    ';unicode-range:U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1B0,U+1EA0-1EF9',
  ),
};

/** System fonts that stand in for the display font while it loads, with its metrics, so that nothing shifts. */
export const fallbackFonts: string = fallbackRules('Anybody Fallback');

/** The same for the letters of the headline. */
export const headlineFallbackFonts: string = fallbackRules('Headline Fallback');
