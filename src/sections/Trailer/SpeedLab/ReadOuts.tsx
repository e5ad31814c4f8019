import type { ReactNode } from 'react';
import { labWords as words } from '../../../content/en/speedLab.ts';
import { COURT } from '../../../lib/court.ts';
import styles from './ReadOuts.module.css';
import { REACTION_MS, type Reading } from './reading.ts';
import type { Smash } from './smash.ts';
import { inUnit, type Unit } from './unit.ts';

interface ReadOutProps {
  name: string;
  label: string;
  /** In km/h, ms or metres, whatever is shown; null where there is nothing to read. */
  value: number | null;
  shown: string | number;
  unit: string;
  note: ReactNode;
  isSpeed?: boolean;
}

/** One number, its name, and what it means. It is not told while it changes: the lab tells it once. */
export function ReadOut({ name, label, value, shown, unit, note, isSpeed }: ReadOutProps) {
  return (
    <div className={styles.readOut}>
      <dt>{label}</dt>
      <dd>
        <output
          className={isSpeed ? styles.measured : undefined}
          data-readout={name}
          data-value={value === null ? 'none' : Math.round(value * 1000) / 1000}
          aria-live="off"
        >
          {value === null ? words.none : shown}
          {value !== null && <span> {unit}</span>}
        </output>
        <p>{note}</p>
      </dd>
    </div>
  );
}

interface ReadOutsProps {
  smash: Smash;
  reading: Reading;
  unit: Unit;
}

/** What the flight comes to, in its order: net, receiver, floor. */
export function ReadOuts({ smash, reading, unit }: ReadOutsProps) {
  const { ending, heightOverNetM, speedAtNetKmh, speedAtReceiverKmh, timeToReceiverMs, landingM } =
    reading;
  const left = (speedKmh: number | null) =>
    speedKmh !== null && words.percentLeft(Math.round((100 * speedKmh) / smash.speedKmh));
  const cm = Math.round((heightOverNetM ?? 0) * 100);
  const isOver = ending === 'in' || ending === 'out';
  const inside = COURT.halfLengthM - (landingM ?? 0);
  return (
    <dl className={styles.readOuts}>
      <ReadOut
        name="speed-at-net-kmh"
        label={words.atNet}
        value={speedAtNetKmh}
        shown={inUnit(speedAtNetKmh ?? 0, unit)}
        unit={unit}
        note={left(speedAtNetKmh)}
        isSpeed
      />
      <ReadOut
        name="height-over-net-m"
        label={words.overNet}
        value={heightOverNetM}
        shown={cm < 0 ? `−${-cm}` : cm}
        unit="cm"
        note={isOver ? words.middle : words.ending[ending]}
      />
      <ReadOut
        name="speed-at-receiver-kmh"
        label={words.atReceiver}
        value={speedAtReceiverKmh}
        shown={inUnit(speedAtReceiverKmh ?? 0, unit)}
        unit={unit}
        note={left(speedAtReceiverKmh) || words.receiverAt}
        isSpeed
      />
      <ReadOut
        name="time-to-receiver-ms"
        label={words.timeToReceiver}
        value={timeToReceiverMs}
        shown={Math.round(timeToReceiverMs ?? 0)}
        unit="ms"
        note={
          timeToReceiverMs === null
            ? words.receiverAt
            : words.timeLeft(Math.round(timeToReceiverMs) - REACTION_MS)
        }
      />
      <ReadOut
        name="landing-m"
        label={words.lands}
        value={landingM}
        shown={(landingM ?? 0).toFixed(2)}
        unit="m"
        note={isOver ? words.landing[ending](Math.abs(inside).toFixed(2)) : words.ending[ending]}
      />
    </dl>
  );
}
