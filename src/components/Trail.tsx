import { distanceUnderDragM, EXAMPLE_SMASH, speedUnderDragKmh } from '../lib/flight.ts';
import styles from './Trail.module.css';

const { speedKmh } = EXAMPLE_SMASH;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The mark: a streak and two dots, three exposures of the smash one twentieth of a second apart. */
export function Mark() {
  const [second = 0, third = 0] = [1, 2].map((i) => distanceUnderDragM(speedKmh, i / 20));
  const unitsPerM = 20.4 / third;
  return (
    <svg className={styles.mark} viewBox="0 0 28 12" aria-hidden="true" focusable="false">
      <path d="M5 6h3.4" strokeWidth="8" />
      <path d={`M${round(5 + second * unitsPerM)} 6h.6`} strokeWidth="5" />
      <path d={`M${round(5 + third * unitsPerM)} 6h.01`} strokeWidth="3" />
    </svg>
  );
}

/** How many exposures the row shows, one every sixtieth of a second. */
const EXPOSURES = 34;

/** A row of strobe exposures at equal time steps: wide gaps are fast, narrow gaps are slow. */
export function Trail() {
  const widthUnits = 1216;
  const times = Array.from({ length: EXPOSURES }, (_, i) => i / 60);
  const lengthM = distanceUnderDragM(speedKmh, (EXPOSURES - 1) / 60);
  const streaks = times.map((timeS) => {
    const x = 16 + (distanceUnderDragM(speedKmh, timeS) / lengthM) * (widthUnits - 20);
    const streak = (speedUnderDragKmh(speedKmh, timeS) / speedKmh) * 14;
    return `M${round(x - streak)} 4H${round(x)}`;
  });
  return (
    <svg
      className={styles.trail}
      viewBox={`0 0 ${widthUnits} 8`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={streaks.join('')} />
    </svg>
  );
}
