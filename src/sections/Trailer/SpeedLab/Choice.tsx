import { memo } from 'react';
import styles from './Controls.module.css';

interface ChoiceProps<T extends string | number> {
  legend: string;
  options: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}

function ChoiceOf<T extends string | number>({ legend, options, value, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={legend}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

/** One of a few, side by side. Not drawn again while a slider moves. */
export const Choice = memo(ChoiceOf) as typeof ChoiceOf;
