import { labWords as words } from '../../../content/en/speedLab.ts';
import { HALF_COURT_M } from '../../../lib/flight.ts';
import { ReadOut } from './ReadOut.tsx';
import styles from './ReadOuts.module.css';
import { REACTION_MS, type Reading } from './reading.ts';
import type { Smash } from './smash.ts';
import type { Unit } from './unit.ts';

interface ReadOutsProps {
  smash: Smash;
  reading: Reading;
  unit: Unit;
}

/** What the flight comes to, in its order: net, receiver, floor. */
export function ReadOuts({ smash, reading, unit }: ReadOutsProps) {
  const { ending, heightOverNetM, speedAtNetKmh, atReceiver, landingM } = reading;
  const timeMs = atReceiver && atReceiver.timeS * 1000;
  const speed = (name: string, label: string, speedKmh: number | null) => (
    <ReadOut
      name={name}
      label={label}
      value={speedKmh}
      unit={unit}
      note={speedKmh && words.percentLeft(Math.round((100 * speedKmh) / smash.speedKmh))}
    />
  );
  return (
    <dl className={styles.readOuts}>
      {speed('speed-at-net-kmh', words.atNet, speedAtNetKmh)}
      <ReadOut
        name="height-over-net-m"
        label={words.overNet}
        value={heightOverNetM}
        shown={Math.round((heightOverNetM ?? 0) * 100)}
        unit="cm"
        note={landingM ? words.middle : words.ending[ending]}
      />
      {speed('speed-at-receiver-kmh', words.atReceiver, atReceiver?.speedKmh ?? null)}
      <ReadOut
        name="time-to-receiver-ms"
        label={words.timeToReceiver}
        value={timeMs}
        shown={Math.round(timeMs ?? 0)}
        unit="ms"
        note={timeMs ? words.timeLeft(Math.round(timeMs) - REACTION_MS) : words.receiverAt}
      />
      <ReadOut
        name="landing-m"
        label={words.lands}
        value={landingM}
        shown={landingM?.toFixed(2)}
        unit="m"
        note={
          landingM
            ? words.landing(Math.abs(HALF_COURT_M - landingM).toFixed(2), ending === 'in')
            : words.ending[ending]
        }
      />
    </dl>
  );
}
