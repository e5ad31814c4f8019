/** What a camera's frame rate makes of a smash: drag alone, as gravity changes little so early. */
import { distanceUnderDragM, EXAMPLE_SMASH } from '../../lib/flight.ts';

/** What phones film at. */
export const FRAME_RATES_FPS = [30, 60, 120, 240] as const;

/** Where the shuttle is in each frame, in metres from the racket, as far as a distance. */
export function framesM(frameRateFps: number, withinM: number): readonly number[] {
  const places: number[] = [];
  for (let frame = 0; ; frame++) {
    const placeM = distanceUnderDragM(EXAMPLE_SMASH.speedKmh, frame / frameRateFps);
    if (placeM > withinM) return places;
    places.push(placeM);
  }
}

/** Speed averaged over the first two frames, in km/h: it reads low, as the shuttle slows between. */
export function firstAverageKmh(frameRateFps: number): number {
  return distanceUnderDragM(EXAMPLE_SMASH.speedKmh, 1 / frameRateFps) * frameRateFps * 3.6;
}
