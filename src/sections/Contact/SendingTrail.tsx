import { distanceUnderDragM, EXAMPLE_SMASH, speedUnderDragKmh } from '../../lib/flight.ts';
import { roundToTenth } from '../../lib/roundToTenth.ts';
import styles from './SendingTrail.module.css';

const { speedKmh } = EXAMPLE_SMASH;
/** The style sheet lights as many, one after the other. */
const EXPOSURES = 7;
const INTERVAL_S = 1 / 20;
const UNITS_PER_M = 7.4;

const streaks = Array.from({ length: EXPOSURES }, (_, i) => {
  const timeS = i * INTERVAL_S;
  const x = 12 + distanceUnderDragM(speedKmh, timeS) * UNITS_PER_M;
  const length = (speedUnderDragKmh(speedKmh, timeS) / speedKmh) * 9;
  return `M${roundToTenth(x - length)} 4H${roundToTenth(x)}`;
});

/** The message in flight: exposures at equal time steps, lit in their order, over and over. */
export function SendingTrail() {
  return (
    <svg
      className={styles.trail}
      data-part="sending"
      viewBox="0 0 82 8"
      aria-hidden="true"
      focusable="false"
    >
      {streaks.map((streak) => (
        <path key={streak} d={streak} />
      ))}
    </svg>
  );
}
