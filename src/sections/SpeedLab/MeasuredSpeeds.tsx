import { type LabWords, withUnit } from './labProps.ts';
import styles from './MeasuredSpeeds.module.css';
import type { MeasuredSpeed } from './measuredSpeeds.ts';

interface MeasuredSpeedsProps {
  /** In ascending order. */
  speeds: readonly MeasuredSpeed[];
  words: LabWords;
}

/** The measured speeds with their sources, which need no script. */
export function MeasuredSpeeds({ speeds, words }: MeasuredSpeedsProps) {
  return (
    <details>
      <summary>{words.whose}</summary>
      <ul className={styles.speeds}>
        {speeds.map(({ speedKmh, who, where }) => (
          <li key={who}>
            <b>{withUnit(words, speedKmh, 'km/h')}</b> <strong>{who}</strong> {where}
          </li>
        ))}
      </ul>
    </details>
  );
}
