import styles from './Controls.module.css';
import type { LabProps } from './labProps.ts';
import type { Preset } from './Presets.tsx';
import { Slider } from './Slider.tsx';
import type { Smash } from './smash.ts';
import { inUnit } from './unit.ts';

interface ControlsProps extends Omit<LabProps, 'analysis'> {
  /** The measured speeds. */
  marks: readonly Preset[];
  onChange: (part: Partial<Smash>) => void;
}

/** The sliders for speed, contact height and angle. */
export function Controls({ words, smash, unit, marks, onChange }: ControlsProps) {
  return (
    <div className={styles.controls} data-needs-script>
      <Slider
        name="speedKmh"
        label={words.speed}
        value={smash.speedKmh}
        text={`${inUnit(smash.speedKmh, unit)} ${unit}`}
        marks={marks}
        onChange={onChange}
      />
      <Slider
        name="heightM"
        label={words.height}
        value={smash.heightM}
        text={`${smash.heightM.toFixed(2)} m`}
        onChange={onChange}
      />
      <Slider
        name="angleDeg"
        label={words.angle}
        hint={words.angleHint}
        value={smash.angleDeg}
        text={`${smash.angleDeg.toFixed(1)}°`}
        onChange={onChange}
      />
    </div>
  );
}
