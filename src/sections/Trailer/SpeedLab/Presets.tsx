import { memo } from 'react';
import { averages, records, speedLab, labWords as words } from '../../../content/en/speedLab.ts';
import styles from './Presets.module.css';
import { inUnit, type Unit } from './unit.ts';

interface PresetsProps {
  speedKmh: number;
  unit: Unit;
  onChoose: (part: { readonly speedKmh: number }) => void;
}

const PRESETS = [...averages, ...[...records].reverse()];

/** Speeds that were measured, each with where, when and how. Height and angle stay as they are set. */
export const Presets = memo(function Presets({ speedKmh, unit, onChoose }: PresetsProps) {
  return (
    <section aria-labelledby="lab-presets">
      <h4 id="lab-presets">{words.presets}</h4>
      <ul className={styles.presets}>
        {PRESETS.map((preset) => (
          <li key={preset.who}>
            <button
              type="button"
              aria-pressed={preset.speedKmh === speedKmh}
              onClick={() => onChoose({ speedKmh: preset.speedKmh })}
            >
              <span className={styles.speed}>{inUnit(preset.speedKmh, unit)}</span>{' '}
              <span className={styles.who}>{preset.who}</span>{' '}
              <span className={styles.where}>
                {preset.where}, {speedLab.conditions[preset.conditions]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
