import type { Unit } from '../../lib/browser/speedUnit.ts';
import styles from './Controls.module.css';

interface UnitChoiceProps {
  legend: string;
  options: readonly Unit[];
  value: Unit;
  onChoose: (value: Unit) => void;
}

/** The units of speed, as radio buttons. */
export function UnitChoice({ legend, options, value, onChoose }: UnitChoiceProps) {
  return (
    <fieldset className={styles.units} data-needs-script>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name="unit"
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
