import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/formatNumber.ts';
import { inUnit } from '../../lib/speedUnit.ts';
import styles from './Controls.module.css';
import { type LabProps, withUnit } from './labProps.ts';
import { Slider } from './Slider.tsx';

interface ControlsProps extends LabProps {
  /** Below the slider for speed. */
  children: ReactNode;
}

/** The sliders for speed, contact height and angle. */
export function Controls({ words, lang, smash, unit, onChange, children }: ControlsProps) {
  return (
    <div className={styles.controls} data-needs-script>
      <Slider
        name="speedKmh"
        label={words.speed}
        value={smash.speedKmh}
        text={withUnit(words, inUnit(smash.speedKmh, unit), unit)}
        onChange={onChange}
      />
      {children}
      <Slider
        name="heightM"
        label={words.height}
        value={smash.heightM}
        text={withUnit(words, formatNumber(smash.heightM, 2, lang), 'm')}
        onChange={onChange}
      />
      <Slider
        name="angleDeg"
        label={words.angle}
        hint={words.angleHint}
        value={smash.angleDeg}
        text={`${formatNumber(smash.angleDeg, 1, lang)}°`}
        onChange={onChange}
      />
    </div>
  );
}
