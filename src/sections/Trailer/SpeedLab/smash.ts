/** What can be set in the speed lab, and how far. */
import { EXAMPLE_SMASH } from '../../../lib/flight.ts';
import { FRAME_RATES_FPS } from '../frameRates.ts';

/** A smash as it is set: off the racket, and how many frames a second a camera takes of it. */
export interface Smash {
  readonly speedKmh: number;
  readonly heightM: number;
  readonly angleDeg: number;
  readonly fps: number;
}

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * From a tap to above any record; from a drive at the shoulder to above any jump; from flat to
 * steep. Elite players meet the shuttle at 2.46 m (women) and 2.90 m (men) and send it 7.3 and 13.3
 * degrees down, on average (Towler et al., International Journal of Racket Sports Science 5(1), 2023).
 */
export const RANGES = {
  speedKmh: { min: 50, max: 600, step: 1 },
  heightM: { min: 1.5, max: 3.2, step: 0.05 },
  angleDeg: { min: 0, max: 25, step: 0.1 },
} as const satisfies Record<string, Range>;

/** From the net to the receiver, in metres: half of the 6.70 to the back line, where a defender waits. */
export const NET_TO_RECEIVER_M = 3.35;

/** The smash the lab starts with: the site's example, at the site's frame rate. */
export const FIRST_SMASH: Smash = {
  speedKmh: EXAMPLE_SMASH.speedKmh,
  heightM: EXAMPLE_SMASH.heightM,
  angleDeg: EXAMPLE_SMASH.angleBelowHorizontalDeg,
  fps: 60,
};

/** The nearest value that can be set, or the first one in the place of what is no number. */
export function fit(key: keyof Smash, value: number): number {
  if (key === 'fps') return FRAME_RATES_FPS.find((rate) => rate === value) ?? FIRST_SMASH.fps;
  if (Number.isNaN(value)) return FIRST_SMASH[key];
  const { min, max, step } = RANGES[key];
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  // Steps of a tenth add up to no exact tenths.
  return Math.round((min + steps * step) * 100) / 100;
}
