/**
 * Rules that are computed: the headline's boxes, where the scene lies on narrow screens, and when
 * each exposure appears. The page adds them as a style sheet of its own, with its hash.
 */
import { HERO_VIEW, HERO_WIDE_VIEW } from '../../lib/camera.ts';
import { type Headline, heightOf, type Line, partsOf } from './headline.ts';
import { EXPOSURES, shownPercent, swing, wideTransform } from './scene.ts';

/** The size and place of each part of the headline, in the lines of one of its settings. */
function partRules(headline: Headline, lines: readonly Line[]): string {
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

function headlineRules(headline: Headline): string {
  const boxes = headline.letters.map(
    ({ index, advanceEm, widthPercent }) =>
      `.letter-${index}{width:${advanceEm}em;font-stretch:${widthPercent}%}`,
  );
  const wide = partRules(headline, headline.wide);
  return [
    ...boxes,
    partRules(headline, headline.narrow),
    `@media (min-width:40em){${wide}}`,
    `#home{--title-height:${Math.round(1216 * heightOf(headline.wide))}}`,
  ].join('');
}

/** What lies below this part of the screen shows the court and is there from the start. */
const COURT_FROM = '76%';

/** Brings the read flight into view one exposure after the other. */
function readKeyframes(view: typeof HERO_VIEW): string {
  const shown = shownPercent(view);
  const frames = shown.flatMap((percent, i) => {
    if (percent === shown[i - 1]) return [];
    const at = Math.round((i / EXPOSURES) * 1000) / 10;
    const to = `${percent}%`;
    const polygon = `0 0,${to} 0,${to} ${COURT_FROM},100% ${COURT_FROM},100% 100%,0 100%`;
    return [`${at}%{clip-path:polygon(${polygon})}`];
  });
  return `@keyframes read{${frames.join('')}}`;
}

/** From this width on the capture phone shows the closer picture: the same as in Stage.module.css. */
export const CLOSE_FROM = '60em';

/**
 * Numbers the exposures of one kind. By their element too: a browser would else try each of these
 * rules on every element of the page.
 */
const order = (element: 'path' | 'g', count: number): string[] =>
  Array.from({ length: count }, (_, i) => `.strobe>${element}:nth-child(${i + 1}){--i:${i}}`);

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/** How the flight is read into the drawn capture screen, over the hall. */
function readingStyle(): string {
  const { xPercent, yPercent, scale } = wideTransform();
  // The hall is the wide picture; the other view is a part of it, so it lies the other way round.
  const hall = {
    left: percent(-xPercent / scale),
    top: percent(-yPercent / scale),
    width: percent(100 / scale),
  };
  return [
    `#hero-stage{--exposures:${EXPOSURES};--hall-left:${hall.left};--hall-top:${hall.top}`,
    `;--hall-width:${hall.width};--read:read}`,
    // One name for both: a window that becomes wider does not start the motion again.
    readKeyframes(HERO_WIDE_VIEW),
    `@media (min-width:${CLOSE_FROM}){${readKeyframes(HERO_VIEW)}}`,
  ].join('');
}

/**
 * The computed style sheet of the first view.
 * @param isIllustration whether its screens are the drawn ones
 */
export function heroStyle(headline: Headline, isIllustration: boolean): string {
  const { xPercent, yPercent, scale } = wideTransform();
  return [
    headlineRules(headline),
    `#hero-stage{--wide-x:${percent(xPercent)};--wide-y:${percent(yPercent)}`,
    `;--wide-scale:${Math.round(scale * 10_000) / 10_000}}`,
    ...order('path', EXPOSURES),
    ...order('g', swing().turnsDeg.length),
    isIllustration ? readingStyle() : '',
  ].join('');
}
