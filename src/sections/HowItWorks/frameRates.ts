/** The example smash recorded at several frame rates, without gravity, which is negligible. */
import {
  AERODYNAMIC_LENGTH_M,
  distanceUnderDragM,
  EXAMPLE_SMASH,
  kmhFromMps,
} from '../../lib/flight.ts';

/** The frame rates of phones. */
export const FRAME_RATES_FPS = [30, 60, 120, 240] as const;

/** The part of the flight that the chart shows. */
export const WIDTH_M = 7;

/** The shuttle's distance from the racket in each frame, up to a limit, in metres. */
export function framesM(frameRateFps: number, limitM: number): readonly number[] {
  const distancesM: number[] = [];
  for (let frame = 0; ; frame++) {
    const distanceM = distanceUnderDragM(EXAMPLE_SMASH.speedKmh, frame / frameRateFps);
    if (distanceM > limitM) return distancesM;
    distancesM.push(distanceM);
  }
}

/** The average speed between the first two frames, in km/h: less than the speed at contact. */
export function firstAverageKmh(frameRateFps: number): number {
  return kmhFromMps(distanceUnderDragM(EXAMPLE_SMASH.speedKmh, 1 / frameRateFps) * frameRateFps);
}

/**
 * The speed at contact, in km/h, of the drag curve through these frames: each frame gives the initial
 * speed of the curve through it, and the fit is their mean.
 */
export function fittedKmh(frameRateFps: number): number {
  const [, ...flown] = framesM(frameRateFps, WIDTH_M);
  const speedsKmh = flown.map((distanceM, i) => {
    const timeS = (i + 1) / frameRateFps;
    const growth = Math.expm1(distanceM / AERODYNAMIC_LENGTH_M);
    return kmhFromMps((AERODYNAMIC_LENGTH_M / timeS) * growth);
  });
  return speedsKmh.reduce((sum, speedKmh) => sum + speedKmh, 0) / speedsKmh.length;
}
