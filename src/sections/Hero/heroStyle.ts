/** Generated CSS of the first view: headline boxes, position of the scene, order of exposures. */
import { HERO_VIEW, HERO_WIDE_VIEW, type ImageView } from '../../lib/camera.ts';
import type { DrawnHeadline } from '../../lib/drawnHeadline.ts';
import { strobeRules } from '../../lib/strobe.ts';
import { type HeadlineLayout, type Line, partsOf } from './headlineLayout.ts';
import {
  EXPOSURE_COUNT,
  revealedPercent,
  STREAKS,
  smashPlace,
  wideTransform,
} from './heroGeometry.ts';

/** The capture phone shows the close crop from this width on, as in HeroVisual.module.css. */
export const CLOSE_FROM = '60em';

/** Sizes and positions of the headline's parts in the given lines. */
function partRules(headline: HeadlineLayout, lines: readonly Line[]): string {
  return partsOf(headline)
    .map(({ letters }, i) => {
      const line = lines.find((each) => letters[0] && each.letters.includes(letters[0]));
      if (!line) return '';
      const isFirst = line.letters[0] === letters[0];
      const left = isFirst ? -line.leftEm : 0;
      return `.part-${i}{--column-em:${line.columnEm};--left:${left}em;--gap:${line.gapEm}em}`;
    })
    .join('');
}

function headlineRules(headline: HeadlineLayout): string {
  const boxes = headline.letters.map(
    ({ index, advanceEm, widthPercent }) =>
      `.letter-${index}{width:${advanceEm}em;font-stretch:${widthPercent}%}`,
  );
  const wide = partRules(headline, headline.wide);
  return [...boxes, partRules(headline, headline.narrow), `@media (min-width:40em){${wide}}`].join(
    '',
  );
}

/** Keyframes that reveal the flight in the capture screen one exposure at a time. */
function revealKeyframes(view: typeof HERO_VIEW): string {
  const revealed = revealedPercent(view);
  const frames = revealed.flatMap((percent, i) => {
    if (percent === revealed[i - 1]) return [];
    const at = Math.round((i / EXPOSURE_COUNT) * 100);
    return [`${at}%{--revealed:${percent}%}`];
  });
  return `@keyframes reveal{${frames.join('')}}`;
}

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/** The place of the contact on the capture screen, and of the image of the smash around it. */
function smashProperties(view: ImageView): string {
  const { xPercent, yPercent, widthPercent, xShare, yShare } = smashPlace(view);
  return [
    `--contact-x:${percent(xPercent)};--contact-y:${percent(yPercent)}`,
    `--smash-width:${percent(widthPercent)}`,
    `--smash-x:${xShare.toFixed(3)};--smash-y:${yShare.toFixed(3)}`,
  ].join(';');
}

/** Reveals the flight in the drawn capture screen, in front of the image of the empty court. */
function captureRules(): string {
  const { xPercent, yPercent, scale } = wideTransform();
  // The image of the empty court is the wide view, so the close one needs the inverse transform.
  return [
    `#hero-stage{--exposures:${EXPOSURE_COUNT};--court-left:${percent(-xPercent / scale)}`,
    `;--court-top:${percent(-yPercent / scale)};--court-width:${percent(100 / scale)}`,
    ';--reveal:reveal}',
    // Both have one name, so that resizing the window does not restart the animation.
    revealKeyframes(HERO_WIDE_VIEW),
    `@media (min-width:${CLOSE_FROM}){${revealKeyframes(HERO_VIEW)}}`,
  ].join('');
}

/**
 * The generated rules of the first view.
 * @param isIllustration whether the phones show the drawn screens
 */
export function heroStyle(
  headline: HeadlineLayout | DrawnHeadline,
  isIllustration: boolean,
): string {
  const { xPercent, yPercent, scale } = wideTransform();
  return [
    'paths' in headline ? '' : headlineRules(headline),
    `#hero-stage{--wide-x:${percent(xPercent)};--wide-y:${percent(yPercent)}`,
    `;--wide-scale:${Math.round(scale * 10_000) / 10_000};${smashProperties(HERO_WIDE_VIEW)}}`,
    `@media (min-width:${CLOSE_FROM}){#hero-stage{${smashProperties(HERO_VIEW)}}}`,
    strobeRules(
      'path',
      STREAKS.map(({ index }) => index),
    ),
    isIllustration ? captureRules() : '',
  ].join('');
}
