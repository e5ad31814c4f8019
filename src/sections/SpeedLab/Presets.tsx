import { memo } from 'react';
import { inUnit, type Unit } from '../../lib/speedUnit.ts';
import styles from './Presets.module.css';
import type { Smash } from './smash.ts';

/** A measured speed. */
export interface Preset {
  readonly speedKmh: number;
  readonly who: string;
  /** The source, the date and the conditions. */
  readonly where: string;
}

interface PresetsProps {
  presets: readonly Preset[];
  /** The served page has a plain list, without buttons. */
  isHydrated: boolean;
  chosenKmh: number;
  unit: Unit;
  onChange: (part: Partial<Smash>) => void;
}

/** Measured speeds to try with the current height and angle. */
export const Presets = memo(function Presets(props: PresetsProps) {
  const { presets, isHydrated, chosenKmh, unit, onChange } = props;
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
                aria-pressed={speedKmh === chosenKmh}
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
});
