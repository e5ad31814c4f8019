import { distanceUnderDragM, EXAMPLE_SMASH } from '../lib/flight.ts';
import { roundToTenth } from '../lib/roundToTenth.ts';
import styles from './Mark.module.css';

/** The room the mark takes, in its own units. */
export const MARK_SIZE = { width: 28, height: 12 } as const;

const FIRST_X = 5;
const LAST_X = 25.4;

/** Three exposures of the smash one twentieth of a second apart: a streak and two dots. */
export function MarkStrokes() {
  const distancesM = [0, 1, 2].map((i) => distanceUnderDragM(EXAMPLE_SMASH.speedKmh, i / 20));
  const unitsPerM = (LAST_X - FIRST_X) / (distancesM[2] ?? 1);
  const [first, second, third] = distancesM.map((m) => roundToTenth(FIRST_X + m * unitsPerM));
  return (
    <g fill="none" strokeLinecap="round">
      <path d={`M${first} 6h3.4`} strokeWidth="8" />
      <path d={`M${second} 6h.6`} strokeWidth="5" />
      <path d={`M${third} 6h.01`} strokeWidth="3" />
    </g>
  );
}

/** The mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${MARK_SIZE.width} ${MARK_SIZE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <MarkStrokes />
    </svg>
  );
}
