import displayFont from '../assets/display-font.woff2?url';
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

const fallbackRules = FALLBACKS.map(({ family, fromPercent, toPercent, sizeAdjust }) =>
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
);

/**
 * The display font, a subset of Anybody made by `npm run fonts:subset --prefix media`, and the system fonts that
 * stand in for it while it loads, with its metrics, so that nothing shifts.
 */
export const fontFaces = [
  `@font-face{font-family:Anybody;src:url(${displayFont})format("woff2");font-weight:${weight};`,
  'font-stretch:50% 150%;font-display:swap}',
  ...fallbackRules,
].join('');
