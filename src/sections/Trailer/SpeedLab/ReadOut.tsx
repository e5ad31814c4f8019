import type { ReactNode } from 'react';
import styles from './ReadOuts.module.css';
import { inUnit, type Unit, widthOf } from './unit.ts';

interface ReadOutProps {
  name: string;
  label: string;
  /** In km/h, ms or metres, whatever is shown; null where there is nothing to read. */
  value: number | null;
  /** What is shown; a speed needs none. */
  shown?: string | number | undefined;
  unit: Unit | 'cm' | 'ms' | 'm';
  note: ReactNode;
}

/** One number, its name, and what it means. It is not told while it changes: the lab tells it once. */
export function ReadOut({ name, label, value, shown, unit, note }: ReadOutProps) {
  const isSpeed = unit === 'km/h' || unit === 'mph';
  return (
    <div className={styles.readOut}>
      <dt>{label}</dt>
      <dd>
        <output
          className={value === null ? styles.none : undefined}
          style={isSpeed && value ? { fontStretch: widthOf(value) } : undefined}
          data-readout={name}
          data-value={value?.toFixed(3) ?? 'none'}
          // Not the status an output is by itself: that would be told while it changes.
          role="none"
        >
          {value === null ? (
            '–'
          ) : (
            <>
              {isSpeed ? inUnit(value, unit) : shown}
              <span> {unit}</span>
            </>
          )}
        </output>
        <p>{note}</p>
      </dd>
    </div>
  );
}
