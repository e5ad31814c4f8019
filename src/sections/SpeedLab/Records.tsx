import { inUnit } from '../../lib/browser/speedUnit.ts';
import type { LabProps } from './labProps.ts';
import styles from './Records.module.css';
import { spacedUnit } from './units.ts';

interface RecordsProps extends LabProps {
  /** Called with the speed of a record. */
  onChoose: (speedKmh: number) => void;
}

/** How many of the measured speeds are buttons, from the fastest on. */
const COUNT = 6;

/** The fastest measured smashes as buttons: a tap plays one, another tap goes back. */
export function Records({ words, measuredSpeeds, smash, unit, onChoose }: RecordsProps) {
  return (
    <ul className={styles.records} data-needs-script>
      {measuredSpeeds.slice(-COUNT).map(({ speedKmh, who, inMatch }) => (
        <li key={who}>
          <button
            type="button"
            data-part="record"
            aria-pressed={speedKmh === smash.speedKmh}
            onClick={() => onChoose(speedKmh)}
          >
            <b>{inUnit(speedKmh, unit)}</b>
            <span className="visually-hidden">{spacedUnit(words, unit)}</span>{' '}
            <small>{inMatch ? words.inMatch : words.inTest}</small> <span>{who}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
