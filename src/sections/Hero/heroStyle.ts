/**
 * Rules that are computed: the headline's boxes, where the scene lies on narrow screens, and when
 * each exposure appears. The page adds them as a style sheet of its own, with its hash.
 */
import { HERO_VIEW, HERO_WIDE_VIEW } from '../../lib/camera.ts';
import { type Headline, inkOfEm } from './headline.ts';
import { EXPOSURES, shownPercent, swing, wideTransform } from './scene.ts';

const letterRules = ({ lines, space }: Headline): string => {
  const letters = lines.flatMap((line, i) => (i === 0 && space ? [...line, space] : line));
  const boxes = letters.map(
    ({ index, advanceEm, widthPercent }) =>
      `.letter-${index}{width:${advanceEm}em;font-stretch:${widthPercent}%}`,
  );
  const edges = lines.map((line, i) => {
    const { left, width } = inkOfEm(line);
    return `--line-${i + 1}-em:${width};--line-${i + 1}-left:${-left}em`;
  });
  return `#hero-title{--row-em:${inkOfEm(letters).width};${edges.join(';')}}${boxes.join('')}`;
};

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
    letterRules(headline),
    `#hero-stage{--wide-x:${percent(xPercent)};--wide-y:${percent(yPercent)}`,
    `;--wide-scale:${Math.round(scale * 10_000) / 10_000}}`,
    ...order('path', EXPOSURES),
    ...order('g', swing().turnsDeg.length),
    isIllustration ? readingStyle() : '',
  ].join('');
}
