import { scatterStars } from '../lib/stars.ts';
import styles from './Starfield.module.css';

interface StarfieldProps {
  /** Stars in both layers together: 60 unless told, never fewer than 20. */
  count?: number;
}

/** A star's light, the same for both layers; its colour is a class. */
function Light({ id, className }: { id: string; className?: string }) {
  return (
    <radialGradient id={id} className={className}>
      <stop offset=".18" />
      <stop offset=".3" stopOpacity=".45" />
      <stop offset="1" stopOpacity="0" />
    </radialGradient>
  );
}

/**
 * The sky behind every page: two layers that drift, and follow pointer and scroll position by
 * different amounts, all without a repaint. Each layer is two windows high, with its stars drawn
 * twice, so that scrolling never comes to its end.
 */
export function Starfield({ count }: StarfieldProps) {
  const [near, far] = scatterStars(count);
  return (
    <div className={styles.sky} data-part="starfield" aria-hidden="true">
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
          <svg fill="url(#star)">
            {layer === 0 && (
              <>
                <Light id="star" />
                <Light id="warm" className={styles.warm} />
              </>
            )}
            <g id={`stars${layer}`}>
              {stars.map(({ leftPercent, topPercent, radiusEm, isWarm }) => (
                <circle
                  key={`${leftPercent},${topPercent}`}
                  r={`${radiusEm}em`}
                  fill={isWarm ? 'url(#warm)' : undefined}
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
