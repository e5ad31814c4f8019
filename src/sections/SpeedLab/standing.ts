import { interpolate } from '../../lib/browser/interpolate.ts';
import type { LabWords } from './labProps.ts';
import type { MeasuredSpeed } from './measuredSpeeds.ts';

/**
 * Says where a speed stands among the measured ones.
 * @param measuredSpeeds in ascending order
 */
export function describeStanding(
  words: LabWords,
  measuredSpeeds: readonly Pick<MeasuredSpeed, 'speedKmh' | 'who'>[],
  speedKmh: number,
): string {
  const same = measuredSpeeds.find((each) => each.speedKmh === speedKmh)?.who;
  const below = measuredSpeeds.findLast((each) => each.speedKmh < speedKmh)?.who;
  const above = measuredSpeeds.find((each) => each.speedKmh > speedKmh)?.who;
  if (same) return interpolate(words.same, { same });
  if (!above) return words.fastest;
  if (!below) return interpolate(words.slower, { above });
  return interpolate(words.between, { below, above });
}
