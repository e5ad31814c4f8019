import { inUnit } from '../../lib/speedUnit.ts';
import type { LabProps } from './labProps.ts';
import styles from './Presets.module.css';

/** Measured speeds to try with the current height and angle: in the served page, a plain list. */
export function Presets({ presets, smash, unit, isHydrated, onChange }: LabProps) {
  return (
    <ul className={styles.presets}>
      {presets.map(({ speedKmh, who, where }) => {
        const content = (
          <>
            <b>{inUnit(speedKmh, unit)}</b> <strong>{who}</strong> <span>{where}</span>
          </>
        );
        return (
          <li key={who}>
            {isHydrated ? (
              <button
                className={styles.preset}
                type="button"
                aria-pressed={speedKmh === smash.speedKmh}
                onClick={() => onChange({ speedKmh })}
              >
                {content}
              </button>
            ) : (
              <div className={styles.preset}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
