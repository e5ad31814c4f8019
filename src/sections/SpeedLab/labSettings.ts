import { COURT } from '../../lib/flight/court.ts';
import { FRAME_RATES_FPS } from '../../lib/flight/frameRates.ts';

/** The settings of the lab: the smash at contact, and the camera's frame rate. */
export interface Smash {
  readonly speedKmh: number;
  readonly heightM: number;
  readonly angleDeg: number;
  readonly fps: number;
}

/**
 * The ranges of the sliders (docs/requirements.md, Speed lab). On average, elite players hit the shuttle
 * at 2.46 m (women) and 2.90 m (men), and 7.3 and 13.3 degrees downwards (Towler et al.,
 * International Journal of Racket Sports Science 5(1), 2023).
 */
export const RANGES = {
  speedKmh: { min: 50, max: 600, step: 1 },
  heightM: { min: 1.5, max: 3.2, step: 0.05 },
  angleDeg: { min: 0, max: 25, step: 0.1 },
} as const;

/** The defender is halfway between the net and the back line. */
export const NET_TO_DEFENDER_M = COURT.halfLengthM / 2;

/**
 * The initial smash, of a good club player: 6 cm over the net, 2.5 m inside the court. At its height
 * and angle every measured speed lands in.
 */
export const DEFAULT_SMASH: Smash = { speedKmh: 230, heightM: 2.85, angleDeg: 10.8, fps: 60 };

/** The nearest valid value, or the initial one for NaN or an unknown frame rate. */
export function clampToRange(key: keyof Smash, value: number): number {
  if (key === 'fps') return FRAME_RATES_FPS.find((rate) => rate === value) ?? DEFAULT_SMASH.fps;
  if (Number.isNaN(value)) return DEFAULT_SMASH[key];
  const { min, max, step } = RANGES[key];
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  // Removes floating-point errors.
  return Math.round((min + steps * step) * 100) / 100;
}
