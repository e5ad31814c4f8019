import { scatterStars } from '../lib/stars.ts';
import styles from './Starfield.module.css';

interface StarfieldProps {
  /** Stars in both layers together: 60 unless told, never fewer than 20. */
  count?: number;
}

/**
 * The sky behind every page: two layers that drift, and follow pointer and scroll position by
 * different amounts, all without a repaint. Each layer is two windows high, with its stars drawn
 * twice, so that scrolling never comes to its end.
 */
export function Starfield({ count }: StarfieldProps) {
  const [near, far] = scatterStars(count);
  return (
    <div className={styles.sky} data-part="starfield">
      {[
        { layer: 0, stars: near },
        { layer: 1, stars: far },
      ].map(({ layer, stars }) => (
        <div
          key={layer}
          className={styles.layer}
          data-part="star-layer"
          data-layer={layer}
          data-stars={stars.length}
        >
          <svg fill={`url(#light${layer})`} aria-hidden="true">
            <radialGradient id={`light${layer}`}>
              <stop offset=".18" />
              <stop offset=".32" stopOpacity=".4" />
              <stop offset="1" stopOpacity="0" />
            </radialGradient>
            <g id={`stars${layer}`}>
              {stars.map(({ leftPercent, topPercent, radiusEm }) => (
                <circle
                  key={`${leftPercent},${topPercent}`}
                  r={`${radiusEm}em`}
                  cx={`${leftPercent}%`}
                  cy={`${topPercent}%`}
                />
              ))}
            </g>
            <use href={`#stars${layer}`} y="50%" />
          </svg>
        </div>
      ))}
    </div>
  );
}
