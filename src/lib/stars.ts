import { seededRandom } from './seededRandom.ts';

/** Specification, section 9. */
const DEFAULT_STAR_COUNT = 60;
const MINIMUM_STAR_COUNT = 20;
const SHARE_IN_LAYER_0 = 0.6;

/** Where a star stands in its layer, and how large it is. */
export interface Star {
  readonly leftPercent: number;
  readonly topPercent: number;
  readonly radiusPx: number;
}

function scatter(count: number, seed: number): Star[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    leftPercent: Math.round(random() * 1000) / 10,
    topPercent: Math.round(random() * 1000) / 10,
    radiusPx: Math.round(6 + random() * 6) / 10,
  }));
}

/**
 * Scatters stars over two layers: 60 percent into layer 0, the rest into layer 1.
 * @param count both layers together; fewer than 20 become 20
 */
export function scatterStars(count = DEFAULT_STAR_COUNT): readonly [Star[], Star[]] {
  const total = Math.max(MINIMUM_STAR_COUNT, count);
  const inLayer0 = Math.round(total * SHARE_IN_LAYER_0);
  return [scatter(inLayer0, 21), scatter(total - inLayer0, 7)];
}
