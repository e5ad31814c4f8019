import { labWords as words } from '../../../content/en/speedLab.ts';
import styles from './Controls.module.css';
import { Slider } from './Slider.tsx';
import { RANGES, type Smash } from './smash.ts';
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
        label={words.speed}
        range={RANGES.speedKmh}
        value={smash.speedKmh}
        shown={`${inUnit(smash.speedKmh, unit)} ${unit}`}
        onChange={(speedKmh) => onChange({ speedKmh })}
      />
      <Slider
        label={words.height}
        range={RANGES.heightM}
        value={smash.heightM}
        shown={`${smash.heightM.toFixed(2)} m`}
        onChange={(heightM) => onChange({ heightM })}
      />
      <Slider
        label={words.angle}
        hint={words.angleHint}
        range={RANGES.angleDeg}
        value={smash.angleDeg}
        shown={`${smash.angleDeg.toFixed(1)}°`}
        onChange={(angleDeg) => onChange({ angleDeg })}
      />
    </div>
  );
}
