import { EXAMPLE_SMASH, fly } from '../lib/flight.ts';
import { EXPOSURE_S, streakPath } from '../lib/streakPath.ts';
import styles from './ExampleFlight.module.css';

/** Scale of the drawing, whose origin is the landing point. */
const UNITS_PER_M = 10;

/** The example smash from the side, to scale. Its lower right corner is the landing. */
export function ExampleFlight() {
  const { points, landing } = fly(EXAMPLE_SMASH);
  // Leaves room for the first streak and its thickness.
  const width = Math.ceil((landing.xM + EXAMPLE_SMASH.distanceToNetM + 0.3) * UNITS_PER_M);
  const height = Math.ceil((EXAMPLE_SMASH.heightM + 0.1) * UNITS_PER_M);
  const exposureUnits = EXPOSURE_S * UNITS_PER_M;
  const path = streakPath(
    points.map(({ xM, zM, velocityXMps, velocityZMps }) => ({
      x: (xM - landing.xM) * UNITS_PER_M,
      y: -zM * UNITS_PER_M,
      dx: -velocityXMps * exposureUnits,
      dy: velocityZMps * exposureUnits,
    })),
  );
  return (
    <svg
      className={styles.flight}
      viewBox={`${-width} ${-height} ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={path} strokeWidth=".7" />
    </svg>
  );
}
