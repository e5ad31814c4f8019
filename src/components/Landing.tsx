import { EXAMPLE_SMASH, fly } from '../lib/flight.ts';
import styles from './Landing.module.css';

const UNITS_PER_M = 100;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The example smash from the side, to scale, coming down on the footer's line. */
export function Landing() {
  const { points, landing } = fly(EXAMPLE_SMASH);
  const startM = -EXAMPLE_SMASH.distanceToNetM;
  const widthUnits = round((landing.xM - startM) * UNITS_PER_M) + 20;
  const heightUnits = EXAMPLE_SMASH.heightM * UNITS_PER_M + 20;
  const streaks = points.map(({ xM, zM, velocityXMps, velocityZMps }) => {
    const exposureS = 1 / 480;
    const x = 10 + (xM - startM) * UNITS_PER_M;
    const y = heightUnits - 4 - zM * UNITS_PER_M;
    const dx = velocityXMps * exposureS * UNITS_PER_M;
    const dy = -velocityZMps * exposureS * UNITS_PER_M;
    return `M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}`;
  });
  return (
    <div className={styles.landing}>
      <svg viewBox={`0 0 ${widthUnits} ${heightUnits}`} aria-hidden="true" focusable="false">
        <path d={streaks.join('')} />
      </svg>
    </div>
  );
}
