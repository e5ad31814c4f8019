import { type CSSProperties, useId } from 'react';
import styles from './Slider.module.css';

interface SliderProps {
  label: string;
  /** Said after the label, and seen beside it. */
  hint?: string;
  range: { readonly min: number; readonly max: number; readonly step: number };
  value: number;
  shown: string;
  valueText: string;
  /** Values that have a mark below the track. */
  ticks?: readonly number[];
  onChange: (value: number) => void;
}

/** A slider of the platform's own, as an instrument has them: its name, its value, its track. */
export function Slider({
  label,
  hint,
  range,
  value,
  shown,
  valueText,
  ticks,
  onChange,
}: SliderProps) {
  const id = useId();
  const { min, max } = range;
  const share = (of: number): number => (of - min) / (max - min);
  return (
    <div className={styles.slider} style={{ '--share': share(value) } as CSSProperties}>
      <p className={styles.name}>
        <label htmlFor={id}>{label}</label>
        {hint && <span id={`${id}-hint`}>{hint}</span>}
      </p>
      <span className={styles.value} aria-hidden="true">
        {shown}
      </span>
      <input
        id={id}
        className={styles.range}
        type="range"
        {...range}
        value={value}
        aria-valuetext={valueText}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      {ticks && (
        <svg
          className={styles.ticks}
          viewBox="0 0 1000 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={ticks.map((tick) => `M${Math.round(share(tick) * 1000)} 0v1`).join('')} />
        </svg>
      )}
    </div>
  );
}
