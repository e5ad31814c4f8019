import { memo } from 'react';
import styles from './Presets.module.css';
import type { Preset } from './presets.ts';
import type { Smash } from './smash.ts';
import { inUnit, type Unit } from './unit.ts';

interface PresetsProps {
  presets: readonly Preset[];
  chosenKmh: number;
  unit: Unit;
  onChange: (part: Partial<Smash>) => void;
}

/** Speeds to try, each with where, when and how it was measured. Height and angle stay as they are. */
export const Presets = memo(function Presets({ presets, chosenKmh, unit, onChange }: PresetsProps) {
  return (
    <ul className={styles.presets}>
      {presets.map(({ speedKmh, who, where }) => (
        <li key={who}>
          <button
            type="button"
            aria-pressed={speedKmh === chosenKmh}
            onClick={() => onChange({ speedKmh })}
          >
            <b>{inUnit(speedKmh, unit)}</b> <strong>{who}</strong> <span>{where}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});
