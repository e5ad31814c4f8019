/**
 * How far one pixel of error spreads the speed of the example smash at contact: flights are given
 * random errors and a drag curve is fitted to each. It is computed while the site is built.
 */

import { seededRandom } from '../../lib/build/seededRandom.ts';
import { COURT } from '../../lib/flight/court.ts';
import { AERODYNAMIC_LENGTH_M, kmhFromMps } from '../../lib/flight/flight.ts';
import { frameDistancesM } from '../../lib/flight/frameRates.ts';

/** The simulated recording: 1920 x 1080 pixels, as wide as the court where the shuttle flies. */
export const IMAGE_PX = { width: 1920, height: 1080 } as const;
export const PIXEL_M = (2 * COURT.halfLengthM) / IMAGE_PX.width;

/** The share of the results that lie within the spread. */
export const SHARE_WITHIN_PERCENT = 95;

export const RUNS = 1000;
const SEED = 1;

/** Further iterations of the fit change no result by 0.01 km/h. */
const ITERATIONS = 5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Values relative to their mean, which removes the unknown start of the flight from the fit. */
function centre(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/**
 * The initial speed of the flight under drag, L ln(1 + rt) with an initial speed of Lr, that is
 * closest to measured distances, by least squares (Gauss-Newton). The shuttle's drag, the
 * aerodynamic length L, is fitted too, because no two shuttles have the same.
 * @param distancesM in equal steps of time, the first one at contact; from any start, at least three
 */
export function fitSpeedKmh(distancesM: readonly number[], frameRateFps: number): number {
  const [first = 0, second = 0] = distancesM;
  const measured = centre(distancesM);
  let lengthM = AERODYNAMIC_LENGTH_M;
  let ratePerS = ((second - first) * frameRateFps) / lengthM;
  for (let i = 0; i < ITERATIONS; i++) {
    const growths = distancesM.map((_, frame) => (ratePerS * frame) / frameRateFps);
    const byLength = centre(growths.map(Math.log1p));
    const byRate = centre(growths.map((growth) => ((lengthM / ratePerS) * growth) / (1 + growth)));
    const residual = measured.map(
      (distanceM, frame) => distanceM - lengthM * (byLength[frame] ?? 0),
    );
    const [aa, ab, bb] = [dot(byLength, byLength), dot(byLength, byRate), dot(byRate, byRate)];
    const [ar, br] = [dot(byLength, residual), dot(byRate, residual)];
    const determinant = aa * bb - ab * ab;
    lengthM += (bb * ar - ab * br) / determinant;
    ratePerS += (aa * br - ab * ar) / determinant;
  }
  return kmhFromMps(lengthM * ratePerS);
}

/** Random numbers with the normal distribution, mean 0 and variance 1 (Box and Muller, 1958). */
function normalRandom(seed: number): () => number {
  const random = seededRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/**
 * Simulates measurements of the example smash at a frame rate, in km/h.
 * @param errorPx the standard deviation of the error along the flight in each frame
 * @returns the mean, and the distance from it within which 95 percent of the results lie
 */
export function simulateMeasurements(frameRateFps: number, { errorPx = 1, seed = SEED } = {}) {
  const random = normalRandom(seed);
  const exactM = frameDistancesM(frameRateFps);
  const speedsKmh = Array.from({ length: RUNS }, () =>
    fitSpeedKmh(
      exactM.map((distanceM) => distanceM + errorPx * PIXEL_M * random()),
      frameRateFps,
    ),
  );
  const meanKmh = mean(speedsKmh);
  const distancesKmh = speedsKmh.map((speedKmh) => Math.abs(speedKmh - meanKmh));
  distancesKmh.sort((a, b) => a - b);
  const last = Math.ceil((RUNS * SHARE_WITHIN_PERCENT) / 100) - 1;
  return { meanKmh, spreadKmh: distancesKmh[last] ?? 0 };
}
