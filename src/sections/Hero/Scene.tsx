import { measureLetter } from '../../lib/build/displayFont.ts';
import { HERO_SCREEN, HERO_VIEW, project, pxPerM } from '../../lib/flight/camera.ts';
import { EXAMPLE_SMASH, fly } from '../../lib/flight/flight.ts';
import { EXPOSURE_S, streakPath } from '../../lib/flight/streakPath.ts';
import styles from './Scene.module.css';

const { points } = fly(EXAMPLE_SMASH);
const PX_PER_M = pxPerM(HERO_VIEW, 0);

/** The flight from the player to the capture phone's screen, in whole pixels. The screen shows the rest. */
const FLIGHT = points.flatMap(({ xM, yM }) => {
  const [x, y] = project(HERO_VIEW, [xM, yM, 0]);
  return x < 0 ? `${Math.round(x)} ${Math.round(y)}` : [];
});

/** The exposures between the player, who shows the first, and the phone, which shows all from the fourth on. */
const EXPOSURES = points.slice(1, 3).map(({ xM, yM, velocityXMps, velocityYMps, speedKmh }) => {
  const [x, y] = project(HERO_VIEW, [xM, yM, 0]);
  const dx = PX_PER_M * velocityXMps * EXPOSURE_S;
  const dy = -PX_PER_M * velocityYMps * EXPOSURE_S;
  return { x, y, speedKmh, streak: streakPath([{ x: Math.round(x), y: Math.round(y), dx, dy }]) };
});

const [FIRST, SECOND] = EXPOSURES;

/** The space between the speed and the flight. */
const LABEL_GAP_PX = 16;
/** How far left of its exposure a speed starts, as on the screen of the app. */
const LABEL_LEAD_M = 0.06;

/** The speed of the first exposure, as wide as the gap to the next one. There is no room for that of the second. */
function speedLabel() {
  if (!FIRST || !SECOND) return null;
  const widthPercent = Math.round(50 + (100 * FIRST.speedKmh) / EXAMPLE_SMASH.speedKmh);
  const digitEm = measureLetter('0', widthPercent).advanceEm;
  return (
    <text
      x={Math.round(FIRST.x - PX_PER_M * LABEL_LEAD_M)}
      y={Math.round(FIRST.y - LABEL_GAP_PX)}
      fontSize={Math.round((SECOND.x - FIRST.x) / (3 * digitEm))}
      fontStretch={`${widthPercent}%`}
    >
      {Math.round(FIRST.speedKmh)}
    </text>
  );
}

/** The flight around the capture phone, in the pixels of its screen, which show the same. */
export function Scene() {
  const { width, height } = HERO_SCREEN;
  return (
    <svg className={styles.scene} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path strokeWidth="3" opacity=".2" d={`M${FLIGHT.join(' ')}`} />
      <g className={styles.speed}>{speedLabel()}</g>
      <g className={styles.streaks} strokeWidth="14">
        {EXPOSURES.map(({ streak }) => (
          <path key={streak} d={streak} />
        ))}
      </g>
    </svg>
  );
}
