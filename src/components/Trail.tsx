import { distanceUnderDragM, EXAMPLE_SMASH, speedUnderDragKmh } from '../lib/flight.ts';
import { roundToTenth } from '../lib/roundToTenth.ts';
import styles from './Trail.module.css';

const { speedKmh } = EXAMPLE_SMASH;

/** How many exposures the row shows, one every sixtieth of a second. */
const EXPOSURES = 34;
const WIDTH_UNITS = 1216;
const LONGEST_STREAK_UNITS = 18;

/** A row of strobe exposures at equal time steps: wide gaps are fast, narrow gaps are slow. */
export function Trail() {
  const lengthM = distanceUnderDragM(speedKmh, (EXPOSURES - 1) / 60);
  const streaks = Array.from({ length: EXPOSURES }, (_, i) => {
    const share = distanceUnderDragM(speedKmh, i / 60) / lengthM;
    const x = LONGEST_STREAK_UNITS + share * (WIDTH_UNITS - LONGEST_STREAK_UNITS);
    const streak = (speedUnderDragKmh(speedKmh, i / 60) / speedKmh) * LONGEST_STREAK_UNITS;
    return `M${roundToTenth(x)} 1h${roundToTenth(-streak)}`;
  });
  return (
    <svg
      className={styles.trail}
      viewBox={`0 0 ${WIDTH_UNITS} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={streaks.join('')} />
    </svg>
  );
}
