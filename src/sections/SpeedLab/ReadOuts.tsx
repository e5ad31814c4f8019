import { HALF_COURT_M } from '../../lib/flight.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { REACTION_MS } from './flightAnalysis.ts';
import type { LabProps, LabWords } from './labProps.ts';
import { ReadOut } from './ReadOut.tsx';
import styles from './ReadOuts.module.css';

/** How much time is left to move after the defender has reacted. */
function timeLeft(words: LabWords, timeMs: number): string {
  const leftMs = timeMs - REACTION_MS;
  return leftMs < 0
    ? interpolate(words.noTimeLeft, { missing: -leftMs })
    : interpolate(words.timeLeft, { reaction: REACTION_MS, left: leftMs });
}

/** The five read-outs (docs/requirements.md, 14.2). */
export function ReadOuts({ words, lang, smash, analysis, unit }: LabProps) {
  const { ending, heightOverNetM, speedAtNetKmh, atDefender, landingM } = analysis;
  const timeMs = atDefender && atDefender.timeS * 1000;
  const speed = (name: string, label: string, speedKmh: number | null) => (
    <ReadOut
      words={words}
      name={name}
      label={label}
      value={speedKmh}
      unit={unit}
      note={
        speedKmh &&
        interpolate(words.percentLeft, { percent: Math.round((100 * speedKmh) / smash.speedKmh) })
      }
    />
  );
  return (
    <dl className={styles.readOuts}>
      {speed('speed-at-net-kmh', words.atNet, speedAtNetKmh)}
      <ReadOut
        words={words}
        name="height-over-net-m"
        label={words.overNet}
        value={heightOverNetM}
        text={Math.round((heightOverNetM ?? 0) * 100)}
        unit="cm"
        note={landingM ? words.middle : words.ending[ending]}
      />
      {speed('speed-at-receiver-kmh', words.atDefender, atDefender?.speedKmh ?? null)}
      <ReadOut
        words={words}
        name="time-to-receiver-ms"
        label={words.timeToDefender}
        value={timeMs}
        text={Math.round(timeMs ?? 0)}
        unit="ms"
        note={timeMs ? timeLeft(words, Math.round(timeMs)) : words.defenderAt}
      />
      <ReadOut
        words={words}
        name="landing-m"
        label={words.lands}
        value={landingM}
        text={landingM === null ? undefined : formatNumber(landingM, 2, lang)}
        unit="m"
        note={
          landingM
            ? interpolate(ending === 'in' ? words.landsIn : words.landsOut, {
                metres: formatNumber(Math.abs(HALF_COURT_M - landingM), 2, lang),
              })
            : words.ending[ending]
        }
      />
    </dl>
  );
}
