import styles from './Starfield.module.css';
import { scatterStars } from './stars.ts';

/**
 * The starfield behind every page: two layers that drift and follow pointer and scroll position by
 * different amounts, without repaints. Each layer is two windows high and has its stars twice, so
 * that scrolling can repeat it endlessly.
 */
export function Starfield() {
  return (
    <div className={styles.starfield} data-part="starfield">
      {scatterStars().map((stars, layer) => (
        <div key={stars.length} className={styles.layer} data-part="star-layer" data-layer={layer}>
          <svg aria-hidden="true">
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
