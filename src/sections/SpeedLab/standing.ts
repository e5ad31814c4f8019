import { interpolate } from '../../lib/browser/interpolate.ts';
import type { LabWords } from './labProps.ts';
import type { MeasuredSpeed } from './measuredSpeeds.ts';

/**
 * Says where a speed stands among the measured ones.
 * @param presets in ascending order
 */
export function describeStanding(
  words: LabWords,
  presets: readonly Pick<MeasuredSpeed, 'speedKmh' | 'who'>[],
  speedKmh: number,
): string {
  const same = presets.find((preset) => preset.speedKmh === speedKmh)?.who;
  const below = presets.findLast((preset) => preset.speedKmh < speedKmh)?.who;
  const above = presets.find((preset) => preset.speedKmh > speedKmh)?.who;
  if (same) return interpolate(words.same, { same });
  if (!above) return words.fastest;
  if (!below) return interpolate(words.slower, { above });
  return interpolate(words.between, { below, above });
}
