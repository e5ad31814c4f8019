import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/Button.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import { formatNumber } from '../../lib/browser/formatNumber.ts';
import { interpolate } from '../../lib/browser/interpolate.ts';
import { inUnit, keepUnit, readUnit, type Unit } from '../../lib/browser/speedUnit.ts';
import { AERODYNAMIC_LENGTH_M, EXAMPLE_SMASH } from '../../lib/flight/flight.ts';
import { ContactControls, SpeedControl } from './Controls.tsx';
import { Court } from './Court.tsx';
import { LOWEST_REACH_M } from './courtGeometry.ts';
import { findPointAtTime } from './courtPaths.ts';
import { FrameRatePanel } from './FrameRatePanel.tsx';
import { analyzeFlight, type FlightAnalysis } from './flightAnalysis.ts';
import { type LabProps, type LabWords, withUnit } from './labProps.ts';
import { DEFAULT_SMASH, NET_TO_DEFENDER_M, type Smash } from './labSettings.ts';
import { NetCloseUp } from './NetCloseUp.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { ReadOuts } from './ReadOuts.tsx';
import { Records } from './Records.tsx';
import { Share } from './Share.tsx';
import styles from './SpeedLab.module.css';
import { measureWidth } from './speedWidth.ts';
import { describeStanding } from './standing.ts';
import { readSmash, writeUrl } from './urlState.ts';
import { usePlayback } from './usePlayback.ts';

/** The time from the last change to its announcement (docs/requirements.md, Speed lab). */
const ANNOUNCE_AFTER_MS = 500;

/** How much slower a flight is played that the visitor did not ask to see in its own time. */
const TIMES_SLOWER = 3;

/** The share of the drawing that is in view when its flight is played. */
const VISIBLE_SHARE_TO_PLAY = 0.6;

/** The results as one announcement for screen readers. */
function summarize(words: LabWords, analysis: FlightAnalysis, unit: Unit): string {
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
  /** The parts that need no script: heading, measured speeds, papers, download, court and players. */
  heading?: ReactNode;
  speeds?: ReactNode;
  sources?: ReactNode;
  download?: ReactNode;
  scene?: ReactNode;
  smasher?: ReactNode;
}

/**
 * The speed lab: sliders for a smash, and its flight. The served page shows the initial smash; the
 * URL and the stored unit are read after hydration.
 */
export function SpeedLab(props: SpeedLabProps) {
  const { words, lang, units, presets, heading, speeds, sources, download } = props;
  const { scene, smasher } = props;
  const isHydrated = useHydrated();
  const [smash, setSmash] = useState(DEFAULT_SMASH);
  /** Whether the visitor has changed the smash. */
  const [isEdited, setIsEdited] = useState(false);
  /** The visitor's own speed while a record is set, whose flight is compared with theirs. */
  const [ownSpeedKmh, setOwnSpeedKmh] = useState<number | null>(null);
  const [unit, setUnit] = useState<Unit>('km/h');
  const [announcement, setAnnouncement] = useState('');
  const analysis = useMemo(() => analyzeFlight(smash), [smash]);
  const own = useMemo(
    () => (ownSpeedKmh === null ? null : analyzeFlight({ ...smash, speedKmh: ownSpeedKmh })),
    [smash, ownSpeedKmh],
  );
  const durationS = Math.max(analysis.end.timeS, own?.end.timeS ?? 0);
  const { elapsedS, play, stop } = usePlayback(durationS);
  const summary = summarize(words, analysis, unit);

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
      if (part.speedKmh) setOwnSpeedKmh(null);
      setSmash((before) => ({ ...before, ...part }));
    },
    [stop],
  );

  /** Sets a record and plays it; if it is set already, the visitor's own speed is back. */
  const chooseRecord = (recordKmh: number) => {
    const isSet = recordKmh === smash.speedKmh;
    if (isSet && ownSpeedKmh === null) return play(TIMES_SLOWER);
    const ownKmh = ownSpeedKmh ?? smash.speedKmh;
    change({ speedKmh: isSet ? ownKmh : recordKmh });
    setOwnSpeedKmh(isSet ? null : ownKmh);
    play(TIMES_SLOWER);
  };

  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!drawing.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.intersectionRatio >= VISIBLE_SHARE_TO_PLAY)) return;
        observer.disconnect();
        play(TIMES_SLOWER);
      },
      { threshold: VISIBLE_SHARE_TO_PLAY },
    );
    observer.observe(drawing.current);
    return () => observer.disconnect();
  }, [play]);

  const current = elapsedS === null ? undefined : findPointAtTime(analysis.points, elapsedS);
  const { speedKmh } = current ?? smash;
  // The security policy forbids style attributes in the served page.
  const speedStyle = isHydrated
    ? { fontStretch: measureWidth(speedKmh / smash.speedKmh) }
    : undefined;
  // The smasher jumps as high as the contact is.
  const smasherStyle = { '--contact-m': smash.heightM } as CSSProperties;
  const shared = { words, lang, presets, smash, analysis, unit, isHydrated, onChange: change };
  /** Whether the flight leaves little room above its second half, where the number is. */
  const isHigh = analysis.points.some(({ xM, zM }) => xM > -0.5 && zM > 2);
  const standing = describeStanding(words, presets, smash.speedKmh);
  return (
    <div
      className={styles.lab}
      id="speed-lab"
      data-part="speed-lab"
      data-hydrated={isHydrated || undefined}
      data-high={isHigh || undefined}
      data-aerodynamic-length-m={AERODYNAMIC_LENGTH_M}
      data-contact-to-net-m={EXAMPLE_SMASH.distanceToNetM}
      data-net-to-receiver-m={NET_TO_DEFENDER_M}
    >
      <div className={`${styles.head} column`}>
        {heading}
        <div className={styles.result}>
          <p className={styles.speed} aria-hidden="true" style={speedStyle}>
            {inUnit(speedKmh, unit)}
          </p>
          <p className={styles.unit} aria-hidden="true">
            <b>{words.units[unit]}</b>
            <span>
              {elapsedS
                ? interpolate(words.after, { seconds: formatNumber(elapsedS, 3, lang) })
                : words.offRacket}
            </span>
          </p>
          <p className={styles.standing}>
            {standing}
            {ownSpeedKmh !== null && (
              <span>
                {interpolate(words.own, {
                  speed: withUnit(words, inUnit(ownSpeedKmh, unit), unit),
                })}
              </span>
            )}
          </p>
        </div>
      </div>
      <div className={styles.drawing} ref={drawing}>
        {scene}
        <div
          className={styles.smasher}
          style={isHydrated ? smasherStyle : undefined}
          hidden={smash.heightM < LOWEST_REACH_M}
        >
          {smasher}
        </div>
        <Court {...shared} current={current} own={own} elapsedS={elapsedS} />
        <NetCloseUp {...shared} />
      </div>
      <div className={`${styles.panel} column`}>
        <SpeedControl {...shared} />
        <Records {...shared} onChoose={chooseRecord} />
        <div className={styles.contact}>
          <ContactControls {...shared} />
          <ReadOuts {...shared} />
        </div>
        <div className={`${styles.actions} row`}>
          <div className={`${styles.tools} row`} data-needs-script>
            <Button onClick={() => play(1)}>{words.play}</Button>
            <Button onClick={() => play(8)}>{words.playSlowly}</Button>
            {units.length > 1 && (
              <RadioGroup
                name="unit"
                legend={words.unit}
                options={units}
                value={unit}
                onChoose={chooseUnit}
              />
            )}
            <Share {...shared} standing={standing} summary={summary} />
          </div>
          {download}
        </div>
        <div className={styles.more}>
          {speeds}
          <details>
            <summary>{words.camera}</summary>
            <FrameRatePanel {...shared} />
            {sources}
          </details>
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
