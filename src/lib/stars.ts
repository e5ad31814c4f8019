import { seededRandom } from './seededRandom.ts';

/** docs/requirements.md, 4.1 and 4.2. */
const DEFAULT_STAR_COUNT = 60;
const MINIMUM_STAR_COUNT = 20;
const SHARE_IN_LAYER_0 = 0.6;

/**
 * Radii of the glow, the core being a fifth of it: few stars are bright, most are faint, as in the
 * night sky. In em, which the sky sets in proportion to the window.
 */
const RADII_EM = [0.13, 0.13, 0.17, 0.17, 0.17, 0.22, 0.22, 0.3, 0.3, 0.5] as const;

/** Steps of an even spread without a visible grid: Martin Roberts' R2 sequence. */
const R2_STEPS = [0.7548776662, 0.569840291] as const;
const JITTER = 0.08;

/** Where a star stands in its layer, and how large it is. */
export interface Star {
  /** From the layer's left edge, in percent of its width. */
  readonly leftPercent: number;
  /** From the layer's upper edge, in percent of its height: up to 49, the lower half repeats it. */
  readonly topPercent: number;
  /** Of the glow, in em. */
  readonly radiusEm: number;
}

function scatter(count: number, seed: number): Star[] {
  const random = seededRandom(seed);
  /** A whole number below the limit: a tenth of a percent more would not be seen, but fetched. */
  const place = (index: number, step: number, limit: number) =>
    Math.floor(limit * ((index * step + random() * JITTER) % 1));
  return Array.from({ length: count }, (_, index) => ({
    leftPercent: place(index + seed, R2_STEPS[0], 100),
    topPercent: place(index + seed, R2_STEPS[1], 50),
    radiusEm: RADII_EM[index % RADII_EM.length] ?? RADII_EM[0],
    // Alike ones beside each other: the page compresses to fewer bytes.
  })).sort((a, b) => a.radiusEm - b.radiusEm);
}

/**
 * Scatters stars over two layers: 60 percent into layer 0, the rest into layer 1.
 * @param count both layers together; fewer than 20 become 20
 */
export function scatterStars(count = DEFAULT_STAR_COUNT): readonly [Star[], Star[]] {
  const total = Math.max(MINIMUM_STAR_COUNT, count);
  const inLayer0 = Math.round(total * SHARE_IN_LAYER_0);
  return [scatter(inLayer0, 84), scatter(total - inLayer0, 170)];
}
