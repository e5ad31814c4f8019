import { distanceUnderDragM, EXAMPLE_SMASH, speedUnderDragKmh } from '../lib/flight.ts';
import { streakPath } from '../lib/streakPath.ts';
import styles from './FlightDivider.module.css';

const { speedKmh } = EXAMPLE_SMASH;

/** One exposure every 1/60 s. */
const EXPOSURES = 34;
const WIDTH_UNITS = 1216;
const LONGEST_STREAK_UNITS = 18;

/** A divider: the strobe exposures of a smash at equal time steps, closer together as it slows. */
export function FlightDivider() {
  const lengthM = distanceUnderDragM(speedKmh, (EXPOSURES - 1) / 60);
  const streaks = Array.from({ length: EXPOSURES }, (_, i) => {
    const share = distanceUnderDragM(speedKmh, i / 60) / lengthM;
    const length = (speedUnderDragKmh(speedKmh, i / 60) / speedKmh) * LONGEST_STREAK_UNITS;
    const x = LONGEST_STREAK_UNITS + share * (WIDTH_UNITS - LONGEST_STREAK_UNITS) - length;
    return { x, y: 1, dx: length, dy: 0 };
  });
  return (
    <svg
      className={`${styles.divider} column`}
      viewBox={`0 0 ${WIDTH_UNITS} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={streakPath(streaks)} />
    </svg>
  );
}
