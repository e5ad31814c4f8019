import { scatterStars } from '../lib/stars.ts';
import styles from './Starfield.module.css';

interface StarfieldProps {
  /** Stars in both layers together: 60 unless told, never fewer than 20. */
  count?: number;
}

/**
 * The sky behind every page: two layers that drift, and follow the pointer by different amounts.
 * Drift and following run on the compositor; Starfield.client.ts says where each layer is to go.
 */
export function Starfield({ count }: StarfieldProps) {
  const [near, far] = scatterStars(count);
  return (
    <div className={styles.sky} data-part="starfield">
      {[
        { layer: 0, stars: near },
        { layer: 1, stars: far },
      ].map(({ layer, stars }) => (
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
