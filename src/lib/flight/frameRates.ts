/** The example smash recorded at several frame rates, without gravity, which is negligible. */
import { distanceUnderDragM, EXAMPLE_SMASH, kmhFromMps } from './flight.ts';

/** The frame rates of phones. */
export const FRAME_RATES_FPS = [30, 60, 120, 240] as const;

/** The part of the flight that the charts of frame rates show, from the racket on. */
export const CHART_LENGTH_M = 7;

/** The shuttle's distance from the racket in each frame that a chart shows, in metres. */
export function frameDistancesM(frameRateFps: number): readonly number[] {
  const distancesM: number[] = [];
  for (let frame = 0; ; frame++) {
    const distanceM = distanceUnderDragM(EXAMPLE_SMASH.speedKmh, frame / frameRateFps);
    if (distanceM > CHART_LENGTH_M) return distancesM;
    distancesM.push(distanceM);
  }
}

/** The average speed between the first two frames, in km/h: less than the speed at contact. */
export function firstAverageKmh(frameRateFps: number): number {
  return kmhFromMps(distanceUnderDragM(EXAMPLE_SMASH.speedKmh, 1 / frameRateFps) * frameRateFps);
}
