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

/** A small seeded generator (mulberry32), so that every build draws the same sky. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
