import { measureLetter } from '../../lib/build/displayFont.ts';
import { HERO_SCREEN, HERO_VIEW, project, pxPerM } from '../../lib/flight/camera.ts';
import { EXAMPLE_SMASH, fly } from '../../lib/flight/flight.ts';
import { EXPOSURE_S, streakPath } from '../../lib/flight/streakPath.ts';
import styles from './Scene.module.css';

const { points, landing } = fly(EXAMPLE_SMASH);

/** The flight from the player to the capture phone's screen, in whole pixels. The screen shows the rest. */
const FLIGHT = points.flatMap(({ xM, yM }) => {
  const [x, y] = project(HERO_VIEW, [xM, yM, 0]);
  return x < 0 ? `${Math.round(x)} ${Math.round(y)}` : [];
});

/** The space between a speed and the flight. */
const LABEL_GAP_PX = 16;
/** How far left of its exposure a speed starts, as on the screen of the app. */
const LABEL_LEAD_M = 0.06;
/** The left edge of the capture phone, whose frame is around the screen. */
const PHONE_LEFT_PX = -24;
/** The space between the last speed and the phone. */
const PHONE_GAP_PX = 20;

/**
 * The exposures between the player, who shows the first, and the phone, which shows all from the fourth on.
 * Each speed is as wide as the gap to the next exposure or to the phone, and narrower the slower.
 */
const EXPOSURES = points.slice(1, 3).map(({ xM, yM, velocityXMps, velocityYMps, speedKmh }, i) => {
  const scale = pxPerM(HERO_VIEW, 0);
  const [x, y] = project(HERO_VIEW, [xM, yM, 0]);
  const gapPx = scale * ((points[i + 2] ?? landing).xM - xM);
  const labelX = x - scale * LABEL_LEAD_M;
  const labelPx = Math.min(0.88 * gapPx, PHONE_LEFT_PX - PHONE_GAP_PX - labelX);
  const widthPercent = Math.round(50 + (100 * speedKmh) / EXAMPLE_SMASH.speedKmh);
  const digitEm = measureLetter('0', widthPercent).advanceEm;
  return {
    speedKmh: Math.round(speedKmh),
    label: {
      x: Math.round(labelX),
      y: Math.round(y - LABEL_GAP_PX),
      fontSize: Math.round(labelPx / (3 * digitEm)),
      fontStretch: `${widthPercent}%`,
    },
    streak: streakPath([
      {
        x: Math.round(x),
        y: Math.round(y),
        dx: scale * velocityXMps * EXPOSURE_S,
        dy: -scale * velocityYMps * EXPOSURE_S,
      },
    ]),
  };
});

/** The flight around the capture phone, in the pixels of its screen, which show the same. */
export function Scene() {
  const { width, height } = HERO_SCREEN;
  return (
    <svg className={styles.scene} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path strokeWidth="3" opacity=".2" d={`M${FLIGHT.join(' ')}`} />
      <g className={styles.speeds}>
        {EXPOSURES.map(({ speedKmh, label }) => (
          <text key={speedKmh} {...label}>
            {speedKmh}
          </text>
        ))}
      </g>
      <g className={styles.streaks} strokeWidth="14">
        {EXPOSURES.map(({ streak }) => (
          <path key={streak} d={streak} />
        ))}
      </g>
    </svg>
  );
}
