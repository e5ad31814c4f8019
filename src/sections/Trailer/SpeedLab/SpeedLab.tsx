import { useCallback, useEffect, useMemo, useState } from 'react';
import { labWords as words } from '../../../content/en/speedLab.ts';
import { readSmash, withSmash } from './address.ts';
import { Camera } from './Camera.tsx';
import { Choice } from './Choice.tsx';
import { Controls } from './Controls.tsx';
import { Court } from './Court.tsx';
import { momentOf } from './courtView.ts';
import { Loupe } from './Loupe.tsx';
import { Presets } from './Presets.tsx';
import { ReadOuts } from './ReadOuts.tsx';
import { readFlight } from './reading.ts';
import { Share } from './Share.tsx';
import styles from './SpeedLab.module.css';
import type { Smash } from './smash.ts';
import { summaryOf } from './summary.ts';
import { inUnit, keepUnit, readUnit, UNITS, type Unit } from './unit.ts';
import { usePlay } from './usePlay.ts';
import { useSettled } from './useSettled.ts';

const storage = () => localStorage;

/** Browsers take only so many new addresses at once, and refuse more: then the old one stays. */
function writeAddress(smash: Smash): void {
  try {
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + withSmash(search, smash) + hash);
  } catch {
    // The link can still be copied.
  }
}

interface SpeedLabProps {
  onAwake: () => void;
}

/** The instrument: what is set, and everything that follows from it. */
export function SpeedLab({ onAwake }: SpeedLabProps) {
  const [smash, setSmash] = useState(() => readSmash(location.search));
  const [unit, setUnit] = useState(() => readUnit(storage));
  const reading = useMemo(() => readFlight(smash), [smash]);
  const { elapsedS, play, stop } = usePlay(reading.end.timeS);
  useEffect(onAwake, [onAwake]);

  const change = useCallback(
    (part: Partial<Smash>) => {
      stop();
      setSmash((before) => ({ ...before, ...part }));
    },
    [stop],
  );
  const chooseUnit = useCallback((chosen: Unit) => {
    keepUnit(storage, chosen);
    setUnit(chosen);
  }, []);
  const chooseFrameRate = useCallback((frameRateFps: number) => change({ frameRateFps }), [change]);

  const settled = useSettled(smash, writeAddress);
  const heard = useMemo(() => settled && summaryOf(readFlight(settled), unit), [settled, unit]);

  const moment = elapsedS === null ? null : momentOf(reading.points, reading.end, elapsedS);
  const speedKmh = moment?.speedKmh ?? smash.speedKmh;
  return (
    <>
      <div className={styles.head}>
        <p
          className={styles.speed}
          aria-hidden="true"
          style={{ fontStretch: `${widthOf(speedKmh)}%` }}
        >
          {inUnit(speedKmh, unit)}
        </p>
        <div className={styles.unit}>
          <Choice legend={words.unit} options={UNITS} value={unit} onChoose={chooseUnit} />
          <span>{words.offRacket}</span>
        </div>
        <Loupe reading={reading} />
      </div>
      <Court smash={smash} reading={reading} unit={unit} moment={moment} />
      <div className={styles.play}>
        <button type="button" onClick={() => play(1)}>
          {words.play}
        </button>
        <button type="button" onClick={() => play(8)}>
          {words.playSlowly}
        </button>
        <span aria-hidden="true">{(elapsedS ?? reading.end.timeS).toFixed(3)} s</span>
      </div>
      <Controls smash={smash} unit={unit} onChange={change} />
      <ReadOuts smash={smash} reading={reading} unit={unit} />
      <Camera smash={smash} reading={reading} unit={unit} onChoose={chooseFrameRate} />
      <Presets speedKmh={smash.speedKmh} unit={unit} onChoose={change} />
      <Share smash={smash} />
      <p className={styles.heard} aria-live="polite">
        {heard}
      </p>
    </>
  );
}

/** How wide the speed is set: the face's axis from end to end, over what can be set. */
const widthOf = (speedKmh: number): number => Math.round(50 + Math.min(100, speedKmh / 5));
