import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import { AERODYNAMIC_LENGTH_M, EXAMPLE_SMASH } from '../../lib/flight.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { inUnit, keepUnit, readUnit, type Unit } from '../../lib/speedUnit.ts';
import { Controls } from './Controls.tsx';
import { Court } from './Court.tsx';
import { flightPointAt } from './courtPaths.ts';
import { FrameRatePanel } from './FrameRatePanel.tsx';
import { analyzeFlight, type FlightAnalysis } from './flightAnalysis.ts';
import { type LabProps, type LabWords, withUnit } from './labProps.ts';
import { DEFAULT_SMASH, NET_TO_DEFENDER_M, type Smash } from './labSettings.ts';
import { NetCloseUp } from './NetCloseUp.tsx';
import { Presets } from './Presets.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { ReadOuts } from './ReadOuts.tsx';
import { Share } from './Share.tsx';
import styles from './SpeedLab.module.css';
import { standingOf } from './standing.ts';
import { readSmash, writeUrl } from './urlState.ts';
import { usePlayback } from './usePlayback.ts';

/** The time from the last change to its announcement (docs/requirements.md, 14.3). */
const ANNOUNCE_AFTER_MS = 500;

/** The results as one announcement for screen readers. */
function summaryOf(words: LabWords, analysis: FlightAnalysis, unit: Unit): string {
  const { ending, speedAtNetKmh, atDefender } = analysis;
  const speed = (label: string, speedKmh: number) =>
    `${label} ${withUnit(words, inUnit(speedKmh, unit), unit)}`;
  const sentences = [
    speedAtNetKmh && speed(words.atNet, speedAtNetKmh),
    atDefender && speed(words.atDefender, atDefender.speedKmh),
    atDefender && withUnit(words, Math.round(atDefender.timeS * 1000), 'ms'),
    words.ending[ending],
  ];
  return sentences.filter(Boolean).join(words.sentenceEnd);
}

interface SpeedLabProps extends Pick<LabProps, 'words' | 'lang' | 'presets'> {
  /** The units to choose from. With a single one, there is no choice. */
  units: readonly Unit[];
  /** The papers behind the numbers. */
  sources?: ReactNode;
}

/**
 * The speed lab: sliders for a smash, and its flight. The served page shows the initial smash; the
 * URL and the stored unit are read after hydration.
 */
export function SpeedLab({ words, lang, units, presets, sources }: SpeedLabProps) {
  const isHydrated = useHydrated();
  const [smash, setSmash] = useState(DEFAULT_SMASH);
  /** Whether the visitor has changed the smash. */
  const [isEdited, setIsEdited] = useState(false);
  const [unit, setUnit] = useState<Unit>('km/h');
  const [announcement, setAnnouncement] = useState('');
  const analysis = useMemo(() => analyzeFlight(smash), [smash]);
  const { elapsedS, play, stop } = usePlayback(analysis.end.timeS);
  const summary = summaryOf(words, analysis, unit);

  useEffect(() => {
    setSmash(readSmash(location.search));
    setUnit(units.find((each) => each === readUnit()) ?? 'km/h');
  }, [units]);
  useEffect(() => {
    if (!isEdited) return;
    const timer = setTimeout(() => {
      writeUrl(smash);
      setAnnouncement(summary);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [smash, isEdited, summary]);

  const chooseUnit = (chosen: Unit) => {
    keepUnit(chosen);
    setUnit(chosen);
  };
  const change = useCallback(
    (part: Partial<Smash>) => {
      stop();
      setIsEdited(true);
      setSmash((before) => ({ ...before, ...part }));
    },
    [stop],
  );

  const current = elapsedS === null ? undefined : flightPointAt(analysis.points, elapsedS);
  const { speedKmh } = current ?? smash;
  const shared = { words, lang, presets, smash, analysis, unit, isHydrated, onChange: change };
  const standing = standingOf(words, presets, smash.speedKmh);
  return (
    <div
      className={`${styles.lab} card`}
      id="speed-lab"
      data-part="speed-lab"
      data-hydrated={isHydrated || undefined}
      data-aerodynamic-length-m={AERODYNAMIC_LENGTH_M}
      data-contact-to-net-m={EXAMPLE_SMASH.distanceToNetM}
      data-net-to-receiver-m={NET_TO_DEFENDER_M}
    >
      <div className={styles.head}>
        <p className={styles.speed} aria-hidden="true">
          {inUnit(speedKmh, unit)}
        </p>
        <div className={`${styles.unit} row`}>
          {units.length > 1 && (
            <RadioGroup
              name="unit"
              legend={words.unit}
              options={units}
              value={unit}
              onChoose={chooseUnit}
            />
          )}
          <span aria-hidden="true">
            {units.length === 1 && `${words.units[unit]} `}
            {elapsedS
              ? interpolate(words.after, { seconds: formatNumber(elapsedS, 3, lang) })
              : words.offRacket}
          </span>
        </div>
        <p className={styles.standing}>{standing}</p>
      </div>
      <div className={styles.drawing}>
        <Court {...shared} current={current} />
        <NetCloseUp {...shared} />
      </div>
      <Controls {...shared} />
      <ReadOuts {...shared} />
      <div className={`${styles.actions} row`} data-needs-script>
        <Button onClick={() => play(1)}>{words.play}</Button>
        <Button onClick={() => play(8)}>{words.playSlowly}</Button>
        <Share {...shared} standing={standing} summary={summary} />
      </div>
      <details className={styles.more}>
        <summary>{words.whose}</summary>
        <Presets {...shared} />
      </details>
      <details className={styles.more}>
        <summary>{words.camera}</summary>
        <FrameRatePanel {...shared} />
        {sources}
      </details>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
