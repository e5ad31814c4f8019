import { labWords as words } from '../../../content/en/speedLab.ts';
import styles from './Controls.module.css';
import { Slider } from './Slider.tsx';
import type { Smash } from './smash.ts';
import { inUnit, type Unit } from './unit.ts';

interface ControlsProps {
  smash: Smash;
  unit: Unit;
  onChange: (part: Partial<Smash>) => void;
}

/** What the racket does: how fast, how high, how steep. */
export function Controls({ smash, unit, onChange }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <Slider
        name="speedKmh"
        label={words.speed}
        value={smash.speedKmh}
        shown={`${inUnit(smash.speedKmh, unit)} ${unit}`}
        onChange={onChange}
      />
      <Slider
        name="heightM"
        label={words.height}
        value={smash.heightM}
        shown={`${smash.heightM.toFixed(2)} m`}
        onChange={onChange}
      />
      <Slider
        name="angleDeg"
        label={words.angle}
        hint={words.angleHint}
        value={smash.angleDeg}
        shown={`${smash.angleDeg.toFixed(1)}°`}
        onChange={onChange}
      />
    </div>
  );
}
