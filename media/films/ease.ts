/** Movement over time: everything a film needs to go softly from one state to the next. */

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** How much of a span has passed: 0 before it starts, 1 once it is over. */
export function passed(timeS: number, startS: number, durationS: number): number {
  return clamp((timeS - startS) / durationS);
}

/** Starts and ends at rest: for cameras. */
export function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Starts at once and comes to rest: for screens and whatever a finger has set off. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 4;
}

/** Comes, stays and goes: from 0 to 1 after `fromS`, back to 0 before `toS`. */
export function presence(timeS: number, fromS: number, toS: number, fadeS: number): number {
  return Math.min(easeOut(passed(timeS, fromS, fadeS)), 1 - passed(timeS, toS - fadeS, fadeS));
}
