import { type CSSProperties, useId } from 'react';
import styles from './Slider.module.css';
import type { Range } from './smash.ts';

interface SliderProps {
  label: string;
  /** Said after the label, and seen beside it. */
  hint?: string;
  range: Range;
  value: number;
  shown: string;
  onChange: (value: number) => void;
}

/** A slider of the platform's own, as an instrument has them: its name, its value, its track. */
export function Slider({ label, hint, range, value, shown, onChange }: SliderProps) {
  const id = useId();
  const share = (value - range.min) / (range.max - range.min);
  return (
    <div className={styles.slider} style={{ '--share': share } as CSSProperties}>
      <label htmlFor={id}>{label}</label>
      <b aria-hidden="true">{shown}</b>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={shown}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      {hint && <span id={`${id}-hint`}>{hint}</span>}
    </div>
  );
}
