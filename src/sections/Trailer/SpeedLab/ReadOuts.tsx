import type { ReactNode } from 'react';
import { labWords as words } from '../../../content/en/speedLab.ts';
import { HALF_COURT_M } from '../../../lib/flight.ts';
import styles from './ReadOuts.module.css';
import { REACTION_MS, type Reading } from './reading.ts';
import type { Smash } from './smash.ts';
import { inUnit, type Unit, widthOf } from './unit.ts';

interface ReadOutProps {
  name: string;
  label: string;
  /** In km/h, ms or metres, whatever is shown; null where there is nothing to read. */
  value: number | null;
  shown: string | number;
  unit: string;
  note: ReactNode;
  isSpeed?: true;
}

/** One number, its name, and what it means. It is not told while it changes: the lab tells it once. */
export function ReadOut({ name, label, value, shown, unit, note, isSpeed }: ReadOutProps) {
  return (
    <div className={styles.readOut}>
      <dt>{label}</dt>
      <dd>
        <output
          className={isSpeed && styles.measured}
          style={isSpeed && value ? { fontStretch: widthOf(value) } : undefined}
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
  const { ending, heightOverNetM, speedAtNetKmh, atReceiver, landingM } = reading;
  const isOver = ending === 'in' || ending === 'out';
  const timeMs = atReceiver && Math.round(atReceiver.timeS * 1e5) / 100;
  const speed = (name: string, label: string, speedKmh: number | null) => (
    <ReadOut
      name={name}
      label={label}
      value={speedKmh}
      shown={inUnit(speedKmh ?? 0, unit)}
      unit={unit}
      note={speedKmh && words.percentLeft(Math.round((100 * speedKmh) / smash.speedKmh))}
      isSpeed
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
        note={isOver ? words.middle : words.ending[ending]}
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
        shown={(landingM ?? 0).toFixed(2)}
        unit="m"
        note={
          isOver && landingM
            ? words.landing[ending](Math.abs(HALF_COURT_M - landingM).toFixed(2))
            : words.ending[ending]
        }
      />
    </dl>
  );
}
