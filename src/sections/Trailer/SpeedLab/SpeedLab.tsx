import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { labWords as words } from '../../../content/en/speedLab.ts';
import { readSmash, writeAddress } from './address.ts';
import { Camera } from './Camera.tsx';
import { Choice } from './Choice.tsx';
import { Controls } from './Controls.tsx';
import { Court } from './Court.tsx';
import { momentOf } from './courtView.ts';
import { Loupe } from './Loupe.tsx';
import { Presets } from './Presets.tsx';
import type { Preset } from './presets.ts';
import { ReadOuts } from './ReadOuts.tsx';
import { readFlight } from './reading.ts';
import { Share } from './Share.tsx';
import styles from './SpeedLab.module.css';
import type { Smash } from './smash.ts';
import { summaryOf } from './summary.ts';
import { inUnit, keepUnit, readUnit, UNITS, type Unit, widthOf } from './unit.ts';
import { usePlay } from './usePlay.ts';

const storage = () => localStorage;

/** So long after the last change a smash counts as set: nobody wants to hear of each step before. */
const SETTLED_AFTER_MS = 500;

interface SpeedLabProps {
  presets: readonly Preset[];
  onAwake: () => void;
}

/** The instrument: what is set, and everything that follows from it. */
export function SpeedLab({ presets, onAwake }: SpeedLabProps) {
  const [first] = useState(() => readSmash(location.search));
  const [smash, setSmash] = useState(first);
  const [unit, setUnit] = useState(() => readUnit(storage));
  const [heard, setHeard] = useState('');
  const reading = useMemo(() => readFlight(smash), [smash]);
  const { elapsedS, play, stop } = usePlay(reading.end.timeS);

  useEffect(onAwake, [onAwake]);
  useEffect(() => {
    if (smash === first) return;
    const timer = setTimeout(() => {
      writeAddress(smash);
      setHeard(summaryOf(reading, unit));
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [smash, first, reading, unit]);

  const chooseUnit = useCallback((chosen: Unit) => {
    keepUnit(storage, chosen);
    setUnit(chosen);
  }, []);
  const change = useCallback(
    (part: Partial<Smash>) => {
      stop();
      setSmash((before) => ({ ...before, ...part }));
    },
    [stop],
  );

  const moment = elapsedS === null ? undefined : momentOf(reading.points, elapsedS);
  const { speedKmh } = moment ?? smash;
  const shared = { smash, reading, unit };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.speed} aria-hidden="true" style={{ fontStretch: widthOf(speedKmh) }}>
          {inUnit(speedKmh, unit)}
        </p>
        <div className={styles.unit}>
          <Choice legend={words.unit} options={UNITS} value={unit} onChoose={chooseUnit} />
          <span aria-hidden="true">{elapsedS ? words.after(elapsedS) : words.offRacket}</span>
        </div>
        <Loupe reading={reading} />
      </div>
      <Court {...shared} moment={moment} />
      <div className={styles.play}>
        <Button onClick={() => play(1)}>{words.play}</Button>
        <Button onClick={() => play(8)}>{words.playSlowly}</Button>
      </div>
      <Controls smash={smash} unit={unit} onChange={change} />
      <ReadOuts {...shared} />
      <Camera {...shared} onChange={change} />
      <Presets presets={presets} chosenKmh={smash.speedKmh} unit={unit} onChange={change} />
      <Share smash={smash} />
      <p className={styles.heard} aria-live="polite">
        {heard}
      </p>
    </>
  );
}
