import { type CSSProperties, memo } from 'react';
import styles from './Slider.module.css';
import { RANGES, type Smash } from './smash.ts';

interface SliderProps {
  /** What it sets. */
  name: keyof typeof RANGES;
  label: string;
  /** Said after the label, and seen beside it. */
  hint?: string;
  value: number;
  shown: string;
  onChange: (part: Partial<Smash>) => void;
}

/** A slider of the platform's own, as an instrument has them: its name, its value, its track. */
export const Slider = memo(function Slider(props: SliderProps) {
  const { name, label, hint, value, shown, onChange } = props;
  const range = RANGES[name];
  const share = (value - range.min) / (range.max - range.min);
  return (
    <div className={styles.slider}>
      <label htmlFor={name}>{label}</label>
      <b aria-hidden="true">{shown}</b>
      <input
        id={name}
        type="range"
        {...range}
        value={value}
        style={{ '--share': share } as CSSProperties}
        aria-valuetext={shown}
        aria-describedby={hint && `${name}-hint`}
        onChange={(event) => onChange({ [name]: event.currentTarget.valueAsNumber })}
      />
      {hint && <span id={`${name}-hint`}>{hint}</span>}
    </div>
  );
});
