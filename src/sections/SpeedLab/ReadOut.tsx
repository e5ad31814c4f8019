import type { ReactNode } from 'react';
import type { LabWords } from './labProps.ts';
import styles from './ReadOuts.module.css';
import { spacedUnit } from './units.ts';

interface ReadOutProps {
  words: LabWords;
  name: string;
  label: string;
  /** In km/h, ms or metres; null if there is none. */
  value: number | null;
  /** The value as text, in the unit. */
  format: (value: number) => string | number;
  unit: keyof LabWords['units'];
  note?: ReactNode;
}

/** A number with its label and a note. */
export function ReadOut({ words, name, label, value, format, unit, note }: ReadOutProps) {
  return (
    <div className={styles.readOut}>
      <dt>{label}</dt>
      <dd>
        <output
          className={value === null ? styles.none : undefined}
          data-readout={name}
          data-value={value?.toFixed(3) ?? 'none'}
          // Not the implicit role "status", a live region: the lab announces all changes at once.
          role="none"
        >
          {value === null ? (
            '–'
          ) : (
            <>
              {format(value)}
              <span>{spacedUnit(words, unit)}</span>
            </>
          )}
        </output>
        {note && <p>{note}</p>}
      </dd>
    </div>
  );
}
