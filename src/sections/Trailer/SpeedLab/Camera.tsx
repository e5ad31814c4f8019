import { useCallback } from 'react';
import { labWords as words } from '../../../content/en/speedLab.ts';
import { FRAME_RATES_FPS } from '../frameRates.ts';
import { Choice } from './Choice.tsx';
import { ReadOut } from './ReadOut.tsx';
import styles from './ReadOuts.module.css';
import type { Reading } from './reading.ts';
import type { Smash } from './smash.ts';
import type { Unit } from './unit.ts';

interface CameraProps {
  smash: Smash;
  reading: Reading;
  unit: Unit;
  onChange: (part: Partial<Smash>) => void;
}

/** What a phone makes of the same flight: its dots, and the speed its first two frames give. */
export function Camera({ smash, reading, unit, onChange }: CameraProps) {
  const { speedKmh, fps } = smash;
  const { frames, twoFrameKmh } = reading;
  const chooseRate = useCallback((rate: number) => onChange({ fps: rate }), [onChange]);
  return (
    <div className={styles.camera}>
      <div>
        <h4>{words.camera}</h4>
        <Choice legend={words.fps} options={FRAME_RATES_FPS} value={fps} onChoose={chooseRate} />
      </div>
      <dl>
        <ReadOut
          name="two-frame-average-kmh"
          label={words.twoFrames}
          value={twoFrameKmh}
          unit={unit}
          note={words.caught(frames.length)}
        />
        <ReadOut
          name="true-speed-kmh"
          label={words.trueSpeed}
          value={speedKmh}
          unit={unit}
          note={words.why}
        />
      </dl>
    </div>
  );
}
