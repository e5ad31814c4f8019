import { HERO_VIEW } from '../../lib/camera.ts';
import {
  COURT_LINES,
  FLIGHT_CURVE,
  NEAR_POST,
  SPEEDS_BEFORE_SCREEN,
  STREAKS,
} from './heroGeometry.ts';
import styles from './Scene.module.css';

/** Court, net and flight around the capture phone, in the pixels of its screen. */
export function Scene() {
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${HERO_VIEW.width} ${HERO_VIEW.height}`}
      aria-hidden="true"
    >
      <path className={styles.court} d={COURT_LINES} />
      <path className={styles.post} d={NEAR_POST} />
      <path className={styles.path} d={FLIGHT_CURVE} />
      <g className={styles.speeds}>
        {SPEEDS_BEFORE_SCREEN.map(({ speedKmh, x, y, sizePx, widthPercent }) => (
          <text key={x} x={x} y={y} fontSize={sizePx} fontStretch={`${widthPercent}%`}>
            {speedKmh}
          </text>
        ))}
      </g>
      <g className={`${styles.flight} strobe`}>
        {STREAKS.map(({ index, path }) => (
          <path key={index} d={path} />
        ))}
      </g>
    </svg>
  );
}
