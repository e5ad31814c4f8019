/** Easing of animations over time. */

/** The share of a period that has passed, from 0 to 1. */
export const progress = (timeS: number, startS: number, durationS: number): number =>
  Math.min(1, Math.max(0, (timeS - startS) / durationS));

/** For cameras. */
export const easeInOut = (share: number): number =>
  share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;

/** For screens and for what a tap triggers. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 4;

/** The opacity of something that fades in from `fromS` and is gone at `toS`. */
export const visibility = (timeS: number, fromS: number, toS: number, fadeS: number): number =>
  Math.min(easeOut(progress(timeS, fromS, fadeS)), 1 - progress(timeS, toS - fadeS, fadeS));
