import styles from './Starfield.module.css';

/** Specification, section 9. */
const DEFAULT_COUNT = 60;
const MINIMUM_COUNT = 20;
const SHARE_IN_LAYER_0 = 0.6;

interface Star {
  leftPercent: number;
  topPercent: number;
  radiusPx: number;
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

interface StarfieldProps {
  /** Stars in both layers together; never fewer than 20. */
  count?: number;
}

/**
 * The sky behind every page: two layers that drift, and follow the pointer by different amounts.
 * Drift and following run on the compositor; Starfield.client.ts only says where the pointer is.
 */
export function Starfield({ count = DEFAULT_COUNT }: StarfieldProps) {
  const total = Math.max(MINIMUM_COUNT, count);
  const near = Math.round(total * SHARE_IN_LAYER_0);
  const layers = [
    { layer: 0, stars: scatter(near, 21) },
    { layer: 1, stars: scatter(total - near, 7) },
  ];
  return (
    <div className={styles.sky} data-part="starfield">
      {layers.map(({ layer, stars }) => (
        <svg
          key={layer}
          className={styles.layer}
          data-part="star-layer"
          data-layer={layer}
          data-stars={stars.length}
          aria-hidden="true"
          focusable="false"
        >
          {stars.map(({ leftPercent, topPercent, radiusPx }) => (
            <circle
              key={`${leftPercent},${topPercent}`}
              cx={`${leftPercent}%`}
              cy={`${topPercent}%`}
              r={radiusPx}
            />
          ))}
        </svg>
      ))}
    </div>
  );
}
