import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import { inUnit, type Unit } from '../../lib/browser/speedUnit.ts';
import { AERODYNAMIC_LENGTH_M, EXAMPLE_SMASH } from '../../lib/flight/flight.ts';
import { LOWEST_REACH_M } from './courtGeometry.ts';
import { Flight } from './Flight.tsx';
import { FrameRatePanel } from './FrameRatePanel.tsx';
import type { FlightAnalysis } from './flightAnalysis.ts';
import { findPointAtTime } from './flightPaths.ts';
import type { LabProps, LabWords } from './labProps.ts';
import { NET_TO_DEFENDER_M } from './labSettings.ts';
import { NetCloseUp } from './NetCloseUp.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { ReadOuts } from './ReadOuts.tsx';
import { Records } from './Records.tsx';
import { Result } from './Result.tsx';
import { Share } from './Share.tsx';
import { Sliders } from './Sliders.tsx';
import styles from './SpeedLab.module.css';
import { describeStanding } from './standing.ts';
import { withUnit } from './units.ts';
import { SLOW_MOTION_TIMES_SLOWER, useAnnouncement, useSpeedLab } from './useSpeedLab.ts';

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

interface SpeedLabProps extends Pick<LabProps, 'words' | 'lang' | 'measuredSpeeds'> {
  /** The units to choose from. With a single one, there is no choice. */
  units: readonly Unit[];
  /** This and the following parts need no script. */
  heading?: ReactNode;
  /** Where the measured speeds are from. */
  speedSources?: ReactNode;
  /** Where the formulas and the time to react are from. */
  papers?: ReactNode;
  download?: ReactNode;
  court?: ReactNode;
  player?: ReactNode;
}

/**
 * The speed lab: sliders for a smash, and its flight. The served page shows the initial smash.
 */
export function SpeedLab(props: SpeedLabProps) {
  const { words, lang, units, measuredSpeeds, heading, speedSources, papers, download } = props;
  const { court, player } = props;
  const isHydrated = useHydrated();
  const lab = useSpeedLab(units);
  const { smash, unit, analysis, ownSpeedKmh, elapsedS, play, playAutomatically, change } = lab;
  const summary = summarize(words, analysis, unit);
  const announcement = useAnnouncement(smash, lab.isEdited, summary);

  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!drawing.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.intersectionRatio >= VISIBLE_SHARE_TO_PLAY)) return;
        observer.disconnect();
        playAutomatically();
      },
      { threshold: VISIBLE_SHARE_TO_PLAY },
    );
    observer.observe(drawing.current);
    return () => observer.disconnect();
  }, [playAutomatically]);

  const current = elapsedS === null ? undefined : findPointAtTime(analysis.points, elapsedS);
  // The player jumps as high as the contact is; phones see the court as far as the shuttle flies. The
  // security policy forbids the attribute in the served page.
  const endM = Math.max(analysis.end.xM, lab.own?.end.xM ?? 0);
  const drawingStyle = { '--contact-m': smash.heightM, '--end-m': endM } as CSSProperties;
  const shared = {
    words,
    lang,
    measuredSpeeds,
    smash,
    analysis,
    unit,
    isHydrated,
    onChange: change,
  };
  /** Whether the flight leaves little room above its second half, where the number is. */
  const isHigh = analysis.points.some(({ xM, yM }) => xM > -0.5 && yM > 2);
  const standing = describeStanding(words, measuredSpeeds, smash.speedKmh);
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
        <Result
          {...shared}
          speedKmh={current?.speedKmh ?? smash.speedKmh}
          elapsedS={elapsedS}
          standing={standing}
          ownSpeedKmh={ownSpeedKmh}
        />
      </div>
      <div className={styles.drawing} ref={drawing} style={isHydrated ? drawingStyle : undefined}>
        {court}
        <div className={styles.player} hidden={smash.heightM < LOWEST_REACH_M}>
          {player}
        </div>
        <Flight {...shared} current={current} own={lab.own} elapsedS={elapsedS} />
        <NetCloseUp {...shared} />
      </div>
      <div className={`${styles.panel} column`}>
        <div className={styles.controls} data-needs-script>
          <div className={`${styles.tools} row`}>
            <Button onClick={() => play(1)}>{words.play}</Button>
            <Button onClick={() => play(SLOW_MOTION_TIMES_SLOWER)}>{words.playSlowly}</Button>
            {units.length > 1 && (
              <RadioGroup
                name="unit"
                legend={words.unit}
                options={units}
                value={unit}
                onChoose={lab.chooseUnit}
              />
            )}
          </div>
          <Sliders {...shared} />
        </div>
        <Records {...shared} onChoose={lab.chooseRecord} />
        <ReadOuts {...shared} />
        <div className={`${styles.actions} row`}>
          <Share {...shared} standing={standing} summary={summary} />
          {download}
        </div>
        <div className={styles.more}>
          {speedSources}
          <details>
            <summary>{words.camera}</summary>
            <FrameRatePanel {...shared} />
            {papers}
          </details>
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
