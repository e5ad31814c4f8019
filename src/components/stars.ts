import { seededRandom } from '../lib/build/seededRandom.ts';

/** The number of stars, and the part of them in layer 0 (docs/requirements.md, Starfield). */
const DEFAULT_STAR_COUNT = 60;
const MINIMUM_STAR_COUNT = 20;
const SHARE_IN_LAYER_0 = 0.6;

/** The em grows with the window (Starfield.module.css): radii of one pixel on phones, two on desks. */
const RADII_EM = [0.056, 0.06, 0.066] as const;

/** Steps of Martin Roberts' R2 sequence, which spreads points evenly without a visible grid. */
const R2_STEPS = [0.7548776662, 0.569840291] as const;
const JITTER = 0.08;

/** The positions and sizes of the stars of one layer. */
function scatter(count: number, seed: number) {
  const random = seededRandom(seed);
  // Whole percents save bytes.
  const coordinate = (index: number, step: number, limit: number) =>
    Math.floor(limit * ((index * step + random() * JITTER) % 1));
  return Array.from({ length: count }, (_, index) => ({
    leftPercent: coordinate(index + seed, R2_STEPS[0], 100),
    // The lower half of the layer repeats the upper one.
    topPercent: coordinate(index + seed, R2_STEPS[1], 50),
    radiusEm: RADII_EM[index % RADII_EM.length] ?? RADII_EM[0],
    // Sorted, the page compresses to fewer bytes.
  })).sort((a, b) => a.radiusEm - b.radiusEm || a.leftPercent - b.leftPercent);
}

/**
 * Scatters stars over two layers, 60 percent in layer 0 and the rest in layer 1.
 * @param count of both layers together, at least 20
 */
export function scatterStars(count = DEFAULT_STAR_COUNT) {
  const total = Math.max(MINIMUM_STAR_COUNT, count);
  const inLayer0 = Math.round(total * SHARE_IN_LAYER_0);
  return [scatter(inLayer0, 84), scatter(total - inLayer0, 170)];
}
