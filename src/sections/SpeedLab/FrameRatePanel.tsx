import { interpolate } from '../../lib/browser/interpolate.ts';
import { inUnit } from '../../lib/browser/speedUnit.ts';
import { FRAME_RATES_FPS } from '../../lib/flight/frameRates.ts';
import type { LabProps } from './labProps.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { ReadOut } from './ReadOut.tsx';
import styles from './ReadOuts.module.css';

/** The camera's frame rate, and the speed measured from its first two frames. */
export function FrameRatePanel({ words, smash, analysis, unit, onChange }: LabProps) {
  const { speedKmh, fps } = smash;
  const { frames, twoFrameKmh } = analysis;
  const shared = { words, unit, format: (value: number) => inUnit(value, unit) };
  return (
    <div className={styles.camera}>
      <RadioGroup
        name="fps"
        legend={words.fps}
        options={FRAME_RATES_FPS}
        value={fps}
        onChoose={(rate) => onChange({ fps: rate })}
      />
      <dl>
        <ReadOut
          {...shared}
          name="two-frame-average-kmh"
          label={words.twoFrames}
          value={twoFrameKmh}
          note={interpolate(words.caught, { dots: frames.length })}
        />
        <ReadOut {...shared} name="true-speed-kmh" label={words.trueSpeed} value={speedKmh} />
      </dl>
    </div>
  );
}
