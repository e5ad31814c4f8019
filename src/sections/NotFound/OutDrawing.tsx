import { notFound } from '../../content/en/site.ts';
import styles from './OutDrawing.module.css';
import { WIDE_BY_M } from './outShot.ts';
import { COURT_FLOOR, COURT_LINES, FLATNESS, MEASURE, STREAKS } from './outView.ts';

/** What every window shows of it; around that the picture goes on as far as there is room. */
const FRAME = '-142 -66 186 109';

/** The style sheet gives each exposure its time by its place in a row, and the row's among rows. */
const ROW = 5;
const rows = Array.from({ length: Math.ceil(STREAKS.length / ROW) }, (_, i) =>
  STREAKS.slice(i * ROW, (i + 1) * ROW),
);

/** Light that falls on the floor around the landing, and on what flies above it. */
function Lights() {
  return (
    <>
      <radialGradient id="out-light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="335">
        <stop offset=".25" />
        <stop offset="1" />
      </radialGradient>
      <radialGradient
        id="out-pool"
        className={styles.pool}
        gradientUnits="userSpaceOnUse"
        gradientTransform="matrix(1 0 0 .25 -30 6)"
        cx="0"
        cy="0"
        r="260"
      >
        <stop />
        <stop offset="1" />
      </radialGradient>
    </>
  );
}

/** A court in true perspective, and the trail of a shuttle that lands wide of its side line. */
export function OutDrawing() {
  const [measureX, measureY] = MEASURE.end;
  return (
    <svg
      className={styles.drawing}
      viewBox={FRAME}
      preserveAspectRatio="xMaxYMid"
      aria-hidden="true"
      focusable="false"
    >
      <Lights />
      <g fill="url(#out-pool)">
        <ellipse className={styles.outside} cx="-30" cy="6" rx="260" ry="65" />
        <path d={COURT_FLOOR} />
      </g>
      <path className={styles.lines} fill="url(#out-light)" d={COURT_LINES} />
      <g className={styles.mark} data-part="out-mark">
        <ellipse rx="6" ry={6 * FLATNESS} />
        <path d={MEASURE.path} />
        <text x={measureX + 6} y={measureY + 3.6}>
          {notFound.wideBy(WIDE_BY_M * 100)}
        </text>
      </g>
      <g className={styles.trail} stroke="url(#out-light)">
        {rows.map((row) => (
          <g key={row[0]?.path}>
            {row.map(({ width, path, reflection }) => (
              <g key={path} strokeWidth={width} data-part="out-exposure">
                {reflection && <path className={styles.reflection} d={reflection} />}
                <path d={path} />
              </g>
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
