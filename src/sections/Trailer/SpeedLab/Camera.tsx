import { labWords as words } from '../../../content/en/speedLab.ts';
import { FRAME_RATES_FPS } from '../frameRates.ts';
import { Choice } from './Choice.tsx';
import styles from './ReadOuts.module.css';
import { ReadOut } from './ReadOuts.tsx';
import { FINEST_FPS, type Reading } from './reading.ts';
import type { Smash } from './smash.ts';
import { inUnit, type Unit } from './unit.ts';

interface CameraProps {
  smash: Smash;
  reading: Reading;
  unit: Unit;
  onChoose: (frameRateFps: number) => void;
}

/** What a phone makes of the same flight: its dots, and the speed its first two frames give. */
export function Camera({ smash, reading, unit, onChoose }: CameraProps) {
  const { speedKmh, frameRateFps } = smash;
  const { points, twoFrameKmh } = reading;
  return (
    <section className={styles.camera} aria-labelledby="lab-camera">
      <h4 id="lab-camera">{words.camera}</h4>
      <Choice
        legend={words.frameRate}
        options={FRAME_RATES_FPS}
        value={frameRateFps}
        onChoose={onChoose}
      />
      <dl className={styles.pair}>
        <ReadOut
          name="two-frame-average-kmh"
          label={words.twoFrames}
          value={twoFrameKmh}
          shown={inUnit(twoFrameKmh ?? 0, unit)}
          unit={unit}
          note={words.caught(Math.ceil((points.length * frameRateFps) / FINEST_FPS))}
        />
        <ReadOut
          name="true-speed-kmh"
          label={words.trueSpeed}
          value={speedKmh}
          shown={inUnit(speedKmh, unit)}
          unit={unit}
          note={null}
          isSpeed
        />
      </dl>
      <p className={styles.why}>{words.why}</p>
    </section>
  );
}
