import { formatNumber } from '../../lib/browser/formatNumber.ts';
import { interpolate } from '../../lib/browser/interpolate.ts';
import { inUnit } from '../../lib/browser/speedUnit.ts';
import { COURT } from '../../lib/flight/court.ts';
import { REACTION_MS } from './flightAnalysis.ts';
import type { LabProps, LabWords } from './labProps.ts';
import { NET_TO_DEFENDER_M } from './labSettings.ts';
import { ReadOut } from './ReadOut.tsx';
import styles from './ReadOuts.module.css';

/** How much time is left to move after the defender has reacted. */
function timeLeft(words: LabWords, timeMs: number): string {
  const leftMs = timeMs - REACTION_MS;
  return leftMs < 0
    ? interpolate(words.noTimeLeft, { missing: -leftMs })
    : interpolate(words.timeLeft, { reaction: REACTION_MS, left: leftMs });
}

/** The five read-outs (docs/requirements.md, Speed lab). */
export function ReadOuts({ words, lang, smash, analysis, unit }: LabProps) {
  const { ending, heightOverNetM, speedAtNetKmh, atDefender, landingM } = analysis;
  const timeMs = atDefender && atDefender.timeS * 1000;
  const metres = (value: number) => formatNumber(value, 2, lang);
  const speed = (name: string, label: string, speedKmh: number | null) => (
    <ReadOut
      words={words}
      name={name}
      label={label}
      value={speedKmh}
      format={(value) => inUnit(value, unit)}
      unit={unit}
      note={
        speedKmh !== null &&
        // Of the speeds as shown, so that the visitor can check it.
        interpolate(words.percentLeft, {
          speedPercent: Math.round((100 * inUnit(speedKmh, unit)) / inUnit(smash.speedKmh, unit)),
        })
      }
    />
  );
  return (
    <dl className={styles.readOuts}>
      {speed('speed-at-net-kmh', words.atNet, speedAtNetKmh)}
      {speed('speed-at-receiver-kmh', words.atDefender, atDefender?.speedKmh ?? null)}
      <ReadOut
        words={words}
        name="time-to-receiver-ms"
        label={words.timeToDefender}
        value={timeMs}
        format={Math.round}
        unit="ms"
        note={
          timeMs === null
            ? interpolate(words.defenderAt, { metres: metres(NET_TO_DEFENDER_M) })
            : timeLeft(words, Math.round(timeMs))
        }
      />
      <ReadOut
        words={words}
        name="height-over-net-m"
        label={words.overNet}
        value={heightOverNetM}
        format={(heightM) => Math.round(heightM * 100)}
        unit="cm"
        note={landingM === null ? words.ending[ending] : words.middle}
      />
      <ReadOut
        words={words}
        name="landing-m"
        label={words.lands}
        value={landingM}
        format={metres}
        unit="m"
        note={
          landingM === null
            ? words.ending[ending]
            : interpolate(ending === 'in' ? words.landsIn : words.landsOut, {
                metres: metres(Math.abs(COURT.halfLengthM - landingM)),
              })
        }
      />
    </dl>
  );
}
