import { distanceUnderDragM, EXAMPLE_SMASH, speedUnderDragKmh } from '../../lib/flight.ts';
import { roundToTenth } from '../../lib/roundToTenth.ts';
import styles from './SendingIndicator.module.css';

const { speedKmh } = EXAMPLE_SMASH;
const EXPOSURES = 7;
const INTERVAL_S = 1 / 20;
const UNITS_PER_M = 7.4;

const streaks = Array.from({ length: EXPOSURES }, (_, i) => {
  const timeS = i * INTERVAL_S;
  const x = 12 + distanceUnderDragM(speedKmh, timeS) * UNITS_PER_M;
  const length = (speedUnderDragKmh(speedKmh, timeS) / speedKmh) * 9;
  return `M${roundToTenth(x - length)} 4H${roundToTenth(x)}`;
});

/** A busy indicator: strobe exposures of a smash at equal time steps, lit one after the other. */
export function SendingIndicator() {
  return (
    <svg className={styles.trail} data-part="sending" viewBox="0 0 82 8" aria-hidden="true">
      {streaks.map((streak, i) => (
        // Never part of the served page, whose security policy forbids style attributes.
        <path
          key={streak}
          d={streak}
          style={{ animationDelay: `calc(${2 * i} * var(--strobe-step))` }}
        />
      ))}
    </svg>
  );
}
