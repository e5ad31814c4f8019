/** Generated CSS of the first view: headline boxes, position of the scene, order of exposures. */

import type { DrawnHeadline } from '../../lib/build/drawnHeadline.ts';
import {
  HERO_LOOSE_VIEW,
  HERO_VIEW,
  type ImageView,
  project,
  type Vector,
} from '../../lib/flight/camera.ts';
import { EXAMPLE_SMASH } from '../../lib/flight/flight.ts';
import { strobeRules } from '../../lib/flight/strobe.ts';
import { mediaQuery } from '../../styles/tokens.ts';
import { type HeadlineLayout, type Line, splitParts } from './headlineLayout.ts';
import { EXPOSURE_COUNT, revealedPercent, STREAKS } from './heroGeometry.ts';

/** Where the headline has its layout for wider screens. */
const MEDIUM = mediaQuery('--medium');

/** Where the results phone is beside the text, and the capture phone shows the close crop. */
const WIDE = mediaQuery('--wide');

const STAGE = '#hero-stage';

type Properties = Readonly<Record<string, string | number>>;

const rule = (selector: string, properties: Properties): string => {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
};

const within = (query: string, rules: string): string => `@media ${query}{${rules}}`;

/** Sizes and positions of the headline's parts in the given lines. */
function partRules(headline: HeadlineLayout, lines: readonly Line[]): string {
  const rules = splitParts(headline).map(({ letters: [first] }, i) => {
    const line = lines.find(({ letters }) => first && letters.includes(first));
    if (!line) return '';
    return rule(`.part-${i}`, {
      '--column-em': line.columnEm,
      '--left': `${first === line.letters[0] ? -line.leftEm : 0}em`,
      '--gap': `${line.gapEm}em`,
    });
  });
  return rules.join('');
}

function headlineRules(headline: HeadlineLayout): string {
  const boxes = headline.letters.map(({ index, advanceEm, widthPercent }) =>
    rule(`.letter-${index}`, { width: `${advanceEm}em`, 'font-stretch': `${widthPercent}%` }),
  );
  const narrow = partRules(headline, headline.narrow);
  return [...boxes, narrow, within(MEDIUM, partRules(headline, headline.wide))].join('');
}

const CONTACT: Vector = [-EXAMPLE_SMASH.distanceToNetM, EXAMPLE_SMASH.heightM, 0];

/** The scene in the wide view of narrow screens: moved by shares of its size, and scaled. */
const WIDE_SCALE = HERO_LOOSE_VIEW.focalPx / HERO_VIEW.focalPx;
const [WIDE_X, WIDE_Y] = [
  (HERO_LOOSE_VIEW.principalPx[0] - WIDE_SCALE * HERO_VIEW.principalPx[0]) / HERO_VIEW.width,
  (HERO_LOOSE_VIEW.principalPx[1] - WIDE_SCALE * HERO_VIEW.principalPx[1]) / HERO_VIEW.height,
];

/** Keyframes that reveal the flight in the capture screen one exposure at a time. */
function revealKeyframes(view: ImageView): string {
  const revealed = revealedPercent(view);
  const frames = revealed.flatMap((percent, i) => {
    if (percent === revealed[i - 1]) return [];
    const at = Math.round((i / EXPOSURE_COUNT) * 100);
    return rule(`${at}%`, { '--revealed': `${percent}%` });
  });
  return `@keyframes reveal{${frames.join('')}}`;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** The place of the contact on the capture screen. */
function contactProperties(view: ImageView): Properties {
  const [x, y] = project(view, CONTACT);
  return { '--contact-x': percent(x / view.width), '--contact-y': percent(y / view.height) };
}

/** Reveals the flight in the drawn capture screen, in front of the image of the empty court. */
const captureRules = (): string =>
  [
    rule(STAGE, {
      '--exposures': EXPOSURE_COUNT,
      // The image of the court is the wide view, so the close one needs the inverse transform.
      '--court-left': percent(-WIDE_X / WIDE_SCALE),
      '--court-top': percent(-WIDE_Y / WIDE_SCALE),
      '--court-width': percent(1 / WIDE_SCALE),
      '--reveal': 'reveal',
    }),
    // Both have one name, so that resizing the window does not restart the animation.
    revealKeyframes(HERO_LOOSE_VIEW),
    within(WIDE, revealKeyframes(HERO_VIEW)),
  ].join('');

/**
 * The generated rules of the first view.
 * @param isIllustration whether the phones show the drawn screens
 */
export function heroStyle(
  headline: HeadlineLayout | DrawnHeadline,
  isIllustration: boolean,
): string {
  const places = STREAKS.map(({ index }) => index);
  return [
    'paths' in headline ? '' : headlineRules(headline),
    rule(STAGE, {
      '--wide-x': percent(WIDE_X),
      '--wide-y': percent(WIDE_Y),
      '--wide-scale': Math.round(WIDE_SCALE * 10_000) / 10_000,
      ...contactProperties(HERO_LOOSE_VIEW),
    }),
    within(WIDE, rule(STAGE, contactProperties(HERO_VIEW))),
    strobeRules('path', places),
    isIllustration ? captureRules() : '',
  ].join('');
}
