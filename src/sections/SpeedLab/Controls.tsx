import { formatNumber } from '../../lib/browser/formatNumber.ts';
import { inUnit } from '../../lib/browser/speedUnit.ts';
import styles from './Controls.module.css';
import type { LabProps } from './labProps.ts';
import { Slider } from './Slider.tsx';
import { withUnit } from './units.ts';

/** The slider for speed. */
export function SpeedControl({ words, smash, unit, onChange }: LabProps) {
  return (
    <Slider
      name="speedKmh"
      label={words.speed}
      value={smash.speedKmh}
      text={withUnit(words, inUnit(smash.speedKmh, unit), unit)}
      onChange={onChange}
    />
  );
}

/** The sliders for contact height and angle. */
export function HeightAndAngleControls({ words, lang, smash, onChange }: LabProps) {
  return (
    <div className={styles.controls} data-needs-script>
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
