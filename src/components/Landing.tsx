import { landed } from '../content/en/site.ts';
import { EXAMPLE_SMASH, fly } from '../lib/flight.ts';
import { streakPath } from '../lib/streakPath.ts';
import styles from './Landing.module.css';

/** One unit is ten centimetres; the origin is where the shuttle lands. */
const UNITS_PER_M = 10;
const FLASH_S = 1 / 400;

/** The footer's line alone. */
export function LandingLine() {
  return <div className={styles.line} />;
}

/** The example smash from the side, to scale, coming down on the footer's line. */
export function Landing() {
  const { points, landing } = fly(EXAMPLE_SMASH);
  const rangeM = landing.xM + EXAMPLE_SMASH.distanceToNetM;
  // With room for the first streak, and for half its thickness.
  const width = Math.ceil((rangeM + 0.3) * UNITS_PER_M);
  const height = Math.ceil((EXAMPLE_SMASH.heightM + 0.1) * UNITS_PER_M);
  const flashUnits = FLASH_S * UNITS_PER_M;
  const path = streakPath(
    points.map(({ xM, zM, velocityXMps, velocityZMps }) => ({
      x: (xM - landing.xM) * UNITS_PER_M,
      y: -zM * UNITS_PER_M,
      dx: -velocityXMps * flashUnits,
      dy: velocityZMps * flashUnits,
    })),
  );
  return (
    <div className={styles.line}>
      <div className={styles.column}>
        <svg
          viewBox={`${-width} ${-height} ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
        >
          <path d={path} />
        </svg>
        <p className={styles.label} aria-hidden="true">
          {landed(rangeM, landing.timeS)}
        </p>
      </div>
    </div>
  );
}
