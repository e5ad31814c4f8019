import styles from './SendingIndicator.module.css';

/**
 * Exposures of a smash of 320 km/h every 50 ms, as `src/lib/flight/flight.ts` computes them: 7.4 units a metre.
 * The first streak is 9 units long, the others are shorter as the shuttle is slower.
 */
const STREAKS = [
  'M3 4H12',
  'M30.7 4H35.5',
  'M46.5 4H49.7',
  'M57.5 4H59.9',
  'M65.9 4H67.9',
  'M72.8 4H74.4',
  'M78.6 4H80',
];

/** A busy indicator: strobe exposures of a smash at equal time steps, lit one after the other. */
export function SendingIndicator() {
  return (
    <svg className={styles.trail} data-part="sending" viewBox="0 0 82 8" aria-hidden="true">
      {STREAKS.map((streak) => (
        <path key={streak} d={streak} />
      ))}
    </svg>
  );
}
