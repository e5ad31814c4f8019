import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { RANGES, type Smash } from './labSettings.ts';
import type { MeasuredSpeed } from './measuredSpeeds.ts';
import styles from './Slider.module.css';

interface SliderProps {
  name: keyof typeof RANGES;
  label: string;
  /** A description, shown beside the label. */
  hint?: string;
  value: number;
  /** The value as text. */
  text: string;
  /** Measured speeds, for visitors with a mouse: others find them in a list. */
  marks?: readonly MeasuredSpeed[] | undefined;
  onChange: (part: Partial<Smash>) => void;
}

/** A native range input with its label and value. */
export const Slider = memo(function Slider(props: SliderProps) {
  const { name, label, hint, value, text, marks = [], onChange } = props;
  const id = `speed-lab-${name}`;
  const range = RANGES[name];
  const input = useRef<HTMLInputElement>(null);
  const shareOf = (part: number) => (part - range.min) / (range.max - range.min);
  const share = shareOf(value);
  // Not a style attribute, which the security policy forbids in the served page.
  useLayoutEffect(() => input.current?.style.setProperty('--share', `${share}`), [share]);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <b aria-hidden="true">{text}</b>
      <input
        ref={input}
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={text}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange({ [name]: event.currentTarget.valueAsNumber })}
      />
      {hint && <span id={`${id}-hint`}>{hint}</span>}
      {marks.map(({ speedKmh, who }) => (
        <i
          className={styles.mark}
          key={who}
          data-who={who}
          // Rendered in the browser only: the policy blocks style attributes in the served page.
          style={{ '--share': shareOf(speedKmh) } as CSSProperties}
          onClick={() => onChange({ speedKmh })}
          aria-hidden="true"
        />
      ))}
    </div>
  );
});
