import { interpolate } from '../../lib/interpolate.ts';
import { WIDE_BY_M } from './notFoundFlight.ts';
import { COURT_FLOOR, COURT_LINES, FLATNESS, MEASURE, STREAKS } from './notFoundGeometry.ts';
import styles from './OutDrawing.module.css';

/** The part of the drawing that is always visible. It overflows wherever there is room. */
const VIEW_BOX = '-142 -66 186 109';

/**
 * A court in perspective, and the trail of a shuttle that lands beyond its side line.
 * @param wideBy how far beyond, with a placeholder
 */
export function OutDrawing({ wideBy }: { wideBy: string }) {
  const [measureX, measureY] = MEASURE.end;
  return (
    <svg
      className={`${styles.drawing} column`}
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMaxYMid"
      aria-hidden="true"
    >
      <radialGradient id="out-light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="335">
        <stop offset=".25" />
        <stop offset="1" />
      </radialGradient>
      <radialGradient
        id="out-floor-light"
        className={styles.floorLight}
        gradientUnits="userSpaceOnUse"
        gradientTransform="matrix(1 0 0 .25 -30 6)"
        cx="0"
        cy="0"
        r="260"
      >
        <stop />
        <stop offset="1" />
      </radialGradient>
      <g fill="url(#out-floor-light)">
        <ellipse opacity=".45" cx="-30" cy="6" rx="260" ry="65" />
        <path d={COURT_FLOOR} />
      </g>
      <path opacity=".72" fill="url(#out-light)" d={COURT_LINES} />
      <g className={`${styles.measure} exposure`} strokeWidth=".45" data-part="out-mark">
        <ellipse opacity=".28" rx="6" ry={6 * FLATNESS} />
        <path d={MEASURE.path} />
        <text fontSize="10" x={measureX + 6} y={measureY + 3.6}>
          {interpolate(wideBy, { centimetres: WIDE_BY_M * 100 })}
        </text>
      </g>
      <g className="strobe" stroke="url(#out-light)">
        {STREAKS.map(({ width, path, reflection }) => (
          <g key={path} strokeWidth={width} data-part="out-exposure">
            {reflection && <path opacity=".18" d={reflection} />}
            <path d={path} />
          </g>
        ))}
      </g>
    </svg>
  );
}
