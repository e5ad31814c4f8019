import type { LabWords } from './labProps.ts';
import styles from './MeasuredSpeedSources.module.css';
import type { MeasuredSpeed } from './measuredSpeeds.ts';
import { withUnit } from './units.ts';

interface MeasuredSpeedSourcesProps {
  /** In ascending order. */
  measuredSpeeds: readonly MeasuredSpeed[];
  words: LabWords;
}

/** The measured speeds with their sources, which need no script. */
export function MeasuredSpeedSources({ measuredSpeeds, words }: MeasuredSpeedSourcesProps) {
  return (
    <details>
      <summary>{words.whose}</summary>
      <ul className={styles.speeds}>
        {measuredSpeeds.map(({ speedKmh, who, where }) => (
          <li key={who}>
            <b>{withUnit(words, speedKmh, 'km/h')}</b> <strong>{who}</strong> {where}
          </li>
        ))}
      </ul>
    </details>
  );
}
