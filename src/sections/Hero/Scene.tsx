import { HERO_VIEW } from '../../lib/flight/camera.ts';
import {
  FLIGHT_CURVE,
  NEAR_POST,
  PAINTED_LINES,
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
      <path className={styles.court} opacity=".2" d={PAINTED_LINES} />
      <path strokeWidth="5" opacity=".26" d={NEAR_POST} />
      <path strokeWidth="2" opacity=".16" d={FLIGHT_CURVE} />
      <g className={styles.speeds}>
        {SPEEDS_BEFORE_SCREEN.map(({ speedKmh, x, y, sizePx, widthPercent }) => (
          <text key={x} x={x} y={y} fontSize={sizePx} fontStretch={`${widthPercent}%`}>
            {speedKmh}
          </text>
        ))}
      </g>
      <g className="strobe" strokeWidth="14">
        {STREAKS.map(({ index, path }) => (
          <path key={index} d={path} />
        ))}
      </g>
    </svg>
  );
}
