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
  const height = smash.heightM.toFixed(2);
  const angle = smash.angleDeg.toFixed(1);
  const speed = `${inUnit(smash.speedKmh, unit)} ${unit}`;
  return (
    <div className={styles.controls}>
      <Slider
        label={words.speed}
        range={RANGES.speedKmh}
        value={smash.speedKmh}
        shown={speed}
        valueText={speed}
        onChange={(speedKmh) => onChange({ speedKmh })}
      />
      <Slider
        label={words.height}
        range={RANGES.heightM}
        value={smash.heightM}
        shown={`${height} m`}
        valueText={`${height} ${words.metres}`}
        onChange={(heightM) => onChange({ heightM })}
      />
      <Slider
        label={words.angle}
        hint={words.angleHint}
        range={RANGES.angleDeg}
        value={smash.angleDeg}
        shown={`${angle}°`}
        valueText={`${angle} ${words.angleHint}`}
        onChange={(angleDeg) => onChange({ angleDeg })}
      />
    </div>
  );
}
