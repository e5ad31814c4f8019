import { interpolate } from '../../lib/browser/interpolate.ts';
import styles from './OutDrawing.module.css';

/** The part of the drawing that is always visible. It overflows wherever there is room. */
const VIEW_BOX = '-142 -66 186 109';

/** How far the shuttle lands from the outer edge of the doubles side line, which is still in. */
const WIDE_BY_CM = 22;

/** The half of the court behind the net. */
const COURT_FLOOR = 'M-2362.3,443.7L-444.9,-48 -30,-48 51.9,443.7z';

/** Its lines, 4 cm wide: five along the court, two across. */
const COURT_LINES =
  'M-2362.3,443.7L-444.9,-48 -442.2,-48 -2346.5,443.7z' +
  'M-2180.2,443.7L-413.7,-48 -410.9,-48 -2164.4,443.7z' +
  'M-1163.1,443.7L-238.8,-48 -236.1,-48 -1147.3,443.7z' +
  'M-145.9,443.7L-64,-48 -61.3,-48 -130.1,443.7z' +
  'M36.1,443.7L-32.7,-48 -30,-48 51.9,443.7z' +
  'M-501.8,-33.4L-498.6,-34.2 -27.7,-34.2 -27.6,-33.4z' +
  'M-447.4,-47.3L-444.9,-48 -30,-48 -29.9,-47.3z';

/** The exposures in which the shuttle is in front of the lens. The floor reflects it when it is low. */
export const EXPOSURES: readonly { width: number; path: string; reflection?: string }[] = [
  { width: 16.8, path: 'M-631.9 -74.1L-595.7 -72' },
  { width: 13.9, path: 'M-479 -65.3L-455.8 -63.8' },
  { width: 12, path: 'M-377.7 -58.7L-361.5 -57.6' },
  { width: 10.6, path: 'M-305.4 -53.5L-293.5 -52.5' },
  { width: 9.5, path: 'M-251.3 -48.9L-242.1 -48.1' },
  { width: 8.7, path: 'M-209.2 -44.9L-201.9 -44.1' },
  { width: 8.1, path: 'M-175.4 -41.2L-169.5 -40.5' },
  { width: 7.5, path: 'M-147.8 -37.7L-142.9 -37' },
  { width: 7.1, path: 'M-124.7 -34.4L-120.5 -33.7' },
  { width: 6.7, path: 'M-105 -31.1L-101.5 -30.5' },
  { width: 6.3, path: 'M-88.2 -28L-85.1 -27.4' },
  { width: 6, path: 'M-73.5 -24.9L-70.8 -24.3' },
  { width: 5.8, path: 'M-60.7 -21.8L-58.3 -21.2' },
  { width: 5.6, path: 'M-49.3 -18.8L-47.2 -18.2' },
  { width: 5.4, path: 'M-39.1 -15.8L-37.2 -15.2', reflection: 'M-39.1 64.8H-37.2' },
  { width: 5.2, path: 'M-30 -12.8L-28.3 -12.2', reflection: 'M-30 49.9H-28.3' },
  { width: 5, path: 'M-21.7 -9.8L-20.2 -9.1', reflection: 'M-21.7 36.1H-20.2' },
  { width: 4.9, path: 'M-14.3 -6.7L-12.9 -6.1', reflection: 'M-14.3 23.2H-12.9' },
  { width: 4.7, path: 'M-7.4 -3.7L-6.1 -3.1', reflection: 'M-7.4 11.3H-6.1' },
  { width: 4.6, path: 'M-1.2 -0.6L0 0' },
];

/**
 * A court in perspective, and the trail of a shuttle that lands beyond its side line. The flight is the
 * example smash of `src/lib/flight/flight.ts` every 1/60 s, rotated about the vertical axis by 32 degrees; the
 * lens is 1.5 m high beside the net. A unit is a centimetre at the landing, which is the origin. Computed by
 * `notFoundGeometry.ts` at commit 2c32ccf.
 * @param wideBy how far beyond, with a placeholder
 */
export function OutDrawing({ wideBy }: { wideBy: string }) {
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
        <ellipse opacity=".28" rx="6" ry="2.04" />
        <path d="M-19.5,15.2L4.8,15.2M1.1,3.5L5.8,18.6" />
        <text fontSize="10" x="10.8" y="18.8">
          {interpolate(wideBy, { centimetres: WIDE_BY_CM })}
        </text>
      </g>
      <g className="strobe" stroke="url(#out-light)">
        {EXPOSURES.map(({ width, path, reflection }) => (
          <g key={path} strokeWidth={width} data-part="out-exposure">
            {reflection && <path opacity=".18" d={reflection} />}
            <path d={path} />
          </g>
        ))}
      </g>
    </svg>
  );
}
