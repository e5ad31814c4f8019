import { type LabWords, withUnit } from './labProps.ts';
import styles from './MeasuredSpeedSources.module.css';
import type { MeasuredSpeed } from './measuredSpeeds.ts';

interface MeasuredSpeedSourcesProps {
  /** In ascending order. */
  measuredSpeeds: readonly MeasuredSpeed[];
  words: LabWords;
  /** Where the formulas and the time to react are from. */
  papers: string;
}

/** The measured speeds with their sources, which need no script. */
export function MeasuredSpeedSources({ measuredSpeeds, words, papers }: MeasuredSpeedSourcesProps) {
  return (
    <details className={styles.sources}>
      <summary>{words.whose}</summary>
      <ul className={styles.speeds}>
        {measuredSpeeds.map(({ speedKmh, who, where }) => (
          <li key={who}>
            <b>{withUnit(words, speedKmh, 'km/h')}</b> <strong>{who}</strong> {where}
          </li>
        ))}
      </ul>
      <p className="note">{papers}</p>
    </details>
  );
}
