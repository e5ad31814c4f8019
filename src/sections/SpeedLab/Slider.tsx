import { type CSSProperties, memo } from 'react';
import { useHydrated } from '../../components/useHydrated.ts';
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
  const share = (value - range.min) / (range.max - range.min);
  // The security policy forbids the attribute in the served page.
  const style = useHydrated() ? ({ '--share': share } as CSSProperties) : undefined;
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <b aria-hidden="true">{text}</b>
      <input
        id={id}
        type="range"
        {...range}
        style={style}
        value={value}
        aria-valuetext={text}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange({ [name]: event.currentTarget.valueAsNumber })}
      />
      {hint && <span id={`${id}-hint`}>{hint}</span>}
    </div>
  );
});
