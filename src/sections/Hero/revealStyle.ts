import {
  HERO_LOOSE_VIEW,
  HERO_SCREEN,
  HERO_VIEW,
  project,
  type View,
} from '../../lib/flight/camera.ts';
import { EXAMPLE_SMASH, fly } from '../../lib/flight/flight.ts';
import { mediaQuery } from '../../styles/tokens.ts';

const { points, landing } = fly(EXAMPLE_SMASH);

/** The round end of a streak. */
const STREAK_CAP_PX = 14;

/** Each exposure reveals the screen up to the next one, in percent of its width. */
function keyframes(view: View): string {
  const revealed = points.map((_, i) => {
    const { xM, yM } = points[i + 1] ?? landing;
    const [x] = project(view, [xM, yM, 0]);
    const percent = Math.round((100 * (x - STREAK_CAP_PX)) / HERO_SCREEN.width);
    return Math.min(100, Math.max(0, percent));
  });
  const steps = revealed.map((percent, i) =>
    percent === revealed[i - 1]
      ? ''
      : `${Math.round((100 * i) / points.length)}%{--revealed:${percent}%}`,
  );
  return `@keyframes reveal{${steps.join('')}}`;
}

/**
 * Generated CSS: the animation of HeroReveal.module.css. In both layouts it has one name, so that resizing the
 * window does not restart it.
 */
export const revealStyle =
  `:root{--reveal:reveal calc(${points.length} * var(--exposure-step))}` +
  `${keyframes(HERO_LOOSE_VIEW)}@media ${mediaQuery('--wide')}{${keyframes(HERO_VIEW)}}`;
