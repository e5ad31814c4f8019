import { memo, useLayoutEffect, useRef } from 'react';
import { RANGES, type Smash } from './labSettings.ts';
import styles from './Slider.module.css';

interface SliderProps {
  name: keyof typeof RANGES;
  label: string;
  /** A description, shown beside the label. */
  hint?: string;
  value: number;
  /** The value as text. */
  text: string;
  onChange: (part: Partial<Smash>) => void;
}

/** A native range input with its label and value. */
export const Slider = memo(function Slider(props: SliderProps) {
  const { name, label, hint, value, text, onChange } = props;
  const id = `speed-lab-${name}`;
  const range = RANGES[name];
  const input = useRef<HTMLInputElement>(null);
  const share = (value - range.min) / (range.max - range.min);
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
    </div>
  );
});
