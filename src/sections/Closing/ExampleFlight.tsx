import { EXAMPLE_SMASH, fly } from '../../lib/flight/flight.ts';
import { EXPOSURE_S, streakPath } from '../../lib/flight/streakPath.ts';
import styles from './ExampleFlight.module.css';

const UNITS_PER_M = 10;

const { points, landing } = fly(EXAMPLE_SMASH);

/** A streak for each exposure, from contact to the landing: the way that the shuttle has come. */
const STREAKS = streakPath(
  points.map(({ xM, zM, velocityXMps, velocityZMps }) => ({
    x: UNITS_PER_M * (xM - landing.xM),
    y: -UNITS_PER_M * zM,
    dx: -UNITS_PER_M * velocityXMps * EXPOSURE_S,
    dy: UNITS_PER_M * velocityZMps * EXPOSURE_S,
  })),
);

/** The example smash from the side. Its lower right corner, the origin, is the landing. */
export function ExampleFlight() {
  return (
    <svg className={styles.flight} viewBox="-118 -29 118 29" aria-hidden="true">
      <path d={STREAKS} strokeWidth=".7" />
    </svg>
  );
}
